import type { Actor } from '@/lib/auth/actor';

/** A profile, its sports and its picture are changed by their owner alone, admins included. */
export function canEditProfile(actor: Actor, userId: number): boolean {
  return actor.userId === userId;
}
