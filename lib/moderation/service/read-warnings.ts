import { findOpenWarnings, updateAcknowledged } from '@/lib/moderation/repository/warnings';
import type { WarningDto } from '@/lib/moderation/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';

/** The admins' warnings that the actor has not confirmed. */
export async function listWarnings({ userId }: Actor): Promise<WarningDto[]> {
  const rows = await findOpenWarnings(userId);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** @throws AppError not_found for anybody else's */
export async function acknowledgeWarning({ userId }: Actor, id: number): Promise<void> {
  if (!(await updateAcknowledged(userId, id))) throw notFound('Warning');
}
