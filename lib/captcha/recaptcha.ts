import { z } from 'zod';
import type { CaptchaProvider } from '@/lib/captcha/captcha';
import { AppError } from '@/lib/errors/app-error';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;

const answerSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** The host people solve it on; a token solved elsewhere is none of ours. */
  hostname: string;
  /** A test's own Google. */
  fetcher?: typeof fetch;
}

/** Google reCAPTCHA v2. Google gives a token out once and takes it back once; it knows nothing of our actions. */
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
      // Closed rather than open: without Google nobody uploads, instead of everybody.
      throw new AppError(
        'unavailable',
        'The captcha could not be checked just now. Please try again.',
        { cause },
      );
    }
  }
}
