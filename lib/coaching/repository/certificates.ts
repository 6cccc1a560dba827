import { db, type Tx } from '@/lib/platform/db/client';
import type { StoredFile, StoredUpload } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';

const ORDER = { id: 'asc' } as const;
const FILE = { fileKey: true, fileProvider: true } as const;

/** Of one coach, the first one first. */
export function findCertificates(coachId: number, tx: Tx = db) {
  return tx.coachCertificate.findMany({
    where: { coachId },
    select: { id: true, name: true, status: true, reason: true },
    orderBy: ORDER,
  });
}

export function countCertificates(coachId: number, tx: Tx): Promise<number> {
  return tx.coachCertificate.count({ where: { coachId } });
}

export async function insertCertificate(
  { id: coachId, userId }: { id: number; userId: number },
  { name, file }: { name: string; file: StoredUpload },
  tx: Tx,
): Promise<void> {
  await insertUploads({ ownerId: userId, purpose: 'certificate' }, [file], tx);
  const data = { coachId, name, fileKey: file.key, fileProvider: file.provider };
  await tx.coachCertificate.create({ data, select: { id: true } });
}

/** @returns the files of what was deleted; null when there is no such certificate of this coach */
export async function deleteCertificate(
  coachId: number,
  id: number,
  tx: Tx,
): Promise<StoredFile[] | null> {
  const row = await tx.coachCertificate.findFirst({ where: { id, coachId }, select: FILE });
  if (!row) return null;
  const files = filesOf([row]);
  await deleteUploads(files, tx);
  await tx.coachCertificate.deleteMany({ where: { id } });
  return files;
}

/** What admins have to look at, the oldest first. */
export function findPendingCertificates(limit: number) {
  return db.coachCertificate.findMany({
    where: { status: 'pending', coach: { status: 'approved' } },
    select: {
      id: true,
      name: true,
      submittedAt: true,
      coach: { select: { id: true, name: true, sport: { select: { name: true } } } },
    },
    orderBy: ORDER,
    take: limit,
  });
}

/** @returns null without a certificate or when its file has gone */
export async function findCertificateFile(id: number) {
  const row = await db.coachCertificate.findUnique({ where: { id }, select: FILE });
  if (!row?.fileKey) return null;
  const select = { key: true, provider: true, contentType: true };
  return db.upload.findUnique({ where: { key: row.fileKey }, select });
}

export interface CertificateDecision {
  status: 'verified' | 'declined';
  reason: string | null;
}

/** @returns whose it is; null when it was decided already, or removed */
export async function updateCertificate(
  id: number,
  decision: CertificateDecision,
  tx: Tx,
): Promise<{ coachId: number; userId: number } | null> {
  const { count } = await tx.coachCertificate.updateMany({
    where: { id, status: 'pending' },
    data: { ...decision, decidedAt: new Date() },
  });
  if (count === 0) return null;
  const { coach } = await tx.coachCertificate.findUniqueOrThrow({
    where: { id },
    select: { coach: { select: { id: true, userId: true } } },
  });
  return { coachId: coach.id, userId: coach.userId };
}

/** Forgets the files of certificates that were decided before. @returns the files, which are no longer referenced */
export async function forgetFilesOfDecided(
  before: Date,
  limit: number,
  tx: Tx,
): Promise<StoredFile[]> {
  const rows = await tx.coachCertificate.findMany({
    where: { status: { not: 'pending' }, decidedAt: { lt: before }, fileKey: { not: null } },
    select: { id: true, ...FILE },
    take: limit,
  });
  const files = filesOf(rows);
  await tx.coachCertificate.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { fileKey: null, fileProvider: null },
  });
  await deleteUploads(files, tx);
  return files;
}

interface FileRow {
  fileKey: string | null;
  fileProvider: StoredFile['provider'] | null;
}

const filesOf = (rows: FileRow[]): StoredFile[] =>
  rows.flatMap(({ fileKey: key, fileProvider: provider }) =>
    key && provider ? [{ key, provider }] : [],
  );

async function deleteUploads(files: StoredFile[], tx: Tx): Promise<void> {
  await tx.upload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
}
