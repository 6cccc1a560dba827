import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { newSignInMail } from '@/lib/platform/mail/identity-letters';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';
import { findNewSignIn } from '@/lib/users/repository/security-events';

/**
 * The job: a letter and a notification, once per sign-in however often it runs. An unconfirmed address may be anybody's, so
 * that account gets only the notification.
 */
export async function tellNewSignIn(eventId: number): Promise<void> {
  const told = await transaction(async (tx) => {
    const signIn = await findNewSignIn(eventId, tx);
    if (!signIn) return null;
    const { userId, email, isConfirmed, timeZone, createdAt } = signIn;
    const device = signIn.device ?? 'an unknown browser';
    const when = toWords(createdAt, timeZone);
    const dedupeKey = `new-sign-in:${eventId}`;
    const settings = new URL(routes.settings(), env.NEXTAUTH_URL).href;
    if (isConfirmed) {
      const letter = newSignInMail(email, { device, when, settings });
      await getMailer().send({ ...letter, dedupeKey }, tx);
    }
    return notify(tx, {
      userId,
      type: 'new_sign_in',
      title: `New sign-in from ${device}`,
      message: `On ${when}. If it was not you, change your password.`,
      dedupeKey,
    });
  });
  if (told) await publishNotifications([told]);
}

/** '22 November, around 14:05', in the person's own time zone. */
function toWords(at: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at);
  const day = part({ day: 'numeric', month: 'long' });
  return `${day}, around ${part({ hour: '2-digit', minute: '2-digit' })}`;
}
