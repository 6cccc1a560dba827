import { db, type Tx } from '@/lib/platform/db/client';

export async function findSettings(userId: number, tx: Tx = db) {
  const row = await tx.user.findUnique({
    where: { id: userId },
    select: {
      messagePrivacy: true,
      pausedAt: true,
      passwordHash: true,
      notificationPreferences: { select: { topic: true, inApp: true, push: true, email: true } },
    },
  });
  if (!row) return null;
  const { passwordHash, ...settings } = row;
  return { ...settings, hasPassword: passwordHash !== null };
}

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export async function updateMessagePrivacy(
  userId: number,
  messagePrivacy: SettingsRow['messagePrivacy'],
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { messagePrivacy }, select: { id: true } });
}

/** Pausing again keeps the first time. */
export async function updatePaused(userId: number, paused: boolean, tx: Tx): Promise<void> {
  if (paused) {
    await tx.user.updateMany({
      where: { id: userId, pausedAt: null },
      data: { pausedAt: new Date() },
    });
    return;
  }
  await tx.user.updateMany({ where: { id: userId }, data: { pausedAt: null } });
}
