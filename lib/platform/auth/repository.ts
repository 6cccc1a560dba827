import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { secondsAgo } from '@/lib/platform/db/now';
import type { Language } from '@/lib/platform/language/languages';

const identitySelect = {
  id: true,
  email: true,
  name: true,
  emailVerifiedAt: true,
  isSample: true,
  bannedAt: true,
  suspendedUntil: true,
  language: true,
} as const;

export type IdentityRow = Prisma.UserGetPayload<{ select: typeof identitySelect }>;

/** Deleted people are not found: their rows exist only to hold messages together. */
export function findIdentityByEmail(email: string, tx: Tx = db): Promise<IdentityRow | null> {
  return tx.user.findFirst({ where: { email, deletedAt: null }, select: identitySelect });
}

export function findIdentity(id: number, tx: Tx = db): Promise<IdentityRow | null> {
  return tx.user.findFirst({ where: { id, deletedAt: null }, select: identitySelect });
}

/** False at the very first sign-in: true if there was one before, or the account is older than a day. */
export async function hasSignedInBefore(userId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('u.createdAt', '<', secondsAgo(86_400)),
        eb.exists(
          eb
            .selectFrom('securityEvents as e')
            .whereRef('e.userId', '=', 'u.id')
            .where('e.event', 'in', ['authn_login_success', 'authn_login_first_step'])
            .select('e.id'),
        ),
      ]),
    )
    .select('u.id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findIdentityByAccount(
  provider: string,
  providerAccountId: string,
): Promise<IdentityRow | null> {
  return db.user.findFirst({
    where: { deletedAt: null, accounts: { some: { provider, providerAccountId } } },
    select: identitySelect,
  });
}

export async function findPasswordHash(userId: number): Promise<string | null> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: { passwordHash: true },
  });
  return row?.passwordHash ?? null;
}

export interface NewIdentity {
  email: string;
  name: string | null;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  /** The language in which the person registered. */
  language: Language;
}

/** @returns null when the address is taken, even by somebody registering at the same moment. */
export async function insertIdentity(
  identity: NewIdentity,
  tx: Tx = db,
): Promise<IdentityRow | null> {
  const rows = await tx.user.createManyAndReturn({
    data: [identity],
    skipDuplicates: true,
    select: identitySelect,
  });
  return rows[0] ?? null;
}

/**
 * Records the first proof that the address is this person's.
 * @param keepPassword false removes a password that was set before the proof
 * @returns whether a password was removed; false if the address was proven before
 */
export async function updateAddressProven(
  userId: number,
  { keepPassword }: { keepPassword: boolean },
  tx: Tx,
): Promise<{ first: boolean; passwordRemoved: boolean }> {
  const row = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailVerifiedAt: true, passwordHash: true },
  });
  if (row.emailVerifiedAt) return { first: false, passwordRemoved: false };
  const passwordRemoved = !keepPassword && row.passwordHash !== null;
  await tx.user.update({
    where: { id: userId },
    data: { emailVerifiedAt: new Date(), ...(passwordRemoved ? { passwordHash: null } : {}) },
  });
  // An intruder who set that password may also have set this up, so it goes too.
  if (passwordRemoved) {
    await tx.twoFactor.deleteMany({ where: { userId } });
    await tx.passkey.deleteMany({ where: { userId } });
  }
  return { first: true, passwordRemoved };
}

export async function insertAccount(
  account: { userId: number; provider: string; providerAccountId: string },
  tx: Tx = db,
): Promise<void> {
  await tx.account.createMany({ data: [account], skipDuplicates: true });
}

/** A link that was requested in a sign-in form, by the owner of the address or by another person. */
const ASKED_FOR = 'asked-for';
/** A link that signs in, mailed because the address was entered in a form of a feature. */
const ON_BEHALF = 'invite';
/** 'sign-in' is what earlier releases wrote, with an index that allows one per address. */
const SIGNS_IN = [ASKED_FOR, ON_BEHALF, 'sign-in'];

/** Adds to the address's other links: anybody can request one, so none is replaced. The rate limits bound their number. */
export async function insertSignInToken(
  token: { tokenHash: string; identifier: string; subjectId?: number; expiresAt: Date },
  tx: Tx,
): Promise<void> {
  const purpose = token.subjectId === undefined ? ASKED_FOR : ON_BEHALF;
  await tx.verificationToken.create({ data: { ...token, purpose }, select: { tokenHash: true } });
}

export async function hasSignInToken(tokenHash: string, identifier: string): Promise<boolean> {
  const row = await db.verificationToken.findFirst({
    where: { tokenHash, identifier, purpose: { in: SIGNS_IN }, expiresAt: { gt: new Date() } },
    select: { tokenHash: true },
  });
  return row !== null;
}

/**
 * Deletes a link, even an expired one. A valid link of the requested kind takes the address's others of that kind along. All of
 * the address are locked first: when two are used at once, the second is gone.
 */
export async function deleteSignInToken(
  tokenHash: string,
  identifier: string,
  tx: Tx,
): Promise<{ expiresAt: Date; subjectId: number | null } | null> {
  const rows = await on(tx)
    .selectFrom('verificationTokens')
    .where('identifier', '=', identifier)
    .where('purpose', 'in', SIGNS_IN)
    .orderBy('tokenHash')
    .select(['tokenHash', 'expiresAt', 'subjectId'])
    .forUpdate()
    .execute();
  const row = rows.find((one) => one.tokenHash === tokenHash);
  if (!row) return null;
  const others = row.subjectId === null && row.expiresAt > new Date();
  await tx.verificationToken.deleteMany({
    where: others ? { identifier, purpose: { in: SIGNS_IN }, subjectId: null } : { tokenHash },
  });
  return { expiresAt: row.expiresAt, subjectId: row.subjectId };
}

export async function deleteSignInTokens(identifier: string, tx: Tx): Promise<void> {
  await tx.verificationToken.deleteMany({ where: { identifier, purpose: { in: SIGNS_IN } } });
}

export function findSampleIdentities(emails: readonly string[]): Promise<IdentityRow[]> {
  return db.user.findMany({
    where: { isSample: true, deletedAt: null, email: { in: [...emails] } },
    select: identitySelect,
  });
}
