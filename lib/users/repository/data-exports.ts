import { db, type Tx } from '@/lib/db/client';
import type { DataExport } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';

export type DataExportRow = Omit<DataExport, 'userId' | 'attempts'>;

export function findDataExport(userId: number, tx: Tx = db): Promise<DataExportRow | null> {
  return tx.dataExport.findUnique({
    where: { userId },
    select: {
      id: true,
      status: true,
      fileName: true,
      bytes: true,
      expiresAt: true,
      createdAt: true,
    },
  });
}

/** Replaces the previous export, whose file the caller removes. Call it under `lockPerson`. */
export async function replaceDataExport(userId: number, tx: Tx): Promise<number> {
  await tx.dataExport.deleteMany({ where: { userId } });
  const { id } = await tx.dataExport.create({ data: { userId }, select: { id: true } });
  return id;
}

export interface StartedExport {
  userId: number;
  /** Including this one. */
  attempts: number;
}

/** Counts an attempt. @returns null when there is nothing to do: the export is finished or its person is gone */
export async function startDataExport(id: number): Promise<StartedExport | null> {
  const [begun] = await db.dataExport.updateManyAndReturn({
    where: { id, status: 'pending' },
    data: { attempts: { increment: 1 } },
    select: { userId: true, attempts: true },
  });
  return begun ?? null;
}

export interface ExportReader {
  userId: number;
  email: string;
  emailVerifiedAt: Date | null;
  timeZone: string;
}

/** @returns the person's id; null when the person is gone, requested another one, or another attempt was faster */
export async function finishDataExport(
  id: number,
  { fileName, bytes, expiresAt }: { fileName: string; bytes: number; expiresAt: Date },
  tx: Tx,
): Promise<ExportReader | null> {
  const [reader] = await tx.$queryRaw<ExportReader[]>`
    UPDATE data_exports e SET status = 'ready', file_name = ${fileName}, bytes = ${bytes}, expires_at = ${expiresAt}
    FROM users u WHERE e.id = ${id} AND e.status = 'pending' AND u.id = e.user_id
    RETURNING u.id AS "userId", u.email, u.email_verified_at AS "emailVerifiedAt", u.time_zone AS "timeZone"`;
  return reader ?? null;
}

/** @returns whether it was still pending. */
export async function failDataExport(id: number, tx: Tx = db): Promise<boolean> {
  const { count } = await tx.dataExport.updateMany({
    where: { id, status: { in: ['pending', 'ready'] } },
    data: { status: 'failed', fileName: null, bytes: null, expiresAt: null },
  });
  return count === 1;
}

/** Expired exports lose their file, and pending ones that nobody is making become failed. */
export async function endOldDataExports(pendingHoursMax: number): Promise<void> {
  await pool.query(
    `UPDATE data_exports SET status = 'expired', file_name = NULL, bytes = NULL
     WHERE status = 'ready' AND expires_at <= now()`,
  );
  await pool.query(
    `UPDATE data_exports SET status = 'failed'
     WHERE status = 'pending' AND created_at < now() - make_interval(hours => $1)`,
    [pendingHoursMax],
  );
}

/** Those of these names that belong to no export. */
export async function findOrphanedFiles(names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS n(name)
     WHERE NOT EXISTS (SELECT FROM data_exports WHERE file_name = name)`,
    [names],
  );
  return rows.map(({ name }) => name);
}
