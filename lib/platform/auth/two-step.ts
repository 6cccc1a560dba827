import type { Actor } from '@/lib/platform/auth/actor';
import { confirmPerson, requiredProof } from '@/lib/platform/auth/confirm-person';
import { knownDeviceId } from '@/lib/platform/auth/device-cookie';
import { endAccess, endAccessNow, notifyEndedAccess } from '@/lib/platform/auth/end-access';
import { findIdentityByEmail } from '@/lib/platform/auth/repository';
import { texts } from '@/lib/platform/auth/server-texts';
import {
  createSession,
  deleteSession,
  findPendingSession,
  findSessionUser,
  type PendingSession,
} from '@/lib/platform/auth/session-store';
import type {
  RecoveryCodesDto,
  TwoStepDto,
  TwoStepSetupDto,
} from '@/lib/platform/auth/two-step-schema';
import {
  hashRecoveryCode,
  inGroupsOfFour,
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  stepOfCode,
  toSetup,
} from '@/lib/platform/auth/two-step-secret';
import {
  deleteTwoStep,
  findTwoStep,
  takeRecoveryCode,
  takeStep,
  updateConfirmed,
  updateRecoveryCodes,
  upsertUnconfirmed,
} from '@/lib/platform/auth/two-step-store';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { say } from '@/lib/platform/language/say';
import { type AuditAction, recordAudit } from '@/lib/platform/observability/audit';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

const WRONG_CODE = say(texts, 'wrongCode');

export async function readTwoStep(actor: Actor): Promise<TwoStepDto> {
  const row = await findTwoStep(actor.userId);
  const since = row?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since ? (row?.recoveryCodesLeft ?? 0) : 0,
    proof: await requiredProof(actor),
  };
}

/**
 * Starts the setup with a new secret, which is shown here and never again.
 * @throws AppError invalid (password), forbidden (no password and signed in long ago), conflict (on already)
 */
export async function beginTwoStep(actor: Actor, password?: string): Promise<TwoStepSetupDto> {
  const { userId } = actor;
  await confirmPerson(actor, password);
  const user = await findSessionUser(userId);
  if (!user) throw notFound(say(texts, 'userNotFound'));
  const secret = newSecret();
  if (await upsertUnconfirmed(userId, sealSecret(secret, userId)))
    return toSetup(secret, user.email);
  throw new AppError('conflict', say(texts, 'twoStepOnAlready'));
}

/**
 * Turns it on with a code from the app, so that an app that was set up wrongly locks nobody out. Every other browser of the
 * person is signed out, because it has not taken the second step.
 * @throws AppError invalid (code), conflict (no setup was started, on already)
 */
export async function confirmTwoStep(actor: Actor, code: string): Promise<RecoveryCodesDto> {
  const { userId, sessionId } = actor;
  const row = await findTwoStep(userId);
  if (!row || row.confirmedAt) throw nothingToConfirm();
  const step = stepOf(row.secret, userId, code);
  if (step === null) throw invalidField('code', WRONG_CODE);
  const { codes, hashes } = makeRecoveryCodes();
  const turnedOn = { secret: row.secret, step, recoveryCodeHashes: hashes, sessionId };
  if (!(await updateConfirmed(userId, turnedOn))) throw nothingToConfirm();
  await endAccessNow(userId, { keepSession: sessionId });
  await audit(userId, 'two-step.turned-on');
  return codes;
}

/** @throws AppError invalid (code), conflict (off) */
export async function renewRecoveryCodes(actor: Actor, code: string): Promise<RecoveryCodesDto> {
  await requireSecondFactor(actor.userId, code);
  const { codes, hashes } = makeRecoveryCodes();
  await updateRecoveryCodes(actor.userId, hashes);
  await audit(actor.userId, 'two-step.recovery-codes-renewed');
  return codes;
}

/** @throws AppError invalid (code), conflict (off) */
export async function turnOffTwoStep({ userId }: Actor, code: string): Promise<void> {
  await requireSecondFactor(userId, code);
  await deleteTwoStep(userId);
  await audit(userId, 'two-step.turned-off');
}

/**
 * For people who have lost the phone and the recovery codes; run by an operator. All access ends: a thief's must not be used to
 * set up a new second step.
 */
