import { AltchaCaptcha } from '@/lib/captcha/altcha';
import type { CaptchaContext, CaptchaProvider } from '@/lib/captcha/captcha';
import { CAPTCHA_TOKEN_LENGTH_MAX } from '@/lib/captcha/constants';
import { givePass, takePass } from '@/lib/captcha/passes';
import { RecaptchaCaptcha } from '@/lib/captcha/recaptcha';
import { env } from '@/lib/env/server';
import { AppError, invalidField } from '@/lib/errors/app-error';

let altcha: AltchaCaptcha | undefined;
let provider: CaptchaProvider | undefined;

/** Our own proof of work, whichever provider is switched on; its challenges are asked for here. */
function getAltcha(): AltchaCaptcha {
  altcha ??= new AltchaCaptcha(env.NEXTAUTH_SECRET);
  return altcha;
}

/** Google's when both its keys are set, else our own. */
export function getCaptcha(): CaptchaProvider {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secret } = env;
  provider ??=
    siteKey && secret
      ? new RecaptchaCaptcha({ siteKey, secret, hostname: new URL(env.NEXTAUTH_URL).hostname })
      : getAltcha();
  return provider;
}

export type CaptchaChallenge = Awaited<ReturnType<AltchaCaptcha['createChallenge']>>;

/** @throws AppError not_found when another provider is switched on */
export function createCaptchaChallenge(context: CaptchaContext): Promise<CaptchaChallenge> {
  if (getCaptcha().name !== 'altcha') throw new AppError('not_found', 'Captcha not found');
  return getAltcha().createChallenge(context);
}

/** How long a captcha stays solved while the form behind it is corrected. */
const PASS_MS = 20 * 60_000;

/**
 * Does the work that a captcha stands before. It is good for one success: when the work is refused for something else,
 * the person corrects that and sends the same token again.
 * @param missing the sentence when there is none; each form has its own
 * @throws AppError invalid (field captchaToken), unavailable, and what the work throws
 */
export async function withCaptcha<T>(
  { token, missing, ...context }: CaptchaContext & { token: unknown; missing: string },
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
 * Takes a proof of work for one attempt, whichever provider is switched on. It leaves no pass behind: the caller has looked at
 * everything else before.
 * @throws AppError invalid (field captchaToken) for none, a spent one and one that cost less work than is asked for
 */
export async function takeProofOfWork(
  token: string | undefined,
  context: CaptchaContext,
  missing: string,
): Promise<void> {
  if (!token) throw invalidField('captchaToken', missing);
  if (!(await getAltcha().verify(token, context))) throw spent();
}

/** A challenge for `takeProofOfWork`. */
export function createProofOfWork(context: CaptchaContext): Promise<CaptchaChallenge> {
  return getAltcha().createChallenge(context);
}

const spent = () =>
  invalidField(
    'captchaToken',
    'That captcha has expired or was used already. Please complete it again.',
  );
