import { db, type Tx } from '@/lib/platform/db/client';
import type { StoredFile } from '@/lib/platform/storage/storage';

export function findSessionsOf(userId: number) {
  return db.session.findMany({
    where: { userId, expire: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { sid: 'asc' }],
    take: 100,
    select: { sid: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
}

/** @returns whether the person had that session. */
export async function deleteSessionOf(userId: number, sid: string, tx: Tx): Promise<boolean> {
  const { count } = await tx.session.deleteMany({ where: { sid, userId } });
  return count === 1;
}

export function findCredentials(userId: number) {
  return db.user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, username: true, emailVerifiedAt: true, language: true },
  });
}

export async function updatePasswordHash(
  userId: number,
  passwordHash: string,
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
}

interface AccountStatus {
  bannedAt?: Date | null;
  suspendedUntil?: Date | null;
  moderationNote: string | null;
}

export async function updateAccountStatus(
  userId: number,
  status: AccountStatus,
  tx: Tx,
): Promise<{ email: string; emailVerifiedAt: Date | null; language: string | null }> {
  const select = { email: true, emailVerifiedAt: true, language: true };
  return tx.user.update({ where: { id: userId }, data: status, select });
}

/** @returns when the account will be deleted: asking again keeps the first date. */
export async function updateDeletion(userId: number, dueAt: Date, tx: Tx): Promise<Date | null> {
  await tx.user.updateMany({
    where: { id: userId, deletionRequestedAt: null },
    data: { deletionRequestedAt: new Date(), deletionDueAt: dueAt },
  });
  const row = await tx.user.findUnique({ where: { id: userId }, select: { deletionDueAt: true } });
  return row?.deletionDueAt ?? null;
}

/** @returns whether a deletion was pending. */
export async function updateRestored(userId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletionRequestedAt: { not: null } },
    data: { deletionRequestedAt: null, deletionDueAt: null },
  });
  return count === 1;
}

/** Forgets the person's own pictures. @returns their files, which are no longer referenced */
export async function deletePicturesOf(userId: number, tx: Tx): Promise<StoredFile[]> {
  const pictures = await tx.upload.findMany({
    where: {
      ownerId: userId,
      OR: [{ purpose: { in: ['avatar', 'coach', 'certificate'] } }, { attachedAt: null }],
    },
    select: { key: true, provider: true },
  });
  await tx.upload.deleteMany({ where: { key: { in: pictures.map(({ key }) => key) } } });
  return pictures;
}

export async function deleteMailTo(email: string, tx: Tx): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { to: email } });
  await tx.verificationToken.deleteMany({ where: { identifier: email } });
}

/**
 * Foreign keys delete the person's own rows and keep those that others need (messages and reviews remain, without an author).
 */
export async function deletePerson(userId: number, tx: Tx): Promise<void> {
  await tx.user.delete({ where: { id: userId }, select: { id: true } });
}
