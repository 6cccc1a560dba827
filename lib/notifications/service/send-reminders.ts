import { isQuietHour } from '@/lib/notifications/policy';
import {
  findDueReminders,
  findRecipientZones,
  type ReminderRow,
} from '@/lib/notifications/repository/due-reminders';
import { texts } from '@/lib/notifications/server-texts';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { isTimeZone } from '@/lib/platform/calendar/wall-clock';
import { dayIn } from '@/lib/platform/calendar/zone-words';
import { transaction } from '@/lib/platform/db/transaction';
import { type Said, say } from '@/lib/platform/language/say';

/**
 * The day before and shortly before. The worker runs it every minute, possibly several in parallel; the key of each reminder
 * makes it unique.
 */
export async function sendReminders(now = new Date()): Promise<number> {
  // Local times are computed by Node alone: Postgres's rules for a zone may differ.
  const awake = (await findRecipientZones()).filter(
    (zone) => !(isTimeZone(zone) && isQuietHour(now, zone)),
  );
  const due = await findDueReminders(now, awake);
  for (const row of due) {
    const notified = await transaction((tx) => notify(tx, toNotification(row, now)));
    await publishNotifications([notified]);
  }
  return due.length;
}

function toNotification(row: ReminderRow, now: Date) {
  const { userId, what, withName, withId, location, toBeConfirmed, startsAt, timeZone, dedupeKey } =
    row;
  return {
    userId,
    type: `${what}_reminder`,
    title: titleOf(row, now),
    message: say(texts, 'start', {
      person: withName,
      startsAt: startsAt.toISOString(),
      timeZone,
      location,
      toBeConfirmed,
    }),
    data: withId === null ? row.data : { ...row.data, named: [withId] },
    dedupeKey,
  };
}

function titleOf(row: ReminderRow, now: Date): Said {
  const { what, title } = row;
  const when = whenOf(row, now);
  if (what === 'booking') return say(texts, SESSION[when], { sport: title });
  return say(texts, when === 'soon' ? 'startsSoon' : NAMED[what][when], { title });
}

const SESSION = {
  soon: 'sessionSoon',
  today: 'sessionToday',
  tomorrow: 'sessionTomorrow',
} as const;
const NAMED = {
  game: { today: 'gameToday', tomorrow: 'gameTomorrow' },
  class: { today: 'classToday', tomorrow: 'classTomorrow' },
} as const;

/** Today and tomorrow are the recipient's days. */
function whenOf({ kind, startsAt, ownTimeZone: timeZone }: ReminderRow, now: Date) {
  if (kind === 'soon') return 'soon';
  return dayIn(startsAt, timeZone) === dayIn(now, timeZone) ? 'today' : 'tomorrow';
}
