import { knownDeviceId } from '@/lib/platform/auth/device-cookie';
import { findIdentity, hasSignedInBefore } from '@/lib/platform/auth/repository';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';

/**
 * Records a successful sign-in. If the person has not used this browser before, a notification and an email say so. Not at
 * their very first sign-in, and not for the sample people, who all use one browser.
 */
export async function recordSignIn(
  userId: number,
  event: 'authn_login_success' | 'authn_login_first_step',
  {
    deviceCookie,
    address,
    userAgent,
  }: Pick<SignInAttempt, 'deviceCookie' | 'address' | 'userAgent'>,
  detail?: string,
): Promise<void> {
  const person = await findIdentity(userId);
  if (!person) return;
  const isNewDevice =
    !person.isSample &&
    (await knownDeviceId(deviceCookie, person.email)) === null &&
    (await hasSignedInBefore(userId));
  const facts = { event, userId, address, userAgent, isNewDevice, detail };
  const eventId = await recordSecurityEvent(facts);
  if (isNewDevice && eventId !== null) await enqueue(db, 'users:tell-new-sign-in', { eventId });
}
