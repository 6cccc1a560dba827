import { createHmac } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Actor } from '@/lib/platform/auth/actor';
import { confirmPerson, requiredProof } from '@/lib/platform/auth/confirm-person';
import { PASSKEY_ALGORITHMS, PASSKEYS_MAX } from '@/lib/platform/auth/constants';
import type {
  AddPasskeyInput,
  PasskeyDto,
  PasskeyListDto,
  PasskeyResponse,
} from '@/lib/platform/auth/passkey-schema';
import {
  countPasskeys,
  deletePasskey,
  findPasskeyByCredential,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  type PasskeyPurpose,
  type PasskeyRow,
  takeChallenge,
  toPasskey,
  updatePasskeyName,
  updatePasskeyUsed,
} from '@/lib/platform/auth/passkey-store';
import { recordSignIn } from '@/lib/platform/auth/record-sign-in';
import { findIdentity } from '@/lib/platform/auth/repository';
import { texts } from '@/lib/platform/auth/server-texts';
import { createSession, findSessionUser } from '@/lib/platform/auth/session-store';
import { requireNotBanned } from '@/lib/platform/auth/sign-in';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { signOut } from '@/lib/platform/auth/sign-out';
import {
  completeSignIn,
  requirePending,
  type SignInFrom,
  takeSecondStepTurn,
} from '@/lib/platform/auth/two-step';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { passkeyAddedMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { type AuditAction, recordAudit } from '@/lib/platform/observability/audit';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

const notAdded = (cause?: unknown) =>
  new AppError('bad_request', say(texts, 'passkeyNotAdded'), { cause });
const notAccepted = (cause?: unknown) =>
  new AppError('unauthorized', say(texts, 'passkeyNotAccepted'), { cause });

/** A passkey is bound to the configured address, so a look-alike site cannot use it. */
function site(): { expectedOrigin: string; expectedRPID: string } {
  const { origin, hostname } = new URL(env.NEXTAUTH_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

/** The WebAuthn user handle. It reveals nothing about the person. */
function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  const handle = createHmac('sha256', env.NEXTAUTH_SECRET).update(`passkey:${userId}`).digest();
  return new Uint8Array(handle);
}

export async function listPasskeys(actor: Actor): Promise<PasskeyListDto> {
  const rows = await findPasskeys(actor.userId);
  return { passkeys: rows.map(toPasskey), proof: await requiredProof(actor) };
}

/** @throws AppError invalid (password), forbidden (no password and signed in long ago) */
export async function beginPasskey(actor: Actor, password?: string) {
  const { userId } = actor;
  await confirmPerson(actor, password);
  const [user, known] = await Promise.all([findSessionUser(userId), findPasskeys(userId)]);
  if (!user) throw notFound(say(texts, 'userNotFound'));
  const options = await generateRegistrationOptions({
    rpName: city().product,
    rpID: site().expectedRPID,
    userID: handleOf(userId),
    userName: user.email,
    userDisplayName: user.name ?? '',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    // Discoverable and with user verification, so that it can sign in without a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(options.challenge, 'add', userId);
  return options;
}

/** @throws AppError bad_request (not the expected answer), conflict (already registered, too many) */
export async function addPasskey(
  { userId }: Actor,
  { name, response }: AddPasskeyInput,
): Promise<PasskeyDto> {
  const { registrationInfo } = await checked(notAdded, () =>
    verifyRegistrationResponse({
      ...site(),
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => takeChallenge(challenge, 'add', userId),
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw notAdded();
  try {
    const row = await transaction((tx) => savePasskey(userId, { name, ...registrationInfo }, tx));
    await recordSecurityEvent({ event: 'authn_passkey_added', userId });
    return toPasskey(row);
  } catch (error) {
    if (!violates(error, 'passkeys_credential_id_key')) throw error;
    throw new AppError('conflict', say(texts, 'passkeyKnown'));
  }
}

async function savePasskey(
  userId: number,
  { name, credential }: { name: string; credential: WebAuthnCredential },
  tx: Tx,
): Promise<PasskeyRow> {
  await lockPerson(userId, tx);
  if ((await countPasskeys(userId, tx)) >= PASSKEYS_MAX) {
    throw new AppError('conflict', say(texts, 'tooManyPasskeys', { max: PASSKEYS_MAX }));
  }
  const { id: credentialId, publicKey, counter, transports = [] } = credential;
  const row = await insertPasskey(
    { userId, name, credentialId, publicKey, counter: BigInt(counter), transports },
    tx,
  );
  await audit(userId, 'passkey.added', tx);
  const person = await findIdentity(userId, tx);
  // A person who lost the account this way must be notified; an unconfirmed address may be anybody's.
  if (person?.emailVerifiedAt) {
    await getMailer().send(passkeyAddedMail(person.email, name, languageOf(person.language)), tx);
  }
  return row;
}

export async function renamePasskey(
  { userId }: Actor,
  id: number,
  name: string,
): Promise<PasskeyDto> {
  const row = await updatePasskeyName(userId, id, name);
  if (!row) throw notFound(say(texts, 'passkeyNotFound'));
  return toPasskey(row);
}

/** @throws AppError invalid (password), forbidden (no password and signed in long ago), not_found */
export async function removePasskey(actor: Actor, id: number, password?: string): Promise<void> {
  await confirmPerson(actor, password);
  await transaction(async (tx) => {
    if (!(await deletePasskey(actor.userId, id, tx))) throw notFound(say(texts, 'passkeyNotFound'));
    await audit(actor.userId, 'passkey.removed', tx);
  });
  await recordSecurityEvent({ event: 'authn_passkey_removed', userId: actor.userId });
}

/** For a sign-in by passkey alone. Reveals nothing about accounts: the device knows its own keys for this site. */
export async function beginPasskeySignIn() {
  const options = await generateAuthenticationOptions({
    rpID: site().expectedRPID,
    userVerification: 'required',
  });
  await insertChallenge(options.challenge, 'sign-in', null);
  return options;
}

/**
 * Signs in by passkey alone. The device has verified the person (finger, face, PIN), so this counts as both steps.
 * @throws AppError unauthorized, forbidden (banned, suspended)
 */
export async function signInByPasskey(
  answer: PasskeyResponse,
  attempt: Pick<SignInAttempt, 'address' | 'userAgent' | 'deviceCookie' | 'previousToken'>,
): Promise<{ token: string; email: string }> {
  const { address, userAgent, previousToken } = attempt;
  const from = { address, userAgent };
  const passkey = await findPasskeyByCredential(answer.id);
  const person = passkey && (await findIdentity(passkey.userId));
  let detail = 'passkey';
  try {
    if (!passkey || !person) throw notAccepted();
    await verify(passkey, answer, { purpose: 'sign-in', userId: null });
    detail = 'closed account';
    requireNotBanned(person);
  } catch (error) {
    const userId = passkey?.userId ?? null;
    await recordSecurityEvent({ ...from, userId, event: 'authn_login_fail', detail });
    throw error;
  }
  const { id: userId, email } = person;
  const { token } = await createSession({ userId, userAgent, step: 'second' });
  if (previousToken) await signOut(previousToken);
  await recordSignIn(userId, 'authn_login_success', attempt, 'passkey');
  return { token, email };
}

/** Instead of the code of an app. @throws AppError unauthorized (no first step), not_found (no passkey) */
export async function beginPasskeyStep(pendingToken: string | null) {
  const { userId } = await requirePending(pendingToken);
  const known = await findPasskeys(userId);
  if (known.length === 0) throw notFound(say(texts, 'passkeyNotFound'));
  const options = await generateAuthenticationOptions({
    rpID: site().expectedRPID,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await insertChallenge(options.challenge, 'second-step', userId);
  return options;
}

/** @throws AppError unauthorized (no first step, another's passkey), rate_limited */
export async function finishPasskeyStep(
  pendingToken: string | null,
  answer: PasskeyResponse,
  from: SignInFrom,
) {
  const pending = await requirePending(pendingToken);
  const { userId } = pending;
  await takeSecondStepTurn(pending, from);
  const passkey = await findPasskeyByCredential(answer.id);
  try {
    if (passkey?.userId !== userId) throw notAccepted();
    await verify(passkey, answer, { purpose: 'second-step', userId });
  } catch (error) {
    const facts = { ...from, userId, detail: 'passkey' };
    await recordSecurityEvent({ ...facts, event: 'authn_second_step_fail' });
    throw error;
  }
  return completeSignIn(pending, from);
}

export async function hasPasskey(userId: number): Promise<boolean> {
  return (await countPasskeys(userId)) > 0;
}

/** @throws AppError unauthorized */
async function verify(
  { id, credentialId, publicKey, counter, transports }: PasskeyRow,
  answer: PasskeyResponse,
  challenge: { purpose: PasskeyPurpose; userId: number | null },
): Promise<void> {
  const { verified, authenticationInfo } = await checked(notAccepted, () =>
    verifyAuthenticationResponse({
      ...site(),
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (given) => takeChallenge(given, challenge.purpose, challenge.userId),
      credential: { id: credentialId, publicKey, counter: Number(counter), transports },
      // Alone it counts as both steps and needs user verification; after a password a touch is enough.
      requireUserVerification: challenge.purpose === 'sign-in',
    }),
  );
  if (!verified || !(await updatePasskeyUsed(id, authenticationInfo.newCounter))) {
    throw notAccepted();
  }
}

/** The library throws a plain error for every invalid response. */
async function checked<T>(
  refusal: (cause?: unknown) => AppError,
  verification: () => Promise<T>,
): Promise<T> {
  try {
    return await verification();
  } catch (cause) {
    throw refusal(cause);
  }
}

function audit(userId: number, action: AuditAction, tx: Tx): Promise<void> {
  return recordAudit({ actorId: userId, action, targetType: 'user', targetId: userId }, tx);
}
