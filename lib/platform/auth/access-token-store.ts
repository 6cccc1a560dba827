import type { TokenScope } from '@/lib/platform/auth/access-token-schema';
import { maySignIn } from '@/lib/platform/auth/session-store';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsAgo, secondsFromNow } from '@/lib/platform/db/now';

const COLUMNS = ['id', 'name', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt'] as const;
/** A use within this time of the last one is not recorded. */
const RECORD_USE_EVERY_SECONDS = 60;

const findRow = prepared((kx, p: { tokenHash: string }) =>
  kx
    .selectFrom('accessTokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .where('t.tokenHash', '=', p.tokenHash)
    .where('t.expiresAt', '>', now)
    .where(maySignIn)
    .select(['t.id', 't.userId', 't.scopes'])
    .select((eb) =>
      eb
        .or([
          eb('t.lastUsedAt', 'is', null),
          eb('t.lastUsedAt', '<', secondsAgo(RECORD_USE_EVERY_SECONDS)),
        ])
        .$castTo<boolean>()
        .as('isUseNew'),
    ),
);

/** @returns null for an unknown, revoked or expired token, and for a person who may not sign in */
export async function findToken(tokenHash: string) {
  const [row] = await findRow({ tokenHash });
  if (!row) return null;
  if (row.isUseNew) {
    await on()
      .updateTable('accessTokens')
      .set({ lastUsedAt: now })
      .where('id', '=', row.id)
      .execute();
  }
  // The check access_tokens_scopes_known allows no others.
  return { ...row, scopes: row.scopes as TokenScope[] };
}

/** The valid ones, newest first. */
export function findTokensOf(userId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .select(COLUMNS)
    .execute();
}

export type TokenRow = Awaited<ReturnType<typeof findTokensOf>>[number];

export function insertToken(
  token: { userId: number; tokenHash: string; name: string; scopes: TokenScope[] },
  days: number,
  tx: Tx,
): Promise<TokenRow> {
  return on(tx)
    .insertInto('accessTokens')
    .values({ ...token, expiresAt: secondsFromNow(days * 86_400) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** @returns whether the person had that token */
export async function deleteToken(userId: number, id: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .deleteFrom('accessTokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
