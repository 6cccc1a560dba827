import { db } from '@/lib/db/client';
import type { Block, Prisma, Report } from '@/lib/db/generated/client';

/** One row hides both from each other. */
export function createBlock(blockerId: number, blockedId: number): Promise<Block> {
  return db.block.create({ data: { blockerId, blockedId } });
}

export function createReport(
  reporterId: number,
  subjectId: number,
  overrides: Partial<Prisma.ReportUncheckedCreateInput> = {},
): Promise<Report> {
  return db.report.create({
    data: {
      targetType: 'person',
      targetId: subjectId,
      reason: 'spam',
      ...overrides,
      reporterId,
      subjectId,
    },
  });
}
