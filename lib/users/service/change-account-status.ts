import type { Tx } from '@/lib/platform/db/client';
import { updateAccountStatus } from '@/lib/users/repository/account';
import { updateEndedSuspensions } from '@/lib/users/repository/due';

/** After an admin's decision, with a note. Runs in the caller's transaction; sessions end afterwards. */
export async function changeAccountStatus(
  tx: Tx,
  userId: number,
  action: 'ban' | 'suspend' | 'restore',
  { note, days }: { note: string | null; days: number },
): Promise<void> {
  const standing = {
    ban: { bannedAt: new Date() },
    suspend: { suspendedUntil: new Date(Date.now() + days * 86_400_000) },
    restore: { bannedAt: null, suspendedUntil: null },
  }[action];
  await updateAccountStatus(userId, { ...standing, moderationNote: note }, tx);
}

/** A person becomes visible again when the suspension ends: users.discoverable is generated and cannot read the clock. */
export function endSuspensions(): Promise<void> {
  return updateEndedSuspensions();
}
