import { createHash } from 'node:crypto';
import { PASSKEY_CHALLENGE_MINUTES } from '@/lib/platform/auth/constants';
import type { PasskeyDto } from '@/lib/platform/auth/passkey-schema';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Passkey } from '@/lib/platform/db/generated/client';

export type PasskeyPurpose = 'add' | 'sign-in' | 'second-step';

export type PasskeyRow = Passkey;

export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyDto {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

/** @param userId null for a sign-in: the person is known only after the device has answered */
export async function insertChallenge(
  challenge: string,
  purpose: PasskeyPurpose,
  userId: number | null,
): Promise<void> {
  const expiresAt = new Date(Date.now() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  await db.passkeyChallenge.create({
    data: { challengeHash: hashOf(challenge), purpose, userId, expiresAt },
  });
}

/** Deletes the challenge, so that one answer counts once. @returns false when there is none (any more) */
export async function takeChallenge(
  challenge: string,
  purpose: PasskeyPurpose,
  userId: number | null,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challengeHash: hashOf(challenge), purpose, userId, expiresAt: { gt: new Date() } },
  });
  return count === 1;
}

export function findPasskeys(userId: number): Promise<PasskeyRow[]> {
  return db.passkey.findMany({ where: { userId }, orderBy: { id: 'asc' } });
}

/** Not limited to one person: in a sign-in the credential alone identifies the account. */
export function findPasskeyByCredential(credentialId: string): Promise<PasskeyRow | null> {
  return db.passkey.findUnique({ where: { credentialId } });
}

export function countPasskeys(userId: number, tx: Tx = db): Promise<number> {
  return tx.passkey.count({ where: { userId } });
}

/** @throws a unique violation when the key is registered already */
export function insertPasskey(
  passkey: Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>,
  tx: Tx,
): Promise<PasskeyRow> {
  return tx.passkey.create({ data: passkey });
}

/** Two answers with the same counter mean that the key was copied. @returns false when the counter did not increase */
export async function updatePasskeyUsed(id: number, counter: number): Promise<boolean> {
  const counts = counter === 0 ? { counter: 0n } : { counter: { lt: BigInt(counter) } };
  const { count } = await db.passkey.updateMany({
    where: { id, ...counts },
    data: { counter: BigInt(counter), lastUsedAt: new Date() },
  });
  return count === 1;
}

/** @returns null when the person has no such passkey */
export async function updatePasskeyName(
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await db.passkey.updateManyAndReturn({ where: { id, userId }, data: { name } });
  return row ?? null;
}

/** @returns whether the person had that passkey */
export async function deletePasskey(userId: number, id: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
  return count === 1;
}
