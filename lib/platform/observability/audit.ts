import { db, type Tx } from '@/lib/platform/db/client';
import type { texts } from '@/lib/platform/observability/audit-texts';

/** A noun and a past verb: 'account.exported'. Each has its words in `audit-texts`. */
export type AuditAction = keyof (typeof texts)['english'];

export interface AuditEntry {
  /** Null for the product itself. */
  actorId: number | null;
  action: AuditAction;
  targetType: string;
  targetId: number | string;
  data?: Record<string, string | number | boolean | null>;
}

/** Appends in the transaction of the action where there is one. */
export async function recordAudit(
  { actorId, action, targetType, targetId, data = {} }: AuditEntry,
  tx: Tx = db,
): Promise<void> {
  await tx.auditLog.create({
    data: { actorId, action, targetType, targetId: String(targetId), data },
    select: { id: true },
  });
}
