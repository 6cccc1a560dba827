import type { Actor } from '@/lib/platform/auth/actor';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { deleteExportFile, readExportFile } from '@/lib/platform/storage/export-files';
import type { StoredBytes } from '@/lib/platform/storage/storage';
import {
  type DataExportRow,
  failDataExport,
  findDataExport,
  replaceDataExport,
} from '@/lib/users/repository/data-exports';
import type { DataExportDto } from '@/lib/users/schema/account';
import { texts } from '@/lib/users/server-texts';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

/**
 * Requests the file with all of the person's data; a worker makes it. While one is pending, another request changes nothing;
 * afterwards it replaces the previous one.
 */
export async function requestExport(actor: Actor, userId: number): Promise<DataExportDto> {
  requireOwnAccount(actor, userId);
  const { row, before } = await transaction(async (tx) => {
    await lockPerson(userId, tx);
    const before = await findDataExport(userId, tx);
    if (before?.status === 'pending') return { row: before, before: null };
    const exportId = await replaceDataExport(userId, tx);
    await enqueue(tx, 'users:make-export', { exportId });
    return { row: await findDataExport(userId, tx), before };
  });
  if (before?.fileName) await deleteExportFile(before.fileName);
  return toDto(row);
}

export async function readExport(actor: Actor, userId: number): Promise<DataExportDto> {
  requireOwnAccount(actor, userId);
  return toDto(await findDataExport(userId));
}

/**
 * For the person only, not even for admins.
 * @throws AppError not_found when there is none yet, gone once it has expired
 */
export async function downloadExport(actor: Actor, userId: number): Promise<StoredBytes> {
  requireOwnAccount(actor, userId);
  const row = await findDataExport(userId);
  const { status } = toDto(row);
  if (status === 'expired') {
    throw new AppError('gone', say(texts, 'exportExpired'));
  }
  if (!row?.fileName) throw notFound(say(texts, 'exportNotFound'));
  const file = await readExportFile(row.fileName);
  if (!file) {
    await failDataExport(row.id);
    throw new AppError('gone', say(texts, 'exportGone'));
  }
  await recordAudit({
    actorId: userId,
    action: 'account.exported',
    targetType: 'user',
    targetId: userId,
  });
  return file;
}

/** An export past its date counts as expired, swept or not. */
function toDto(row: DataExportRow | null): DataExportDto {
  if (!row) return { status: 'none', requestedAt: null, expiresAt: null, bytes: null };
  const { createdAt, expiresAt, bytes } = row;
  const isOver = row.status === 'ready' && expiresAt !== null && expiresAt <= new Date();
  return {
    status: isOver ? 'expired' : row.status,
    requestedAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes: bytes === null || isOver ? null : bytes,
  };
}
