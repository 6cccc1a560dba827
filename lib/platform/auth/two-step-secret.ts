import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TwoStepSetupDto } from '@/lib/platform/auth/two-step-schema';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { qrOf } from '@/lib/platform/qr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Phone clocks drift by seconds, so one step before and after is accepted. */
const WINDOW_STEPS = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_CODES = 10;
/** Without 0, 1, I and O, which are easily confused: 16 of 32 letters are 80 bits, too many to guess. */
const RECOVERY_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 16;

/** Derived from this installation's secret, and used for nothing else. */
function sealingKey(): Buffer {
  return Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', 'two-step sign-in', 32));
}

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** AES-256-GCM, bound to the person: a stolen table signs nobody in, and a row cannot be moved to another person. */
export function sealSecret(secret: string, userId: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(), iv).setAAD(Buffer.from(`${userId}`));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @returns null when it was sealed with another installation secret or for another person */
export function openSecret(sealed: string, userId: number): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(`${userId}`))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function toTotp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: city().product,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** The time step of this code (RFC 6238), or null. The caller makes sure that a step counts once. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = toTotp(secret, '').validate({ token: code, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

export function toSetup(secret: string, email: string): TwoStepSetupDto {
  const uri = toTotp(secret, email).toString();
  return { key: inGroupsOfFour(secret), uri, qr: qrOf(uri) };
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
    ).join(''),
  );
}

/** Plain SHA-256 is enough for 80 random bits, and unlike a sealed code it survives a new installation secret. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function inGroupsOfFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
