import { fullName } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { OWN_SECURITY_EVENTS } from '@/lib/platform/observability/security-event-names';
import { listedSports } from '@/lib/users/repository/profile';

/** The card's columns of the person `u`, who was found as `near`. */
export const cardColumns = () =>
  [
    'u.id',
    'near.chord',
    fullName('u').as('name'),
    'u.username',
    'u.bio',
    'u.publicLocation',
    'u.profileImageKey',
    'u.profileImageProvider',
    listedSports().as('sports'),
  ] as const;

type OwnEvent = (typeof OWN_SECURITY_EVENTS)[number];

/** Newest first. */
export async function findSecurityEventsOf(userId: number, limit: number) {
  const rows = await db.securityEvent.findMany({
    where: { userId, event: { in: [...OWN_SECURITY_EVENTS] } },
    orderBy: { id: 'desc' },
    take: limit,
    select: {
      id: true,
      event: true,
      device: true,
      isNewDevice: true,
      detail: true,
      createdAt: true,
    },
  });
  // Only those names were queried.
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    event: row.event as OwnEvent,
  }));
}

/** Null when the row or the person is deleted. */
export async function findNewSignIn(eventId: number, tx: Tx) {
  const row = await tx.securityEvent.findUnique({
    where: { id: eventId, isNewDevice: true },
    select: {
      device: true,
      createdAt: true,
      user: {
        select: {
          id: true,
          email: true,
          emailVerifiedAt: true,
          timeZone: true,
          language: true,
          deletedAt: true,
        },
      },
    },
  });
  if (!row?.user || row.user.deletedAt) return null;
  const { device, createdAt } = row;
  const { id: userId, email, emailVerifiedAt, timeZone, language } = row.user;
  return {
    userId,
    email,
    isConfirmed: emailVerifiedAt !== null,
    timeZone,
    language,
    device,
    createdAt,
  };
}

export async function findSettings(userId: number, tx: Tx = db) {
  const row = await tx.user.findUnique({
    where: { id: userId },
    select: {
      messagePrivacy: true,
      dateStyle: true,
      pausedAt: true,
      womenOnly: true,
      birthYear: true,
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
