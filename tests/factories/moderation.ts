import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';

/** One row hides both from each other. */
export function createBlock(blockerId: number, blockedId: number): Promise<Row<'blocks'>> {
  return insertRow(pool, 'blocks', { blockerId, blockedId });
}

export function createReport(
  reporterId: number,
  subjectId: number,
  overrides: Partial<NewRow<'reports'>> = {},
): Promise<Row<'reports'>> {
  const about = { targetType: 'person', targetId: subjectId, reason: 'spam' } as const;
  return insertRow(pool, 'reports', { ...about, ...overrides, reporterId, subjectId });
}
