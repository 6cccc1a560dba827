import type { Actor } from '@/lib/platform/auth/actor';
import { FRESH_SESSION_MINUTES } from '@/lib/platform/auth/constants';
import { verifyPassword } from '@/lib/platform/auth/password';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { findPasswordHash } from '@/lib/platform/auth/repository';
import { texts } from '@/lib/platform/auth/server-texts';
import { findSessionStart } from '@/lib/platform/auth/session-store';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

/**
 * Verifies the person again before a change to who may sign in: by password, or, if they have none or came by a mailed link,
 * by having signed in minutes ago.
 * @param field the field that a wrong password is reported on
 * @throws AppError invalid (wrong password), forbidden (no password, and signed in long ago)
 */
export async function confirmPerson(
  actor: Actor,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  if (password === undefined && (await maySkipPassword(actor))) return;
  const passwordHash = await findPasswordHash(actor.userId);
  if (passwordHash === null) {
    throw new AppError('forbidden', say(texts, 'signOutAndIn'));
  }
  if (!(await verifyPassword(passwordHash, password ?? ''))) {
    const { userId } = actor;
    await recordSecurityEvent({ event: 'authn_login_fail', userId, detail: 'own password' });
    throw invalidField(field, say(texts, 'notYourPassword'));
  }
}

export async function requiredProof(actor: Actor): Promise<Proof> {
  if (await maySkipPassword(actor)) return 'none';
  return (await findPasswordHash(actor.userId)) === null ? 'sign-in' : 'password';
}

export async function maySkipPassword(actor: Actor): Promise<boolean> {
  const start = await findSessionStart(actor.sessionId);
  if (!start) return false;
  const age = Date.now() - start.createdAt.getTime();
  if (age >= FRESH_SESSION_MINUTES * 60_000) return false;
  return start.addressProven || (await findPasswordHash(actor.userId)) === null;
}
