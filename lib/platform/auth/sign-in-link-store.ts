import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

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
  await on(tx)
    .insertInto('verificationTokens')
    .values({ ...token, purpose })
    .execute();
}

export async function hasSignInToken(tokenHash: string, identifier: string): Promise<boolean> {
  const row = await on()
    .selectFrom('verificationTokens')
    .where('tokenHash', '=', tokenHash)
    .where('identifier', '=', identifier)
    .where('purpose', 'in', SIGNS_IN)
    .where('expiresAt', '>', now)
    .select('tokenHash')
    .executeTakeFirst();
  return row !== undefined;
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
  const those = on(tx)
    .deleteFrom('verificationTokens')
    .where('identifier', '=', identifier)
    .where('purpose', 'in', SIGNS_IN);
  await (others
    ? those.where('subjectId', 'is', null)
    : those.where('tokenHash', '=', tokenHash)
  ).execute();
  return { expiresAt: row.expiresAt, subjectId: row.subjectId };
}

export async function deleteSignInTokens(identifier: string, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('verificationTokens')
    .where('identifier', '=', identifier)
    .where('purpose', 'in', SIGNS_IN)
    .execute();
}
