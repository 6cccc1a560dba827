import type { Actor } from '@/lib/platform/auth/actor';
import { SECURITY_EVENTS_SHOWN_MAX } from '@/lib/users/constants';
import { findSecurityEventsOf } from '@/lib/users/repository/security-events';
import type { SecurityEventDto } from '@/lib/users/schema/account';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

/** Newest first. @throws AppError forbidden */
export async function listSecurityEvents(
  actor: Actor,
  userId: number,
): Promise<SecurityEventDto[]> {
  requireOwnAccount(actor, userId);
  const rows = await findSecurityEventsOf(userId, SECURITY_EVENTS_SHOWN_MAX);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
