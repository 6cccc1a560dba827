import { createHash } from 'node:crypto';
import type { CaptchaContext } from '@/lib/captcha/captcha';
import { pool } from '@/lib/db/pool';

/** A hash instead of the token: readers of the table can do nothing with it. */
function passId(token: string, { action, userId }: CaptchaContext): string {
  return createHash('sha256').update(`${action}\n${userId}\n${token}`).digest('hex');
}

/** Allows one more attempt of this person at this action with a solved captcha. */
export async function givePass(
  token: string,
  context: CaptchaContext,
  expiresAt: Date,
): Promise<void> {
  await pool.query(
    'INSERT INTO captcha_passes (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [passId(token, context), expiresAt],
  );
}

/** @returns its expiry for the first taker; null when there is none */
export async function takePass(token: string, context: CaptchaContext): Promise<Date | null> {
  const { rows } = await pool.query<{ expiresAt: Date }>(
    'DELETE FROM captcha_passes WHERE id = $1 AND expires_at > now() RETURNING expires_at AS "expiresAt"',
    [passId(token, context)],
  );
  return rows[0]?.expiresAt ?? null;
}
