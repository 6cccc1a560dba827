import type { Actor } from '@/lib/auth/actor';
import { FRESH_SESSION_MINUTES } from '@/lib/auth/constants';
import { verifyPassword } from '@/lib/auth/password';
import type { Proof } from '@/lib/auth/proof-schema';
import { findPasswordHash } from '@/lib/auth/repository';
import { findSessionStart } from '@/lib/auth/session-store';
import { AppError, invalidField } from '@/lib/errors/app-error';
import { recordSecurityEvent } from '@/lib/observability/security-events';

/**
 * Asks once more who sits there, before what decides who may sign in: by the password, or within minutes of signing in by
 * somebody who has none or came by a link to their address.
 * @param field where a wrong password is told
 * @throws AppError invalid (wrong password), forbidden (no password, and signed in long ago)
 */
export async function confirmPerson(
  actor: Actor,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  if (password === undefined && (await mayGoWithoutPassword(actor))) return;
  const passwordHash = await findPasswordHash(actor.userId);
  if (passwordHash === null) {
    throw new AppError('forbidden', 'Please sign out and in again, then try once more.');
  }
  if (!(await verifyPassword(passwordHash, password ?? ''))) {
    const { userId } = actor;
    await recordSecurityEvent({ event: 'authn_login_fail', userId, detail: 'own password' });
    throw invalidField(field, 'That is not your password.');
  }
}

/** What `confirmPerson` will want of this session. */
export async function proofAskedOf(actor: Actor): Promise<Proof> {
  if (await mayGoWithoutPassword(actor)) return 'none';
  return (await findPasswordHash(actor.userId)) === null ? 'sign-in' : 'password';
}

/** Whether this session may do so without the password. */
export async function mayGoWithoutPassword(actor: Actor): Promise<boolean> {
  const start = await findSessionStart(actor.sessionId);
  if (!start) return false;
  const age = Date.now() - start.createdAt.getTime();
  if (age >= FRESH_SESSION_MINUTES * 60_000) return false;
  return start.addressProven || (await findPasswordHash(actor.userId)) === null;
}
