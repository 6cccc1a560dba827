import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
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
  tx?: Tx,
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
export async function findAddressLink(tokenHash: string) {
  const row = await on()
    .selectFrom('addressLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .select(['userId', 'purpose', 'email', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

export type AddressLinkRow = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>;

export async function findPendingAddress(userId: number): Promise<string | null> {
  const row = await on()
    .selectFrom('addressLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change')
    .where('expiresAt', '>', now)
    .select('email')
    .executeTakeFirst();
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

const addressOf = (userId: number, tx?: Tx) =>
  on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .select((eb) => [
      'email',
      'language',
      eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ]);

export async function findAddress(userId: number, tx?: Tx) {
  return (await addressOf(userId, tx).executeTakeFirst()) ?? null;
}

/** Locks the row: of two simultaneous changes the second sees the address that the first one set. */
export async function lockAddress(userId: number, tx: Tx) {
  return (await addressOf(userId, tx).forUpdate().executeTakeFirst()) ?? null;
}

/** @returns false when the address has changed since */
export async function updateAddressConfirmed(
  userId: number,
  email: string,
  tx: Tx,
): Promise<boolean> {
  const row = await on(tx)
    .updateTable('users')
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Also ends the links sent for the old address. @throws a unique violation when the address is taken */
export async function updateAddress(userId: number, email: string, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('addressLinks')
    .where('userId', '=', userId)
    .where('purpose', '<>', 'undo')
    .execute();
  await on(tx)
    .updateTable('users')
    .set({ email, emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** E-mails to an address that the person gives up stay theirs, and are erased with the account. */
export async function updateMailAbout(email: string, userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('outboxMails')
    .set({ aboutUserId: userId })
    .where('to', '=', email)
    .where('aboutUserId', 'is', null)
    .execute();
}

/**
 * Removes what an intruder may have added after taking over the account at `since`: the password, other ways to sign in, and
 * undo links to their addresses.
 */
export async function deleteSignInMethodsSince(userId: number, since: Date, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('addressLinks')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute();
  await on(tx)
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute();
  await on(tx)
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute();
  await on(tx)
    .deleteFrom('twoFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', '>=', since)
    .execute();
  await on(tx)
    .updateTable('users')
    .set({ passwordHash: null, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}
