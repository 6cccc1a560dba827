import { db, type Tx } from '@/lib/platform/db/client';
import { OWN_SECURITY_EVENTS } from '@/lib/platform/observability/security-event-names';

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
