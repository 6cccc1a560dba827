import { hkdfSync } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { verify } from 'altcha-lib/frameworks/shared';
import type { CaptchaContext, CaptchaProvider } from '@/lib/platform/captcha/captcha';
import { on } from '@/lib/platform/db/kysely';

const ALGORITHM = 'PBKDF2/SHA-256';
/** With these counters 0.6 s on a laptop, a few seconds on an old phone; the library's default of 5,000 took 6.6 s. */
const COST = 1_000;
const COUNTER_MIN = 500;
const COUNTER_MAX = 1_500;
const LIFETIME_MS = 20 * 60_000;

/**
 * Proof of work by ALTCHA, without an external service: the browser spends a second of computing. This makes spam expensive
 * but does not tell people from machines, so rate limits apply as well.
 */
export class AltchaCaptcha implements CaptchaProvider {
  readonly name = 'altcha';
  readonly siteKey = null;
  readonly #signature: string;
  readonly #keySignature: string;

  /** @param secret the installation's; both signing keys are derived from it */
  constructor(secret: string) {
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
    this.#signature = derive('maidan captcha signature');
    this.#keySignature = derive('maidan captcha key signature');
  }

  /** The challenge is for this person and action only; both, and the amount of work, are signed into it. */
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
    // Checked before the single-use store, so that a token for another action is not spent; forged ones fail the signature.
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

/** The database decides which of several simultaneous uses is the first. */
const singleUse = {
  async get(): Promise<null> {
    return null;
  },
  async set(): Promise<void> {},
  async setIfAbsent(id: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await on()
      .insertInto('usedCaptchas')
      .values({ id, expiresAt: new Date(Date.now() + LIFETIME_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
};

function readData(token: string): Record<string, unknown> | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    // Nothing in it is trusted before the signature is checked; a missing level reads as undefined.
    const { challenge } = payload as { challenge?: { parameters?: { data?: unknown } } };
    const data = challenge?.parameters?.data;
    return typeof data === 'object' && data !== null ? { ...data } : null;
  } catch {
    return null;
  }
}
