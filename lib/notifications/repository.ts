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
}

export async function insertNotification(
  input: NewNotification,
  tx: Tx = db,
): Promise<NotificationDto> {
  const { userId, actorId = null, type, title, message, data = {} } = input;
  return toDto(
    await tx.notification.create({
      data: { userId, actorId, type, title, content: message, data },
      select,
    }),
  );
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
