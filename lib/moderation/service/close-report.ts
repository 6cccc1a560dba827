import { type ReportDecision, updateDecided } from '@/lib/moderation/repository/reports';
import { insertWarning, type NewWarning } from '@/lib/moderation/repository/warnings';
import type { Tx } from '@/lib/platform/db/client';

/** Stores an admin's decision. Runs in the caller's transaction. @returns false when somebody else decided it first */
export function closeReport(tx: Tx, id: number, decision: ReportDecision): Promise<boolean> {
  return updateDecided(id, decision, tx);
}

/** The person has to confirm the warning. Runs in the caller's transaction. */
export function warnPerson(tx: Tx, warning: NewWarning): Promise<void> {
  return insertWarning(warning, tx);
}
