import { sql } from 'kysely';
import { db, type Tx } from '@/lib/platform/db/client';
import type { AddressLinkPurpose } from '@/lib/platform/db/generated/enums';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** A newer confirm or change link replaces the older one, in one statement. Several undo links may exist at once. */
export async function insertAddressLink(
  link: {
    tokenHash: string;
    userId: number;
    purpose: AddressLinkPurpose;
    email: string;
    expiresAt: Date;
  },
  tx: Tx = db,
): Promise<void> {
  const { tokenHash, userId, purpose, email, expiresAt } = link;
  await on(tx)
    .insertInto('addressLinks')
    .values({ tokenHash, userId, purpose, email, expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'purpose'])
        // Matches the partial unique index.
        .where('purpose', '<>', sql.lit('undo'))
        .doUpdateSet({ tokenHash, email, expiresAt, createdAt: now }),
    )
    .execute();
}

/** Reading a valid link does not use it up. */
export function findAddressLink(tokenHash: string) {
  return db.addressLink.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { userId: true, purpose: true, email: true, createdAt: true },
  });
}

export type AddressLinkRow = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>;

export async function findPendingAddress(userId: number): Promise<string | null> {
  const row = await db.addressLink.findFirst({
    where: { userId, purpose: 'change', expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** Deletes the link, so that of two simultaneous clicks only one counts. */
export async function takeAddressLink(
  tokenHash: string,
  { purposes, userId }: { purposes: AddressLinkPurpose[]; userId?: number },
  tx: Tx,
): Promise<AddressLinkRow | null> {
  const row = await on(tx)
    .deleteFrom('addressLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('purpose', 'in', purposes)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .returning(['userId', 'purpose', 'email', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findAddress(userId: number, tx: Tx = db) {
  const row = await tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { email: true, emailVerifiedAt: true, language: true },
  });
  if (!row) return null;
  const { email, language } = row;
  return { email, language, isConfirmed: row.emailVerifiedAt !== null };
}

/** Locks the row: of two simultaneous changes the second sees the address that the first one set. */
export async function lockAddress(userId: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .select((eb) => [
      'email',
      'language',
      eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the address has changed since */
export async function updateAddressConfirmed(
  userId: number,
  email: string,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, email, deletedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  return count === 1;
}

/** Also ends the links sent for the old address. @throws a unique violation when the address is taken */
export async function updateAddress(userId: number, email: string, tx: Tx): Promise<void> {
  await tx.addressLink.deleteMany({ where: { userId, purpose: { not: 'undo' } } });
  await tx.user.update({
    where: { id: userId },
    data: { email, emailVerifiedAt: new Date() },
    select: { id: true },
  });
}

/** E-mails to an address that the person gives up stay theirs, and are erased with the account. */
export async function updateMailAbout(email: string, userId: number, tx: Tx): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { to: email, aboutUserId: null },
    data: { aboutUserId: userId },
  });
}

/**
 * Removes what an intruder may have added after taking over the account at `since`: the password, other ways to sign in, and
 * undo links to their addresses.
 */
export async function deleteSignInMethodsSince(userId: number, since: Date, tx: Tx): Promise<void> {
  const added = { userId, createdAt: { gte: since } };
  await tx.addressLink.deleteMany({ where: added });
  await tx.account.deleteMany({ where: added });
  await tx.passkey.deleteMany({ where: added });
  await tx.twoFactor.deleteMany({ where: { userId, confirmedAt: { gte: since } } });
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash: null },
    select: { id: true },
  });
}
