import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { newSignInMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';
import { findNewSignIn } from '@/lib/users/repository/security-events';
import { texts } from '@/lib/users/server-texts';

/**
 * The job: an email and a notification, once per sign-in however often it runs. An unconfirmed address may be anybody's, so
 * that account gets only the notification.
 */
export async function notifyNewSignIn(eventId: number): Promise<void> {
  const notified = await transaction(async (tx) => {
    const signIn = await findNewSignIn(eventId, tx);
    if (!signIn) return null;
    const { userId, email, isConfirmed, device, timeZone, createdAt } = signIn;
    const dedupeKey = `new-sign-in:${eventId}`;
    const settings = new URL(routes.settings(), env.NEXTAUTH_URL).href;
    if (isConfirmed) {
      const language = languageOf(signIn.language);
      const t = translate(texts, language);
      const browser = device ?? t.unknownBrowser;
      const when = t.signInTime({ at: createdAt.toISOString(), timeZone });
      const mail = newSignInMail(email, { device: browser, when, settings }, language);
      await getMailer().send({ ...mail, dedupeKey }, tx);
    }
    return notify(tx, {
      userId,
      type: 'new_sign_in',
      title: say(texts, 'newSignInTitle', { device }),
      message: say(texts, 'newSignIn', { at: createdAt.toISOString(), timeZone }),
      dedupeKey,
    });
  });
  if (notified) await publishNotifications([notified]);
}
