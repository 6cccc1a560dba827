import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';

export function createFriendRequest(
  senderId: number,
  receiverId: number,
  overrides: Partial<NewRow<'friendRequests'>> = {},
): Promise<Row<'friendRequests'>> {
  return insertRow(pool, 'friendRequests', { ...overrides, senderId, receiverId });
}

/** Connects two people. */
export function connect(senderId: number, receiverId: number): Promise<Row<'friendRequests'>> {
  return createFriendRequest(senderId, receiverId, { status: 'accepted', decidedAt: new Date() });
}
