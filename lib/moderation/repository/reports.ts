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

/** @throws a violation of reports_open_key for a second open report of the same content */
export function insertReport(
  { targetId, ...report }: NewReport,
  tx: Tx = db,
): Promise<{ id: number; createdAt: Date }> {
  return tx.report.create({
    data: { ...report, targetId: BigInt(targetId) },
    select: { id: true, createdAt: true },
  });
}

export interface ReportDecision {
  status: 'resolved' | 'dismissed';
  action: string;
  adminNotes: string | null;
  resolvedById: number;
}

/** @returns who reported it (null: they left), or null when somebody else decided it first */
export async function updateDecided(
  id: number,
  data: ReportDecision,
  tx: Tx,
): Promise<{ reporterId: number | null } | null> {
  const where = { id, status: 'open' } as const;
  const decided = { ...data, resolvedAt: new Date() };
  const select = { reporterId: true };
  const [row = null] = await tx.report.updateManyAndReturn({ where, data: decided, select });
  return row;
}
