import { randomBytes } from 'node:crypto';
import type {
  AccessTokenDto,
  AccessTokenListDto,
  MadeTokenDto,
  MakeTokenInput,
  TokenScope,
} from '@/lib/platform/auth/access-token-schema';
import {
  deleteToken,
  findToken,
  findTokensOf,
  insertToken,
  type TokenRow,
} from '@/lib/platform/auth/access-token-store';
import { type Actor, mintActor } from '@/lib/platform/auth/actor';
import { confirmPerson, requiredProof } from '@/lib/platform/auth/confirm-person';
import { TOKENS_MAX } from '@/lib/platform/auth/constants';
import { findIdentity } from '@/lib/platform/auth/repository';
import { texts } from '@/lib/platform/auth/server-texts';
import { toSessionId } from '@/lib/platform/auth/session-store';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { addressKey, consumeInProcess, returnInProcess } from '@/lib/platform/http/rate-limiter';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { tokenMadeMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordAudit } from '@/lib/platform/observability/audit';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

/** By its beginning, programs that look for leaked secrets recognise it. */
const BEGINNING = 'maidan_';
const FORM = /^maidan_[\w-]{43}$/;

/** The token of an `Authorization: Bearer` header; null without one, and for other schemes (a proxy's own password). */
export function readBearer(headers: Headers): string | null {
  const match = /^bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '');
  return match ? (match[1] ?? '').trim() : null;
}

/**
 * Who calls with this token: never as an admin. Wrong tokens are counted by address before the look-up, and in this process
 * alone, so that they cost the database a limited number of look-ups and no writes.
 * @throws AppError unauthorized, forbidden (another scope), rate_limited
 */
export async function findTokenActor(
  token: string,
  scope: TokenScope,
  address: string,
): Promise<Actor> {
  const bucket = addressKey(address);
  await consumeInProcess('wrongToken', bucket);
  const found = FORM.test(token) ? await findToken(toSessionId(token)) : null;
  if (!found) throw new AppError('unauthorized', say(texts, 'tokenNotValid'));
  await returnInProcess('wrongToken', bucket);
  if (!found.scopes.includes(scope)) {
    throw new AppError('forbidden', say(texts, 'tokenScopeMissing', { scope }));
  }
  return mintActor({ userId: found.userId, isAdmin: false, sessionId: '', tokenId: found.id });
}

const toDto = ({ createdAt, lastUsedAt, expiresAt, ...row }: TokenRow): AccessTokenDto => ({
  ...row,
  // The check access_tokens_scopes_known allows no others.
  scopes: row.scopes as TokenScope[],
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

export async function listTokens(actor: Actor): Promise<AccessTokenListDto> {
  const rows = await findTokensOf(actor.userId);
  return { tokens: rows.map(toDto), proof: await requiredProof(actor) };
}

/** @throws AppError invalid (password), forbidden (no password and signed in long ago), conflict (too many) */
export async function makeToken(
  actor: Actor,
  { password, days, ...input }: MakeTokenInput,
): Promise<MadeTokenDto> {
  const { userId } = actor;
  await confirmPerson(actor, password);
  const token = `${BEGINNING}${randomBytes(32).toString('base64url')}`;
  const row = await transaction(async (tx) => {
    await lockPerson(userId, tx);
    if ((await findTokensOf(userId, tx)).length >= TOKENS_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyTokens', { max: TOKENS_MAX }));
    }
    const made = await insertToken({ userId, tokenHash: toSessionId(token), ...input }, days, tx);
    await recordAudit({ ...auditOf(userId), action: 'token.made' }, tx);
    const person = await findIdentity(userId, tx);
    // A person whom somebody else does this to must hear of it; an unconfirmed address may be anybody's.
    if (person?.emailVerifiedAt) {
      const { email, language } = person;
      await getMailer().send(tokenMadeMail(email, input.name, languageOf(language)), tx);
    }
    return made;
  });
  await recordSecurityEvent({ event: 'privilege_permissions_changed', userId, detail: 'token' });
  return { ...toDto(row), token };
}

/** @throws AppError not_found */
export async function revokeToken({ userId }: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    if (!(await deleteToken(userId, id, tx))) throw notFound(say(texts, 'tokenNotFound'));
    await recordAudit({ ...auditOf(userId), action: 'token.revoked' }, tx);
  });
}

const auditOf = (userId: number) => ({ actorId: userId, targetType: 'user', targetId: userId });
