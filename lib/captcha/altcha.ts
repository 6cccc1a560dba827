import { hkdfSync } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { verify } from 'altcha-lib/frameworks/shared';
import type { CaptchaContext, CaptchaProvider } from '@/lib/captcha/captcha';
import { pool } from '@/lib/db/pool';

const ALGORITHM = 'PBKDF2/SHA-256';
/** With the counter below 0.6 s on a laptop, a few seconds on an old phone; the library's own 5,000 took 6.6 s. */
const COST = 1_000;
const COUNTER_MIN = 500;
const COUNTER_MAX = 1_500;
const LIFETIME_MS = 20 * 60_000;

/**
 * Proof of work by ALTCHA, without any service: the browser pays with a second of computing. It prices spam and does not
 * tell people from machines, so rate limits stand beside it.
 */
export class AltchaCaptcha implements CaptchaProvider {
  readonly name = 'altcha';
  readonly siteKey = null;
  readonly #signature: string;
  readonly #keySignature: string;

  /** @param secret of the installation; both signing keys are derived from it */
  constructor(secret: string) {
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
    this.#signature = derive('maidan captcha signature');
    this.#keySignature = derive('maidan captcha key signature');
  }

  /** A task for this person and action only; both are signed into it, and how much work it is. */
  createChallenge({ action, userId, work = 1 }: CaptchaContext): Promise<Challenge> {
    return createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(COUNTER_MAX * work, COUNTER_MIN * work),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      data: { action, userId, work },
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
  }

  async verify(token: string, context: CaptchaContext): Promise<boolean> {
    const data = readData(token);
    // Judged before the store, so that a token tried for the wrong thing is not spent; a forged one fails its signature.
    if (data?.action !== context.action || data.userId !== context.userId) return false;
    if (!(Number(data.work) >= (context.work ?? 1))) return false;
    const { verification } = await verify(
      token,
      deriveKey,
      this.#signature,
      this.#keySignature,
      singleUse,
    );
    return verification?.verified === true;
  }
}

/** The database decides which of several uses at once is the first. */
const singleUse = {
  async get(): Promise<null> {
    return null;
  },
  async set(): Promise<void> {},
  async setIfAbsent(id: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'INSERT INTO used_captchas (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, new Date(Date.now() + LIFETIME_MS)],
    );
    return rowCount === 1;
  },
};

function readData(token: string): Record<string, unknown> | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    // Nothing of it is trusted before its signature is checked; a missing level reads as undefined.
    const { challenge } = payload as { challenge?: { parameters?: { data?: unknown } } };
    const data = challenge?.parameters?.data;
    return typeof data === 'object' && data !== null ? { ...data } : null;
  } catch {
    return null;
  }
}
