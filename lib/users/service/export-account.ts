import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/observability/audit';
import { findExport } from '@/lib/users/repository/export';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

/** Everything the person wrote or is, for nobody else, admins included. Other people appear by id only. */
export async function exportAccount(
  actor: Actor,
  userId: number,
): Promise<Record<string, unknown>> {
  requireOwnAccount(actor, userId);
  const { profile, ...sections } = await findExport(userId);
  await recordAudit({
    actorId: userId,
    action: 'account.exported',
    targetType: 'user',
    targetId: userId,
  });
  return { exportedAt: new Date().toISOString(), profile: profile?.[0] ?? null, ...sections };
}
