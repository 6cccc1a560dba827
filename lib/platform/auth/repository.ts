import { ageColumns } from '@/lib/platform/auth/age';
import { city } from '@/lib/platform/city/city';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
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
  const row = await db.user.findFirst({
    where: {
      id: userId,
      OR: [
        { createdAt: { lt: new Date(Date.now() - 86_400_000) } },
        {
          securityEvents: {
            some: { event: { in: ['authn_login_success', 'authn_login_first_step'] } },
          },
        },
      ],
    },
    select: { id: true },
  });
  return row !== null;
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
  /** Null: asked later. */
  birthYear: number | null;
  /** The language in which the person registered. */
  language: Language;
}

/** The version of terms that do not hold yet. */
const DRAFT = 'draft';

/** @returns null when the address is taken, even by somebody registering at the same moment. */
export async function insertIdentity(
  { birthYear, ...identity }: NewIdentity,
  tx: Tx = db,
): Promise<IdentityRow | null> {
  // The zone until they say where they are.
  const { timeZone, termsVersion } = city();
  const rows = await tx.user.createManyAndReturn({
    data: [
      {
        ...identity,
        ...(birthYear !== null && ageColumns(birthYear)),
        timeZone,
        termsVersion: termsVersion ?? DRAFT,
        termsAcceptedAt: new Date(),
      },
    ],
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

export function findSampleIdentities(emails: readonly string[]): Promise<IdentityRow[]> {
  return db.user.findMany({
    where: { isSample: true, deletedAt: null, email: { in: [...emails] } },
    select: identitySelect,
  });
}
