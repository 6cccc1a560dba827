import { AltchaCaptcha } from '@/lib/captcha/altcha';
import type { CaptchaContext, CaptchaProvider } from '@/lib/captcha/captcha';
import { RecaptchaCaptcha } from '@/lib/captcha/recaptcha';
import { CAPTCHA_TOKEN_LENGTH_MAX } from '@/lib/captcha/schema';
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

/**
 * Spends a captcha token.
 * @param missing the sentence when there is none; each form has its own
 * @throws AppError invalid (field captchaToken), unavailable
 */
export async function requireCaptcha(
  token: unknown,
  context: CaptchaContext,
  missing: string,
): Promise<void> {
  if (typeof token !== 'string' || token === '') throw invalidField('captchaToken', missing);
  const solved =
    token.length <= CAPTCHA_TOKEN_LENGTH_MAX && (await getCaptcha().verify(token, context));
  if (!solved) {
    throw invalidField(
      'captchaToken',
      'That captcha has expired or was used already. Please complete it again.',
    );
  }
}
