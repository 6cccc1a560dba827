import { db, type Tx } from '@/lib/db/client';
import type { AddressLinkPurpose } from '@/lib/db/generated/enums';

export interface AddressLinkRow {
  userId: number;
  purpose: AddressLinkPurpose;
  email: string;
  createdAt: Date;
}

/** A newer link to confirm or to change ends the older one, in one statement. Ways back are kept beside each other. */
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

/** The link as long as it works; looking at it does not use it up. */
export function findAddressLink(tokenHash: string): Promise<AddressLinkRow | null> {
  return db.addressLink.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { userId: true, purpose: true, email: true, createdAt: true },
  });
}

/** The address that a person has asked to change to and not confirmed yet. */
export async function findWishedAddress(userId: number): Promise<string | null> {
  const row = await db.addressLink.findFirst({
    where: { userId, purpose: 'change', expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** Takes the link out, so that of two presses at once only one counts. */
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

/** Of two changes at once the second sees what the first has made of the address. */
export async function lockAddress(userId: number, tx: Tx): Promise<AddressRow | null> {
  const rows = await tx.$queryRaw<AddressRow[]>`
    SELECT email, email_verified_at IS NOT NULL AS "isConfirmed" FROM users
    WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
  return rows[0] ?? null;
}

/** @returns false when the person has another address by now */
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

/** The links that were sent about the old address end. @throws a violated unique when the address is somebody else's */
export async function updateAddress(userId: number, email: string, tx: Tx): Promise<void> {
  await tx.addressLink.deleteMany({ where: { userId, purpose: { not: 'undo' } } });
  await tx.user.update({
    where: { id: userId },
    data: { email, emailVerifiedAt: new Date() },
    select: { id: true },
  });
}

/**
 * Ends what somebody may have added after taking the account over at `since`: its password, other ways to sign in, and ways
 * back to the addresses they gave it.
 */
export async function deleteWaysInSince(userId: number, since: Date, tx: Tx): Promise<void> {
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
