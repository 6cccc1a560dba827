import { z } from 'zod';
import type { CaptchaProvider } from '@/lib/platform/captcha/captcha';
import { texts } from '@/lib/platform/captcha/server-texts';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;

const responseSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Codes about the token itself. The others are about the secret or the request: a new token does not help. */
const TOKEN_CODES = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** The host on which people solve it; tokens solved elsewhere are refused. */
  hostname: string;
  /** Replaced by a stand-in in tests. */
  fetcher?: typeof fetch;
  timeoutMs?: number;
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
    try {
      const { success, hostname } = await this.#ask(token);
      return success && hostname === this.#options.hostname;
    } catch (cause) {
      log.warn({ err: cause }, 'reCAPTCHA failed');
      // Fails closed: when Google cannot be reached, uploads are refused.
      throw new AppError('unavailable', say(texts, 'unchecked'), { cause });
    }
  }

  /** @throws Error when Google does not respond in time, or about anything but the token */
  async #ask(token: string): Promise<z.output<typeof responseSchema>> {
    const { secret, fetcher = fetch, timeoutMs = TIMEOUT_MS } = this.#options;
    const response = await fetcher(VERIFY_URL, {
      redirect: 'error',
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 429 when the quota of the keys is used up.
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
    const answer = responseSchema.parse(await response.json());
    const codes = answer['error-codes'].filter((code) => !TOKEN_CODES.has(code));
    if (codes.length > 0) throw new Error(`reCAPTCHA answered ${codes.join(', ')}`);
    return answer;
  }
}
