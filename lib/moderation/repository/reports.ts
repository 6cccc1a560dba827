import type { ReportReason, ReportTarget } from '@/lib/moderation/constants';
import type { ReportedThing } from '@/lib/moderation/repository/find-reported';
import { db, type Tx } from '@/lib/platform/db/client';

export interface NewReport extends ReportedThing {
  reporterId: number;
  targetType: ReportTarget;
  targetId: number;
  reason: ReportReason;
  note: string | null;
}

/** @throws a violation of reports_open_key for a second open report of the same thing */
export function insertReport(
  { targetId, ...report }: NewReport,
  tx: Tx = db,
): Promise<{ id: number; createdAt: Date }> {
  return tx.report.create({
    data: { ...report, targetId: BigInt(targetId) },
    select: { id: true, createdAt: true },
  });
}
