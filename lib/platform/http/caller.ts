import type { TokenScope } from '@/lib/platform/auth/access-token-schema';
import { findTokenActor, readBearer } from '@/lib/platform/auth/access-tokens';
import type { Actor } from '@/lib/platform/auth/actor';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import { requireSameOrigin } from '@/lib/platform/http/origin';
import {
  addressKey,
  clientAddress,
  consumeInProcess,
  consumeRateLimit,
} from '@/lib/platform/http/rate-limiter';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@/lib/platform/http/rate-limits';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

/**
 * `none` never looks at who calls; `optional` returns an Actor or null. The others refuse without one: `required` and `admin` take
 * the session of a browser alone, the scopes a session or an access token that has the scope.
 */
export type AuthMode = 'none' | 'optional' | 'required' | 'admin' | TokenScope;

/** The person of the session alone. */
export async function identify(request: Request, mode: AuthMode): Promise<Actor | null> {
  if (mode === 'none') return null;
  const token = readSessionToken(request.headers.get('cookie'));
  return token ? findActorByToken(token) : null;
}

/** The scope that a token needs for a call; null where only the session of a browser counts. */
export function scopeOf(auth: AuthMode, method: string): TokenScope | null {
  if (auth === 'none' || auth === 'required' || auth === 'admin') return null;
  if (auth !== 'optional') return auth;
  return method === 'GET' || method === 'HEAD' ? 'read' : null;
}

/**
 * Whose session or access token it is. The header of a token wins: a cookie beside it is not read. No other site makes a browser
 * send that header, so its origin does not matter.
 * @throws AppError forbidden, unauthorized, rate_limited
 */
export async function identifyCaller(request: Request, auth: AuthMode): Promise<Actor | null> {
  const token = auth === 'none' ? null : readBearer(request.headers);
  if (token === null) {
    requireSameOrigin(request);
    return identify(request, auth);
  }
  const scope = scopeOf(auth, request.method);
  if (!scope) throw new AppError('forbidden', say(texts, 'noTokens'));
  return findTokenActor(token, scope, clientAddress(request));
}

export function requireMayCall(actor: Actor | null, mode: AuthMode): void {
  if (mode === 'none' || mode === 'optional') return;
  if (!actor) throw new AppError('unauthorized', say(texts, 'signIn'));
  if (mode === 'admin' && !actor.isAdmin) throw new AppError('forbidden', say(texts, 'onlyAdmins'));
}

export async function limit(
  request: Request,
  actor: Actor | null,
  name: RateLimitName,
): Promise<void> {
  const { by, within }: RateLimit = RATE_LIMITS[name];
  const consume = within === 'process' ? consumeInProcess : consumeRateLimit;
  const isProgram = actor?.tokenId !== undefined;
  if (isProgram) await consumeRateLimit('token', `t${actor.tokenId}`);
  // All programs of a person together, apart from the person: neither uses up what the other needs.
  const own = actor && `${isProgram ? 'p' : 'u'}${actor.userId}`;
  await consume(name, by === 'user' && own ? own : addressKey(clientAddress(request)));
}
