import type { Actor } from '@/lib/auth/actor';
import { hashPassword, passwordWeakness, verifyPassword } from '@/lib/auth/password';
import { signOutElsewhere } from '@/lib/auth/sign-out';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env/server';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { passwordChangedMail } from '@/lib/mail/identity-letters';
import { getMailer } from '@/lib/mail/provider';
import { routes } from '@/lib/routes';
import {
  findCredentials,
  findSessionsOf,
  updatePasswordHash,
} from '@/lib/users/repository/account';
import type { ChangePasswordInput } from '@/lib/users/schema/account';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

const SIGN_IN_URL = new URL(routes.signIn(), env.NEXTAUTH_URL).href;

/** A session that may set a first password: a stolen browser left open for days may not. */
const FRESH_SESSION_MS = 15 * 60_000;

/**
 * Changes the password and signs out every other browser. Somebody without one (links, Google) sets it within minutes of
 * signing in. A letter tells the person.
 * @returns how many other browsers were signed out
 * @throws AppError forbidden, invalid on the field that is wrong
 */
export async function changePassword(
  actor: Actor,
  userId: number,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  requireOwnAccount(actor, userId);
  const person = await findCredentials(userId);
  if (!person) throw notFound('User');
  if (person.passwordHash === null) await requireFreshSession(actor);
  else if (!(await verifyPassword(person.passwordHash, currentPassword ?? ''))) {
    throw invalidField('currentPassword', 'That is not your password.');
  }
  const weakness = passwordWeakness(newPassword, { email: person.email, name: person.name ?? '' });
  if (weakness) throw invalidField('newPassword', weakness);
  const hash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await updatePasswordHash(userId, hash, tx);
    // Whoever lost the account this way hears of it.
    await getMailer().send(passwordChangedMail(person.email, { signIn: SIGN_IN_URL }), tx);
  });
  return { signedOut: await signOutElsewhere(actor) };
}

async function requireFreshSession(actor: Actor): Promise<void> {
  const sessions = await findSessionsOf(actor.userId);
  const current = sessions.find(({ sid }) => sid === actor.sessionId);
  if (current && Date.now() - current.createdAt.getTime() < FRESH_SESSION_MS) return;
  throw new AppError('forbidden', 'Please sign out and in again, then set your password.');
}
