import { createHash } from 'node:crypto';
import { AltchaCaptcha } from '@/lib/platform/captcha/altcha';
import type { CaptchaContext, CaptchaProvider } from '@/lib/platform/captcha/captcha';
import { CAPTCHA_TOKEN_LENGTH_MAX } from '@/lib/platform/captcha/constants';
import { RecaptchaCaptcha } from '@/lib/platform/captcha/recaptcha';
import { texts } from '@/lib/platform/captcha/server-texts';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

/** A hash instead of the token, so that a leaked table is useless. */
function passId(token: string, { action, userId }: CaptchaContext): string {
  return createHash('sha256').update(`${action}\n${userId}\n${token}`).digest('hex');
}

/** Allows one more attempt of this person at this action with a solved captcha. */
async function givePass(token: string, context: CaptchaContext, expiresAt: Date): Promise<void> {
  await on()
    .insertInto('captchaPasses')
    .values({ id: passId(token, context), expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns its expiry for the first taker; null when there is none */
async function takePass(token: string, context: CaptchaContext): Promise<Date | null> {
  const row = await on()
    .deleteFrom('captchaPasses')
    .where('id', '=', passId(token, context))
    .where('expiresAt', '>', now)
    .returning('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}

let altcha: AltchaCaptcha | undefined;
let provider: CaptchaProvider | undefined;

/** Registering uses our own proof of work whatever the configured provider is. */
function getAltcha(): AltchaCaptcha {
  altcha ??= new AltchaCaptcha(env.NEXTAUTH_SECRET);
  return altcha;
}

/** Google's if both its keys are set, else our own. */
export function getCaptcha(): CaptchaProvider {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secret } = env;
  provider ??=
    siteKey && secret
      ? new RecaptchaCaptcha({ siteKey, secret, hostname: new URL(env.NEXTAUTH_URL).hostname })
      : getAltcha();
  return provider;
}

export type CaptchaChallenge = Awaited<ReturnType<AltchaCaptcha['createChallenge']>>;

/** @throws AppError not_found when another provider is configured */
export function createCaptchaChallenge(context: CaptchaContext): Promise<CaptchaChallenge> {
  if (getCaptcha().name !== 'altcha') throw new AppError('not_found', say(texts, 'notFound'));
  return getAltcha().createChallenge(context);
}

/** How long a captcha stays solved while the person corrects the form. */
const PASS_MS = 20 * 60_000;

/**
 * Does the work behind a captcha. A captcha is good for one success: if the work is refused for another reason, the person
 * corrects that and sends the same token again.
 * @param missing the sentence when there is no token; each form has its own
 * @throws AppError invalid (field captchaToken), unavailable, and what the work throws
 */
export async function withCaptcha<T>(
  { token, missing, ...context }: CaptchaContext & { token: unknown; missing: Said },
  work: () => Promise<T>,
): Promise<T> {
  if (typeof token !== 'string' || token === '') throw invalidField('captchaToken', missing);
  if (token.length > CAPTCHA_TOKEN_LENGTH_MAX) throw spent();
  const passUntil = await takePass(token, context);
  if (!passUntil && !(await getCaptcha().verify(token, context))) throw spent();
  try {
    return await work();
  } catch (error) {
    await givePass(token, context, passUntil ?? new Date(Date.now() + PASS_MS));
    throw error;
  }
}

/**
 * Spends a proof of work on one attempt, whatever the configured provider is. It leaves no pass for another attempt, so check
 * everything else first.
 * @throws AppError invalid (field captchaToken) for a missing or used proof and one of too little work
 */
export async function takeProofOfWork(
  token: string | undefined,
  context: CaptchaContext,
  missing: Said,
): Promise<void> {
  if (!token) throw invalidField('captchaToken', missing);
  if (!(await getAltcha().verify(token, context))) throw spent();
}

export function createProofOfWork(context: CaptchaContext): Promise<CaptchaChallenge> {
  return getAltcha().createChallenge(context);
}

const spent = () => invalidField('captchaToken', say(texts, 'spent'));
