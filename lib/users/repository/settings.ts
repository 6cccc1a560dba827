import { db, type Tx } from '@/lib/platform/db/client';

export async function findSettings(userId: number, tx: Tx = db) {
  const row = await tx.user.findUnique({
    where: { id: userId },
    select: {
      messagePrivacy: true,
      pausedAt: true,
      womenOnly: true,
      gender: true,
      passwordHash: true,
      notificationPreferences: { select: { topic: true, inApp: true, push: true, email: true } },
    },
  });
  if (!row) return null;
  const { passwordHash, gender, womenOnly, ...settings } = row;
  return {
    ...settings,
    womenOnly: gender === 'female' ? womenOnly : null,
    hasPassword: passwordHash !== null,
  };
}

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export async function updateMessagePrivacy(
  userId: number,
  messagePrivacy: SettingsRow['messagePrivacy'],
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { messagePrivacy }, select: { id: true } });
}

/** A repeated pause keeps the first time. */
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

/** @returns whether the person may choose it: only a woman may. */
export async function updateWomenOnly(
  userId: number,
  womenOnly: boolean,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, gender: 'female' },
    data: { womenOnly },
  });
  return count === 1;
}
