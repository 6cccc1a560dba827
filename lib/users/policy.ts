import type { Actor } from '@/lib/platform/auth/actor';

/** Only the owner changes a profile, its sports and its picture; not even admins may. */
export function canEditProfile(actor: Actor, userId: number): boolean {
  return actor.userId === userId;
}

export interface MessageFacts {
  messagePrivacy: 'anyone' | 'members' | 'connections';
  connected: boolean;
  sharesGroup: boolean;
}

/** Whether a person's setting lets the other start a conversation. Blocks are checked before. */
export function canMessage({ messagePrivacy, connected, sharesGroup }: MessageFacts): boolean {
  if (messagePrivacy === 'anyone' || connected) return true;
  return messagePrivacy === 'members' && sharesGroup;
}
