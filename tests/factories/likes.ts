import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { connect } from './connections';

/** An unreturned like. */
export function createLike(
  user1Id: number,
  user2Id: number,
  overrides: Partial<NewRow<'matches'>> = {},
): Promise<Row<'matches'>> {
  return insertRow(pool, 'matches', { ...overrides, user1Id, user2Id });
}

/** Both like each other, which connects them. */
export async function createMatch(firstId: number, secondId: number): Promise<void> {
  const matched = { status: 'matched', matchedAt: new Date() } as const;
  await createLike(firstId, secondId, matched);
  await createLike(secondId, firstId, matched);
  await connect(firstId, secondId);
}

export function createSkip(
  userId: number,
  skippedId: number,
  overrides: Partial<NewRow<'skips'>> = {},
): Promise<Row<'skips'>> {
  return insertRow(pool, 'skips', { ...overrides, userId, skippedId });
}
