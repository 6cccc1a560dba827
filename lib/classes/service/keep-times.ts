import { findConcernedIds } from '@/lib/classes/repository/places';
import { updateTime, updateWallStart } from '@/lib/classes/repository/sessions';
import { texts } from '@/lib/classes/server-texts';
import { aboutCoach } from '@/lib/classes/service/about-class';
import { planDecision } from '@/lib/classes/service/decide-session';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { followZones, type TimedRow, type Times } from '@/lib/platform/db/follow-zones';
import { transaction } from '@/lib/platform/db/transaction';
import { texts as errorTexts } from '@/lib/platform/errors/server-texts';
import { say } from '@/lib/platform/language/say';

/**
 * The worker's round: a class keeps its local time when the rules of its zone change; the coach and the participants are
 * notified.
 */
export function keepClassTimes(): Promise<void> {
  return followZones('classSessions', { keep: updateWallStart, move: moveByClocks });
}

async function moveByClocks(row: TimedRow, times: Times): Promise<void> {
  const pending = await transaction(async (tx) => {
    const session = await updateTime(row, times, tx);
    if (!session) return [];
    await planDecision(tx, { ...session, id: row.id });
    expireTags(tx, cacheTags.coach(session.coachId));
    const start = { startsAt: times.startsAt.toISOString(), timeZone: row.timeZone };
    const notification = {
      type: 'class_moved',
      title: say(texts, 'movedTitle', { lesson: session.name }),
      message: say(errorTexts, 'clocksChanged', start),
    };
    const comers = (await findConcernedIds(row.id, tx)).map((userId) => ({
      ...notification,
      userId,
      data: aboutCoach({ ...session, id: row.id }),
    }));
    const data = { classSessionId: row.id, side: 'coach' };
    return notifyAll(tx, [...comers, { ...notification, userId: session.coachUserId, data }]);
  });
  await publishNotifications(pending);
}
