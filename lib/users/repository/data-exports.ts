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

/** In place of the one before, whose file is the caller's to remove. Under `lockPerson`. */
export async function replaceDataExport(userId: number, tx: Tx): Promise<number> {
  await tx.dataExport.deleteMany({ where: { userId } });
  const { id } = await tx.dataExport.create({ data: { userId }, select: { id: true } });
  return id;
}

export interface BegunExport {
  userId: number;
  /** This one included. */
  attempts: number;
}

/** Notes an attempt. @returns null when there is nothing to make: it is there, or its person is gone */
export async function beginDataExport(id: number): Promise<BegunExport | null> {
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

/** @returns whose it is; null when the person is gone, asked anew, or another attempt was faster */
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

/** @returns whether it had not failed or ended already. */
export async function failDataExport(id: number, tx: Tx = db): Promise<boolean> {
  const { count } = await tx.dataExport.updateMany({
    where: { id, status: { in: ['pending', 'ready'] } },
    data: { status: 'failed', fileName: null, bytes: null, expiresAt: null },
  });
  return count === 1;
}

/** What is over loses its file, and what nobody makes any more has failed. */
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

/** Of these names, those that no export has. */
export async function findForgottenFiles(names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS n(name)
     WHERE NOT EXISTS (SELECT FROM data_exports WHERE file_name = name)`,
    [names],
  );
  return rows.map(({ name }) => name);
}
