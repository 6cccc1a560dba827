import { db, type Tx } from '@/lib/platform/db/client';
import { languageOf } from '@/lib/platform/language/languages';
import type { PushDevice } from '@/lib/platform/push/web-push';

/** The channels of a topic; omitted ones remain unchanged. */
export interface TopicChoice {
  topic: string;
  inApp?: boolean;
  push?: boolean;
  email?: boolean;
}

export async function upsertPreference(
  userId: number,
  { topic, ...choice }: TopicChoice,
  tx: Tx,
): Promise<void> {
  // Undefined values are removed, which Prisma refuses: omitted columns keep their value.
  const values = Object.fromEntries(
    Object.entries(choice).filter(([, value]) => value !== undefined),
  );
  await tx.notificationPreference.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, ...values },
    update: values,
  });
}

/** An endpoint belongs to one browser and its session; the last person to sign in there takes it over. */
export async function upsertDevice(
  { userId, sessionId }: { userId: number; sessionId: string },
  device: PushDevice & { userAgent: string | null },
): Promise<void> {
  const { endpoint, p256dh, auth, userAgent } = device;
  const values = { userId, sessionId, p256dh, auth, userAgent };
  await db.pushSubscription.upsert({
    where: { endpoint },
    create: { endpoint, ...values },
    update: values,
    select: { id: true },
  });
}

/** Devices above this number are probably forgotten; the oldest are deleted. */
export async function deleteOldDevices(userId: number, keep: number): Promise<void> {
  const rows = await db.pushSubscription.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    skip: keep,
    select: { id: true },
  });
  await db.pushSubscription.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

export async function deleteDevice(userId: number, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } });
}

export async function deleteDeviceById(id: number): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id } });
}

export async function updateDeviceUsed(id: number): Promise<void> {
  await db.pushSubscription.updateMany({
    where: { id },
    data: { lastUsedAt: new Date() },
  });
}

export async function findForPush(notificationId: number, tx: Tx = db) {
  const row = await tx.notification.findUnique({
    where: { id: BigInt(notificationId) },
    select: {
      id: true,
      userId: true,
      type: true,
      title: true,
      message: true,
      said: true,
      data: true,
      isRead: true,
      inApp: true,
      user: {
        select: {
          timeZone: true,
          dateStyle: true,
          language: true,
          pushSubscriptions: { select: { id: true, endpoint: true, p256dh: true, auth: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { user, id, ...rest } = row;
  return {
    ...rest,
    id: Number(id),
    timeZone: user.timeZone,
    dateStyle: user.dateStyle,
    language: languageOf(user.language),
    devices: user.pushSubscriptions,
  };
}

export type PushRow = NonNullable<Awaited<ReturnType<typeof findForPush>>>;
