import { z } from 'zod';
import type { CaptchaProvider } from '@/lib/platform/captcha/captcha';
import { AppError } from '@/lib/platform/errors/app-error';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;

const answerSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** The host on which people solve it; tokens solved elsewhere are refused. */
  hostname: string;
  /** A test's stand-in for Google. */
  fetcher?: typeof fetch;
}

/** Google reCAPTCHA v2. Google accepts each token once; it does not know our actions. */
export class RecaptchaCaptcha implements CaptchaProvider {
  readonly name = 'recaptcha';
  readonly siteKey: string;
  readonly #options: RecaptchaOptions;

  constructor(options: RecaptchaOptions) {
    this.siteKey = options.siteKey;
    this.#options = options;
  }

  async verify(token: string): Promise<boolean> {
    const { secret, hostname, fetcher = fetch } = this.#options;
    try {
      const response = await fetcher(VERIFY_URL, {
        redirect: 'error',
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = answerSchema.parse(await response.json());
      return answer.success && answer.hostname === hostname;
    } catch (cause) {
      // Fails closed: without Google nobody uploads, instead of everybody.
      throw new AppError(
        'unavailable',
        'The captcha could not be checked just now. Please try again.',
        { cause },
      );
    }
  }
}
