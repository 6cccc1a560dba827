import { isOpen } from '@/lib/classes/policy';
import { findSession } from '@/lib/classes/repository/find-sessions';
import {
  findFirstWaiting,
  findHeldSessionIds,
  lockPlaces,
  updateToPromoted,
  upsertParticipant,
} from '@/lib/classes/repository/places';
import { notify, type PendingNotification } from '@/lib/notifications/service/notify';
import { startWords } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { isolate } from '@/lib/platform/validation/isolate';

/**
 * Gives every free place to the first in line. Call it under the lock of the places (`lockPlaces`), after they were freed.
 * Nobody is promoted after the start.
 */
export async function promoteWaiting(tx: Tx, sessionId: number): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  const session = await findSession(null, sessionId, tx);
  const seats = await lockPlaces(sessionId, tx);
  if (!session || !seats || !isOpen(session, new Date())) return pending;
  for (let free = seats.places - seats.goingCount; free > 0; free -= 1) {
    const next = await findFirstWaiting(sessionId, tx);
    if (!next) break;
    await updateToPromoted(next.id, tx);
    const { name, coachName } = session;
    pending.push(
      await notify(tx, {
        userId: next.userId,
        type: 'class_promoted',
        title: 'You are in',
        message: `A place came free: you are going to ${isolate(name)} with ${isolate(coachName)} on ${startWords(session.startsAt, session.timeZone)}.`,
        data: { classSessionId: sessionId },
      }),
    );
  }
  return pending;
}

/**
 * Takes a person out of all coming classes and gives the places to the people in line: for a ban or a deleted account.
 * Pass the result to `publishNotifications` after the commit; a second call finds nothing to do.
 */
export async function releasePlaces(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const sessionId of await findHeldSessionIds(userId, tx)) {
    if (!(await lockPlaces(sessionId, tx))) continue;
    await upsertParticipant({ sessionId, userId }, 'out', tx);
    pending.push(...(await promoteWaiting(tx, sessionId)));
  }
  return pending;
}
