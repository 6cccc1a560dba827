import { db, type Tx } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { notBlockedWhere } from '@/lib/moderation/visibility';
import type { NotificationDto } from '@/lib/realtime/payloads';

const select = {
  id: true,
  type: true,
  title: true,
  content: true,
  data: true,
  isRead: true,
  createdAt: true,
} satisfies Prisma.NotificationSelect;

type Row = Prisma.NotificationGetPayload<{ select: typeof select }>;

function toDto(row: Row): NotificationDto {
  const data = row.data;
  return {
    id: Number(row.id),
    type: row.type,
    title: row.title,
    content: row.content,
    data: typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {},
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
  };
}

export interface NewNotification {
  userId: number;
  /** Whose doing it was: a block between the two hides it. */
  actorId?: number;
  type: string;
  title: string;
  message: string;
  data?: Prisma.InputJsonObject;
  /** The same event announced twice to one person is one row. */
  dedupeKey?: string;
}

/** @returns null when the person was told of this event already */
export async function insertNotification(
  input: NewNotification,
  inApp: boolean,
  tx: Tx,
): Promise<NotificationDto | null> {
  const { userId, actorId = null, type, title, message, data = {}, dedupeKey } = input;
  const rows = await tx.notification.createManyAndReturn({
    data: [
      {
        userId,
        actorId,
        type,
        title: clip(title, TITLE_LENGTH_MAX),
        content: clip(message, CONTENT_LENGTH_MAX),
        data,
        inApp,
        dedupeKey: dedupeKey ?? null,
      },
    ],
    skipDuplicates: true,
    select,
  });
  return rows[0] ? toDto(rows[0]) : null;
}

/** As the checks of the table: a long name in a sentence must not cost the change that it tells of. */
const TITLE_LENGTH_MAX = 160;
const CONTENT_LENGTH_MAX = 1_000;

function clip(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

export interface ChannelsRow {
  inApp: boolean;
  push: boolean;
  email: boolean;
  hasDevice: boolean;
}

/** Where a person wants to hear of a topic; without a choice, everywhere. */
export async function findChannels(
  userId: number,
  topic: string | null,
  tx: Tx,
): Promise<ChannelsRow> {
  const rows = await tx.$queryRaw<ChannelsRow[]>`
    SELECT coalesce(p.in_app, true) AS "inApp", coalesce(p.push, true) AS push, coalesce(p.email, true) AS email,
      EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = ${userId}) AS "hasDevice"
    FROM (SELECT 1) one
    LEFT JOIN notification_preferences p ON p.user_id = ${userId} AND p.topic = ${topic}`;
  return rows[0] ?? { inApp: true, push: true, email: true, hasDevice: false };
}

/** Marks what concerns a thing as read: whoever has seen the thing need not open the bell. */
export async function updateReadAbout(
  userId: number,
  about: Prisma.InputJsonObject,
): Promise<number> {
  // Containment over the person's few unread rows, which the partial index finds.
  return db.$executeRaw`
    UPDATE notifications SET is_read = true, read_at = now()
    WHERE user_id = ${userId} AND NOT is_read AND data @> ${JSON.stringify(about)}::jsonb`;
}

/** Newest first; `cursor` is the last id of the page before. A block hides what the other person caused. */
export async function findNotifications(
  userId: number,
  page: { cursor?: number; limit: number },
  tx: Tx = db,
): Promise<NotificationDto[]> {
  const rows = await tx.notification.findMany({
    where: {
      userId,
      inApp: true,
      OR: [{ actorId: null }, { actor: notBlockedWhere(userId) }],
      ...(page.cursor === undefined ? {} : { id: { lt: BigInt(page.cursor) } }),
    },
    orderBy: { id: 'desc' },
    take: page.limit,
    select,
  });
  return rows.map(toDto);
}

/** @returns how many rows of this person changed: 0 or 1. */
export async function updateRead(userId: number, id: number, tx: Tx = db): Promise<number> {
  const { count } = await tx.notification.updateMany({
    where: { id: BigInt(id), userId },
    data: { isRead: true },
  });
  return count;
}

export async function updateAllRead(userId: number, tx: Tx = db): Promise<number> {
  const { count } = await tx.notification.updateMany({
    where: { userId, isRead: false },
    data: { isRead: true },
  });
  return count;
}
