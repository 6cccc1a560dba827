import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { transaction } from '@/lib/platform/db/transaction';
import { recordAudit } from '@/lib/platform/observability/audit';
import type { StoredFile } from '@/lib/platform/storage/storage';
import { eraseTraces } from '@/lib/users/repository/erase-traces';

export function findSessionsOf(userId: number) {
  return db.session.findMany({
    where: { userId, expire: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { sid: 'asc' }],
    take: 100,
    select: { sid: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
}

/** @returns whether the person had that session. */
export async function deleteSessionOf(userId: number, sid: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { sid, userId } });
  return count === 1;
}

export function findCredentials(userId: number) {
  return db.user.findUnique({
    where: { id: userId },
    select: { email: true, name: true, username: true, emailVerifiedAt: true },
  });
}

export async function updatePasswordHash(
  userId: number,
  passwordHash: string,
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
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

/**
 * Deletes the person for good when the date has come; running it again finds nothing. Foreign keys delete the person's own
 * rows and keep those that others need (messages and reviews stay, without an author).
 * @param beforeDelete what other features have to do while the person still exists
 * @returns the files that are no longer referenced; null when there was nothing to do
 */
export async function deletePerson(
  userId: number,
  beforeDelete: (tx: Tx) => Promise<void>,
): Promise<{ pictures: StoredFile[]; exports: string[] } | null> {
  return transaction(async (tx) => {
    const person = await on(tx)
      .selectFrom('users')
      .where('id', '=', userId)
      .where('deletionDueAt', '<=', now)
      .select('email')
      .forUpdate()
      .executeTakeFirst();
    if (!person) return null;
    await beforeDelete(tx);
    await eraseTraces(userId, tx);
    await handOverGroups(userId, tx);
    const pictures = await tx.upload.findMany({
      where: {
        ownerId: userId,
        OR: [{ purpose: { in: ['avatar', 'coach'] } }, { attachedAt: null }],
      },
      select: { key: true, provider: true },
    });
    await tx.upload.deleteMany({ where: { key: { in: pictures.map(({ key }) => key) } } });
    // An export that finishes at this moment waits for the row lock, and then finds its row gone.
    const exports = await on(tx)
      .deleteFrom('dataExports')
      .where('userId', '=', userId)
      .returning('fileName')
      .execute();
    await tx.outboxMail.deleteMany({ where: { to: person.email } });
    await tx.verificationToken.deleteMany({ where: { identifier: person.email } });
    await tx.notification.deleteMany({ where: { actorId: userId } });
    await tx.user.delete({ where: { id: userId }, select: { id: true } });
    await recordAudit(
      { actorId: null, action: 'account.deleted', targetType: 'user', targetId: userId },
      tx,
    );
    return { pictures, exports: exports.flatMap(({ fileName }) => fileName ?? []) };
  });
}

/**
 * Groups go to their longest-serving organiser, else their longest-serving member; a group without anybody else is deleted
 * with its creator.
 */
async function handOverGroups(userId: number, tx: Tx): Promise<void> {
  const handed = await on(tx)
    .with('heirs', (kx) =>
      kx
        .selectFrom('groupMembers as m')
        .innerJoin('groups as mine', 'mine.id', 'm.groupId')
        .where('mine.creatorId', '=', userId)
        .where('m.userId', '<>', userId)
        .distinctOn('m.groupId')
        .orderBy('m.groupId')
        .orderBy((eb) => eb('m.role', '=', 'organiser'), 'desc')
        .orderBy('m.joinedAt')
        .orderBy('m.id')
        .select(['m.groupId', 'm.userId']),
    )
    .updateTable('groups as g')
    .from('heirs')
    .set((eb) => ({ creatorId: eb.ref('heirs.userId') }))
    .whereRef('g.id', '=', 'heirs.groupId')
    .returning(['g.id', 'heirs.userId as heirId'])
    .execute();
  // Remove the old creator's membership first: a group has one creator at a time.
  await tx.groupMember.deleteMany({ where: { userId } });
  for (const { id, heirId } of handed) {
    await tx.groupMember.updateMany({
      where: { groupId: id, userId: heirId },
      data: { role: 'creator' },
    });
  }
  await tx.group.deleteMany({ where: { creatorId: userId } });
}
