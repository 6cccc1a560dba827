import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { forgetDevice } from '@/lib/platform/auth/device-cookie';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { newSignInMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { routes } from '@/lib/routes';
import { SECURITY_EVENTS_SHOWN_MAX } from '@/lib/users/constants';
import { deleteSessionOf, findSessionsOf } from '@/lib/users/repository/account';
import { findNewSignIn, findSecurityEventsOf } from '@/lib/users/repository/settings';
import type { SecurityEventDto, SessionDto } from '@/lib/users/schema/account';
import { texts } from '@/lib/users/server-texts';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

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

/** Newest first. @throws AppError forbidden */
export async function listSecurityEvents(
  actor: Actor,
  userId: number,
): Promise<SecurityEventDto[]> {
  requireOwnAccount(actor, userId);
  const rows = await findSecurityEventsOf(userId, SECURITY_EVENTS_SHOWN_MAX);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Last used first. */
export async function listSessions(actor: Actor, userId: number): Promise<SessionDto[]> {
  requireOwnAccount(actor, userId);
  const rows = await findSessionsOf(userId);
  return rows.map(({ sid, userAgent, createdAt, lastSeenAt }) => ({
    id: sid,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: sid === actor.sessionId,
  }));
}

/** Signs one browser out, which is then no longer known as the person's, and disconnects its sockets. */
export async function endSession(actor: Actor, userId: number, sessionId: string): Promise<void> {
  requireOwnAccount(actor, userId);
  await transaction(async (tx) => {
    if (!(await deleteSessionOf(userId, sessionId, tx))) {
      throw notFound(say(texts, 'sessionNotFound'));
    }
    await forgetDevice(tx, userId, sessionId);
  });
  await cutSockets(rooms.session(sessionId));
}
