import type { Tx } from '@/lib/platform/db/client';
import { findCredentials, updateAccountStatus } from '@/lib/users/repository/account';
import { updateEndedSuspensions } from '@/lib/users/repository/due';

/**
 * After an admin's decision, with a note. Runs in the caller's transaction; sessions end afterwards.
 * @returns where the person can be told
 */
export function changeAccountStatus(
  tx: Tx,
  userId: number,
  action: 'ban' | 'suspend' | 'restore',
  { note, days }: { note: string | null; days: number },
): ReturnType<typeof updateAccountStatus> {
  const standing = {
    ban: { bannedAt: new Date() },
    suspend: { suspendedUntil: new Date(Date.now() + days * 86_400_000) },
    restore: { bannedAt: null, suspendedUntil: null },
  }[action];
  return updateAccountStatus(userId, { ...standing, moderationNote: note }, tx);
}

/** Where the person can be told. */
export const findMailed = findCredentials;

/** A person becomes visible again when the suspension ends: users.discoverable is generated and cannot read the clock. */
export function endSuspensions(): Promise<void> {
  return updateEndedSuspensions();
}