export async function resetTwoStep(email: string): Promise<'unknown' | 'off' | 'reset'> {
  const ended = await transaction(async (tx) => {
    const person = await findIdentityByEmail(email.toLowerCase(), tx);
    if (!person) return 'unknown';
    const { id: userId } = person;
    const { count } = await tx.twoFactor.deleteMany({ where: { userId } });
    if (count === 0) return 'off';
    const by = { targetType: 'user', targetId: userId, data: { by: 'command line' } };
    await recordAudit({ actorId: null, action: 'two-step.reset', ...by }, tx);
    return endAccess(tx, userId);
  });
  if (typeof ended === 'string') return ended;
  const { userId } = ended;
  await recordSecurityEvent({ event: 'authn_two_step_change', userId, detail: 'two-step.reset' });
  await notifyEndedAccess(ended);
  return 'reset';
}

export interface CompleteSignIn {
  token: string;
  email: string;
  /** The subject of the mailed link of the first step (`writeInviteLink`). */
  subjectId: number | null;
}

export interface SignInFrom {
  userAgent: string | null;
  address: string;
  deviceCookie: string | null;
}

/**
 * The second step of a sign-in: replaces the short-lived session of the first step by a real one with a new token.
 * @throws AppError unauthorized (no first step, or too long ago), invalid (code), rate_limited
 */
export async function finishSignIn(
  pendingToken: string | null,
  code: string,
  from: SignInFrom,
): Promise<CompleteSignIn> {
  const pending = await requirePending(pendingToken);
  const { userId } = pending;
  await takeSecondStepTurn(pending, from);
  await requireSecondFactor(userId, code).catch(async (error: unknown) => {
    const { userAgent, address } = from;
    await recordSecurityEvent({ userAgent, address, userId, event: 'authn_second_step_fail' });
    throw error;
  });
  return completeSignIn(pending, from);
}

/**
 * Counts a try per person and not per address: an attacker with many addresses could try all million codes. A browser in which
 * the person took both steps before is counted separately, so that an attacker with the password cannot lock it out.
 * @throws AppError rate_limited
 */
export async function takeSecondStepTurn(
  { userId, email }: PendingSession,
  { deviceCookie }: Pick<SignInFrom, 'deviceCookie'>,
): Promise<void> {
  const deviceId = await knownDeviceId(deviceCookie, email);
  return consumeRateLimit('secondStep', deviceId ? `d${deviceId}` : `u${userId}`);
}

/** @throws AppError unauthorized (no first step in this browser, or too long ago) */
export async function requirePending(pendingToken: string | null): Promise<PendingSession> {
  const pending = pendingToken ? await findPendingSession(pendingToken) : null;
  if (!pending) throw new AppError('unauthorized', say(texts, 'tookTooLong'));
  return pending;
}

export async function completeSignIn(
  { userId, sid, email, addressProven, subjectId }: PendingSession,
  { userAgent, address }: SignInFrom,
): Promise<CompleteSignIn> {
  const { token } = await createSession({ userId, userAgent, addressProven, step: 'second' });
  await deleteSession(sid);
  await recordSecurityEvent({
    userAgent,
    address,
    userId,
    event: 'authn_login_success',
    detail: 'second step',
  });
  return { token, email, subjectId };
}

async function requireSecondFactor(userId: number, code: string): Promise<void> {
  const row = await findTwoStep(userId);
  if (!row?.confirmedAt) throw new AppError('conflict', say(texts, 'twoStepNotOn'));
  if (code.length > 6) {
    if (!(await takeRecoveryCode(userId, hashRecoveryCode(code)))) {
      throw invalidField('code', say(texts, 'wrongRecoveryCode'));
    }
    await audit(userId, 'two-step.recovery-code-used');
    return;
  }
  const step = stepOf(row.secret, userId, code);
  if (step === null) throw invalidField('code', WRONG_CODE);
  if (!(await takeStep(userId, step))) throw invalidField('code', say(texts, 'usedCode'));
}

function stepOf(sealed: string, userId: number, code: string): number | null {
  const secret = openSecret(sealed, userId);
  if (secret) return stepOfCode(secret, code);
  throw new AppError('conflict', say(texts, 'secretChanged'));
}

function makeRecoveryCodes(): { codes: RecoveryCodesDto; hashes: string[] } {
  const drawn = newRecoveryCodes();
  return {
    codes: { recoveryCodes: drawn.map((code) => inGroupsOfFour(code).replaceAll(' ', '-')) },
    hashes: drawn.map(hashRecoveryCode),
  };
}

const nothingToConfirm = () => new AppError('conflict', say(texts, 'nothingToConfirm'));

async function audit(userId: number, action: AuditAction): Promise<void> {
  await recordSecurityEvent({ event: 'authn_two_step_change', userId, detail: action });
  await recordAudit({ actorId: userId, action, targetType: 'user', targetId: userId });
}
