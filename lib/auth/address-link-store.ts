import { db, type Tx } from '@/lib/db/client';
import type { AddressLinkPurpose } from '@/lib/db/generated/enums';

export interface AddressLinkRow {
  userId: number;
  purpose: AddressLinkPurpose;
  email: string;
  createdAt: Date;
}

/** A newer confirm or change link replaces the older one, in one statement. Several undo links may exist at once. */
export async function insertAddressLink(
  link: Omit<AddressLinkRow, 'createdAt'> & { tokenHash: string; expiresAt: Date },
  tx: Tx = db,
): Promise<void> {
  const { tokenHash, userId, purpose, email, expiresAt } = link;
  await tx.$executeRaw`
    INSERT INTO address_links (token_hash, user_id, purpose, email, expires_at)
    VALUES (${tokenHash}, ${userId}, ${purpose}::address_link_purpose, ${email}, ${expiresAt})
    ON CONFLICT (user_id, purpose) WHERE purpose <> 'undo' DO UPDATE SET token_hash = EXCLUDED.token_hash,
      email = EXCLUDED.email, expires_at = EXCLUDED.expires_at, created_at = now()`;
}

/** The link while it is valid. Reading does not use it up. */
export function findAddressLink(tokenHash: string): Promise<AddressLinkRow | null> {
  return db.addressLink.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { userId: true, purpose: true, email: true, createdAt: true },
  });
}

/** The new address that the person asked for and has not confirmed yet. */
export async function findPendingAddress(userId: number): Promise<string | null> {
  const row = await db.addressLink.findFirst({
    where: { userId, purpose: 'change', expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** Deletes the link, so that of two simultaneous presses only one counts. */
export async function takeAddressLink(
  tokenHash: string,
  { purposes, userId }: { purposes: AddressLinkPurpose[]; userId?: number },
  tx: Tx,
): Promise<AddressLinkRow | null> {
  const rows = await tx.$queryRaw<AddressLinkRow[]>`
    DELETE FROM address_links WHERE token_hash = ${tokenHash} AND expires_at > now()
      AND purpose::text = ANY (${purposes}) AND (${userId ?? null}::int IS NULL OR user_id = ${userId ?? null}::int)
    RETURNING user_id AS "userId", purpose::text AS purpose, email, created_at AS "createdAt"`;
  return rows[0] ?? null;
}

export interface AddressRow {
  email: string;
  isConfirmed: boolean;
}

export async function findAddress(userId: number, tx: Tx = db): Promise<AddressRow | null> {
  const row = await tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { email: true, emailVerifiedAt: true },
  });
  return row && { email: row.email, isConfirmed: row.emailVerifiedAt !== null };
}

/** Locks the row: of two simultaneous changes the second sees the address that the first one set. */
export async function lockAddress(userId: number, tx: Tx): Promise<AddressRow | null> {
  const rows = await tx.$queryRaw<AddressRow[]>`
    SELECT email, email_verified_at IS NOT NULL AS "isConfirmed" FROM users
    WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
  return rows[0] ?? null;
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

/**
 * Removes what somebody may have added after taking over the account at `since`: the password, other ways to sign in, and
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
