import type { Actor } from '@/lib/auth/actor';

/** A profile, its sports and its picture are changed by their owner alone, admins included. */
export function canEditProfile(actor: Actor, userId: number): boolean {
  return actor.userId === userId;
}

export interface MessageFacts {
  messagePrivacy: 'anyone' | 'members' | 'connections';
  connected: boolean;
  sharesGroup: boolean;
}

/** Whether a person's choice lets the other start a conversation. Blocks are decided before. */
export function canMessage({ messagePrivacy, connected, sharesGroup }: MessageFacts): boolean {
  if (messagePrivacy === 'anyone' || connected) return true;
  return messagePrivacy === 'members' && sharesGroup;
}
