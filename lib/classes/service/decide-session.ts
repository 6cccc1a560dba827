import { decisionTime, isTooFew } from '@/lib/classes/policy';
import { findSession, type SessionRow } from '@/lib/classes/repository/find-sessions';
import { findConcernedIds, lockPlaces } from '@/lib/classes/repository/places';
import { updateCancelled } from '@/lib/classes/repository/sessions';
import { texts } from '@/lib/classes/server-texts';
import { aboutCoach, toClassAt } from '@/lib/classes/service/about-class';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';

type Planned = Pick<SessionRow, 'id' | 'minimum' | 'decideHours' | 'keptOn' | 'startsAt'>;

/** Queues the decision of a date that needs a number of people. A job from before a change of its time does nothing. */
export async function planDecision(tx: Tx, session: Planned): Promise<void> {
  const runAt = decisionTime({ ...session, status: 'upcoming' });
  if (!runAt || runAt <= new Date()) return;
  const at = runAt.toISOString();
  const dedupeKey = `classes:decide:${session.id}:${at}`;
  await enqueue(tx, 'classes:decide', { sessionId: session.id, at }, { runAt, dedupeKey });
}

/** The job: cancels a date that has too few people at that time. The coach and everybody who joined or waits are notified. */
export async function decideSession(id: number, at: string): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockPlaces(id, tx);
    const session = seats && (await findSession(seats.coachUserId, id, tx));
    if (!session) return [];
    // The page shows the planned decision.
    expireTags(tx, cacheTags.coach(session.coachId));
    if (!isTooFew(session, new Date(at), new Date())) return [];
    const userIds = await findConcernedIds(id, tx);
    await updateCancelled(id, TOO_FEW, tx);
    const notification = {
      type: 'class_cancelled',
      title: say(texts, 'cancelledTitle'),
      message: say(texts, 'tooFewMessage', {
        ...toClassAt(session),
        minimum: session.minimum ?? 0,
      }),
    };
    const data = { classSessionId: id, side: 'coach' };
    return notifyAll(tx, [
      ...userIds.map((userId) => ({ ...notification, userId, data: aboutCoach(session) })),
      { ...notification, userId: session.coachUserId, data },
    ]);
  });
  await publishNotifications(pending);
}

/** Stored in English, like all stored words. */
const TOO_FEW = texts.english.tooFew;

/** The reason of a cancelled date as shown. */
export const reasonWords = (reason: string | null): string | null =>
  reason === TOO_FEW ? translate(texts).tooFew : reason;
