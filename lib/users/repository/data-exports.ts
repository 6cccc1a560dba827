import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';

export async function findDataExport(userId: number, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('dataExports')
    .where('userId', '=', userId)
    .select(['id', 'status', 'fileName', 'bytes', 'expiresAt', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

export type DataExportRow = NonNullable<Awaited<ReturnType<typeof findDataExport>>>;

/** Replaces the previous export, whose file the caller removes. Call it under `lockPerson`. */
export async function replaceDataExport(userId: number, tx: Tx): Promise<number> {
  await on(tx).deleteFrom('dataExports').where('userId', '=', userId).execute();
  const { id } = await on(tx)
    .insertInto('dataExports')
    .values({ userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the name of the file, if there is one; it is no longer referenced */
export async function deleteDataExportOf(userId: number, tx: Tx): Promise<string[]> {
  // An export that finishes at this moment waits for the row lock, and then finds its row gone.
  const rows = await on(tx)
    .deleteFrom('dataExports')
    .where('userId', '=', userId)
    .returning('fileName')
    .execute();
  return rows.flatMap(({ fileName }) => fileName ?? []);
}

export interface StartedExport {
  userId: number;
  /** Counts this one. */
  attempts: number;
}

/** Counts an attempt. @returns null when there is nothing to do: the export is finished or its person is gone */
export async function startDataExport(id: number): Promise<StartedExport | null> {
  const started = await on()
    .updateTable('dataExports')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['userId', 'attempts'])
    .executeTakeFirst();
  return started ?? null;
}

/** @returns the person; null when they are gone, requested another one, or another attempt was faster */
export async function finishDataExport(
  id: number,
  file: { fileName: string; bytes: number; expiresAt: Date },
  tx: Tx,
) {
  const recipient = await on(tx)
    .updateTable('dataExports as e')
    .from('users as u')
    .set({ status: 'ready', ...file })
    .where('e.id', '=', id)
    .where('e.status', '=', 'pending')
    .whereRef('u.id', '=', 'e.userId')
    .returning(['u.id as userId', 'u.email', 'u.emailVerifiedAt', 'u.timeZone', 'u.language'])
    .executeTakeFirst();
  return recipient ?? null;
}

/** @returns whether it was still pending. */
export async function failDataExport(id: number, tx?: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('dataExports')
    .set({ status: 'failed', fileName: null, bytes: null, expiresAt: null })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'ready'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Expired exports lose their file, and pending ones without a running job become failed. */
export async function endOldDataExports(pendingHoursMax: number): Promise<void> {
  await on()
    .updateTable('dataExports')
    .set({ status: 'expired', fileName: null, bytes: null })
    .where('status', '=', 'ready')
    .where('expiresAt', '<=', now)
    .execute();
  await on()
    .updateTable('dataExports')
    .set({ status: 'failed' })
    .where('status', '=', 'pending')
    .where('createdAt', '<', secondsAgo(pendingHoursMax * 3_600))
    .execute();
}

/** The names without an export. */
export async function findOrphanedFiles(names: string[]): Promise<string[]> {
  const rows = await on()
    .selectFrom('dataExports')
    .where((eb) => eb('fileName', '=', eb.fn.any(eb.val(names))))
    .select('fileName')
    .execute();
  const owned = new Set(rows.map(({ fileName }) => fileName));
  return names.filter((name) => !owned.has(name));
}
