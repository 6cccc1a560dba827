import type { Tx } from '@/lib/platform/db/client';
import { updateStanding } from '@/lib/users/repository/account';

/** Bans, suspends or restores a person, with the admin's note. Runs in the caller's transaction; sessions end afterwards. */
export async function changeStanding(
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
  await updateStanding(userId, { ...standing, moderationNote: note }, tx);
}
