import { isOpen } from '@/lib/classes/policy';
import { findSession, type SessionRow } from '@/lib/classes/repository/find-sessions';
import {
  findConcernedIds,
  findFirstWaiting,
  findGivenSessionIds,
  findHeldSessionIds,
  lockPlaces,
  updateToPromoted,
  upsertParticipant,
  yieldPlace,
} from '@/lib/classes/repository/places';
import { updateCancelled, updateVenue } from '@/lib/classes/repository/sessions';
import { texts } from '@/lib/classes/server-texts';
import { aboutCoach, toClassAt } from '@/lib/classes/service/about-class';
import {
  notify,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

/** Moves the dates of classes at a venue to the one that it is merged into, in the caller's transaction. */
export function moveSessions(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}

/**
 * Gives every free place to the first on the waiting list, and to people with a proven address also those that yield. Call it
 * under the lock of the places (`lockPlaces`), after they were freed. There are no promotions after the start.
 */
export async function promoteWaiting(tx: Tx, sessionId: number): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  const session = await findSession(null, sessionId, tx);
  if (session) expireTags(tx, cacheTags.coach(session.coachId));
  const seats = await lockPlaces(sessionId, tx);
  if (!session || !seats || !isOpen(session, new Date())) return pending;
  // Where the site cannot send mail, nobody can prove an address.
  const yields = canSendMail();
  for (let free = seats.places - seats.goingCount; ; free -= 1) {
    const next = await findFirstWaiting(sessionId, { confirmedFirst: yields }, tx);
    if (!next) break;
    if (free <= 0) {
      const yielded = yields && next.isConfirmed ? await yieldPlace(sessionId, tx) : null;
      if (yielded === null) break;
      pending.push(await notifyYielded(tx, yielded, session));
      free += 1;
    }
    await updateToPromoted(next.id, tx);
    const about = { ...toClassAt(session), coach: session.coachName };
    pending.push(
      await notify(tx, {
        userId: next.userId,
        type: 'class_promoted',
        title: say(texts, 'promotedTitle'),
        message: say(texts, 'promotedMessage', about),
        data: aboutCoach(session),
      }),
    );
  }
  return pending;
}

export function notifyYielded(
  tx: Tx,
  userId: number,
  session: SessionRow,
): Promise<PendingNotification> {
  const about = { ...toClassAt(session), coach: session.coachName };
  return notify(tx, {
    userId,
    type: 'class_place_yielded',
    title: say(texts, 'yieldedTitle'),
    message: say(texts, 'yieldedMessage', about),
    data: aboutCoach(session),
  });
}

/** The job: somebody in line has proven their address. */
export async function promoteConfirmed(sessionId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockPlaces(sessionId, tx);
    return seats ? promoteWaiting(tx, sessionId) : [];
  });
  await publishNotifications(pending);
}

/**
 * Takes a person out of all coming classes, gives the places to the waiting lists, and cancels the classes that the person gives:
 * for a ban or a deleted account. Pass the result to `publishNotifications` after the commit; a second call finds nothing to do.
 */
export async function releasePlaces(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const sessionId of await findHeldSessionIds(userId, tx)) {
    if (!(await lockPlaces(sessionId, tx))) continue;
    await upsertParticipant({ sessionId, userId }, 'out', tx);
    pending.push(...(await promoteWaiting(tx, sessionId)));
  }
  for (const sessionId of await findGivenSessionIds(userId, tx)) {
    pending.push(...(await cancelWithoutCoach(tx, userId, sessionId)));
  }
  return pending;
}

/** Neither the coach nor the class is named: both are gone, or on their way. */
async function cancelWithoutCoach(
  tx: Tx,
  coachUserId: number,
  sessionId: number,
): Promise<PendingNotification[]> {
  await lockPlaces(sessionId, tx);
  const session = await findSession(coachUserId, sessionId, tx);
  if (!session || !isOpen(session, new Date())) return [];
  const userIds = await findConcernedIds(sessionId, tx);
  await updateCancelled(sessionId, null, tx);
  expireTags(tx, cacheTags.coach(session.coachId));
  const start = { startsAt: session.startsAt.toISOString(), timeZone: session.timeZone };
  return notifyAll(
    tx,
    userIds.map((participantId) => ({
      userId: participantId,
      type: 'class_cancelled',
      title: say(texts, 'cancelledTitle'),
      message: say(texts, 'coachGone', start),
      data: { classSessionId: sessionId },
    })),
  );
}
