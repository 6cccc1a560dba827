import { SAMPLE_PEOPLE } from '@/lib/platform/auth/constants';
import { knownDeviceId } from '@/lib/platform/auth/device-cookie';
import { endAccess, notifyEndedAccess } from '@/lib/platform/auth/end-access';
import { forgiveSignIn, takeSignInTurn } from '@/lib/platform/auth/lockout';
import { verifyPassword } from '@/lib/platform/auth/password';
import {
  findIdentity,
  findIdentityByEmail,
  findPasswordHash,
  findSampleIdentities,
  type IdentityRow,
  updateAddressProven,
} from '@/lib/platform/auth/repository';
import type { SignInInput } from '@/lib/platform/auth/schema';
import { texts } from '@/lib/platform/auth/server-texts';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { passwordRemovedMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

/**
 * Checks email and password. An unknown person, no password and a wrong password take the same time and return null.
 * @throws AppError rate_limited after too many failures
 */
export async function signInWithPassword(
  input: SignInInput,
  attempt: Pick<SignInAttempt, 'address' | 'deviceCookie' | 'userAgent'>,
): Promise<IdentityRow | null> {
  const deviceId = await knownDeviceId(attempt.deviceCookie, input.email);
  const source = { email: input.email, address: attempt.address, deviceId };
  const person = await findIdentityByEmail(input.email);
  const { address, userAgent } = attempt;
  const facts = { userId: person?.id ?? null, email: input.email, address, userAgent };
  await takeSignInTurn(source).catch(async (error: unknown) => {
    await recordSecurityEvent({ ...facts, event: 'authn_login_lock' });
    throw error;
  });
  const passwordHash = await findPasswordHash(person?.id ?? 0);
  const matches = await verifyPassword(passwordHash, input.password);
  if (!matches || !person) {
    await recordSecurityEvent({ ...facts, event: 'authn_login_fail', detail: 'password' });
    return null;
  }
  await forgiveSignIn(source);
  return person;
}

/** One click, no password: only for the sample people of local mode. @returns null for anybody else. */
export async function signInAsSample(userId: number): Promise<IdentityRow | null> {
  if (!env.LOCAL_MODE) return null;
  const person = await findIdentity(userId);
  return person?.isSample ? person : null;
}

export interface SamplePerson {
  id: number;
  name: string;
  role: string;
}

/** None outside local mode. */
export async function listSamplePeople(): Promise<SamplePerson[]> {
  if (!env.LOCAL_MODE) return [];
  const people = await findSampleIdentities(SAMPLE_PEOPLE.map(({ email }) => email));
  const t = translate(texts);
  return SAMPLE_PEOPLE.flatMap(({ email, role: key }) => {
    const person = people.find((candidate) => candidate.email === email);
    const role = t[key];
    return person ? [{ id: person.id, name: person.name ?? role, role }] : [];
  });
}

/** People who have proven who they are may learn why they are locked out. @throws AppError forbidden */
export function requireNotBanned(person: IdentityRow): void {
  if (person.bannedAt) throw new AppError('forbidden', say(texts, 'closedAccount'));
  if (person.suspendedUntil && person.suspendedUntil > new Date()) {
    const until = person.suspendedUntil.toISOString();
    throw new AppError('forbidden', say(texts, 'suspendedUntil', { until }));
  }
}

/**
 * Records that a mailed link or Google has proven the address. Anybody can register with anybody's address, so a password set
 * before the first proof is removed with all sessions and links of the account, unless this very browser has used it: then the
 * same person owns both the password and the mailbox.
 */
export async function proveAddress(
  person: Pick<IdentityRow, 'id' | 'email' | 'language'>,
  attempt: Pick<SignInAttempt, 'deviceCookie'>,
): Promise<void> {
  const keepPassword = (await knownDeviceId(attempt.deviceCookie, person.email)) !== null;
  const { ended, passwordRemoved } = await transaction(async (tx) => {
    const proof = await updateAddressProven(person.id, { keepPassword }, tx);
    if (proof.passwordRemoved) {
      const mail = passwordRemovedMail(person.email, languageOf(person.language));
      await getMailer().send(mail, tx);
    }
    const ended = proof.first && !keepPassword ? await endAccess(tx, person.id) : null;
    return { ...proof, ended };
  });
  if (passwordRemoved) {
    const detail = 'removed when the address was proven';
    await recordSecurityEvent({ event: 'authn_password_change', userId: person.id, detail });
  }
  if (ended) await notifyEndedAccess(ended);
}
