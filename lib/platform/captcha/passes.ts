import { createHash } from 'node:crypto';
import type { CaptchaContext } from '@/lib/platform/captcha/captcha';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** A hash instead of the token, so that a leaked table is useless. */
function passId(token: string, { action, userId }: CaptchaContext): string {
  return createHash('sha256').update(`${action}\n${userId}\n${token}`).digest('hex');
}

/** Allows one more attempt of this person at this action with a solved captcha. */
export async function givePass(
  token: string,
  context: CaptchaContext,
  expiresAt: Date,
): Promise<void> {
  await on()
    .insertInto('captchaPasses')
    .values({ id: passId(token, context), expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns its expiry for the first taker; null when there is none */
export async function takePass(token: string, context: CaptchaContext): Promise<Date | null> {
  const row = await on()
    .deleteFrom('captchaPasses')
    .where('id', '=', passId(token, context))
    .where('expiresAt', '>', now)
    .returning('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}
