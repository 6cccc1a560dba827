import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';

export function createNotification(
  userId: number,
  overrides: Partial<NewRow<'notifications'>> = {},
): Promise<Row<'notifications'>> {
  return insertRow(pool, 'notifications', {
    type: 'friend_request',
    title: 'New connection request',
    message: 'Somebody would like to connect with you.',
    ...overrides,
    userId,
  });
}
