import { findDueReminders, type ReminderRow } from '@/lib/notifications/repository/due-reminders';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { startWords } from '@/lib/platform/calendar/start-words';
import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { transaction } from '@/lib/platform/db/transaction';
import { isolate } from '@/lib/platform/validation/isolate';

const NOUNS = { game: 'Game', class: 'Class', booking: 'Session' } as const;

/**
 * Sends reminders of games, classes and sessions, the day before and shortly before. The worker runs it every minute, possibly
 * several in parallel; the key of each reminder makes it unique.
 */
export async function sendReminders(now = new Date()): Promise<number> {
  const due = await findDueReminders(now);
  for (const row of due) {
    const told = await transaction((tx) => notify(tx, toNotification(row, now)));
    await publishNotifications([told]);
  }
  return due.length;
}

function toNotification(row: ReminderRow, now: Date) {
  const { userId, what, title, withName, location, startsAt, timeZone, data, dedupeKey } = row;
  const when = startWords(startsAt, timeZone);
  const zone = sameClock(timeZone, row.ownTimeZone, startsAt)
    ? ''
    : ` ${zoneWords(timeZone, startsAt)}`;
  const parts = [
    withName && `With ${isolate(withName)}`,
    `${when}${zone}`,
    location && isolate(location),
  ];
  return {
    userId,
    type: `${what}_reminder`,
    title: `${leadOf(row, now)}: ${isolate(title)}`,
    message: parts.filter(Boolean).join(', '),
    data,
    dedupeKey,
  };
}

/** The day as it is called at the place. */
function leadOf({ what, kind, startsAt, timeZone }: ReminderRow, now: Date): string {
  if (kind === 'soon') return 'Starts soon';
  const dayOf = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  return `${NOUNS[what]} ${dayOf(startsAt) === dayOf(now) ? 'today' : 'tomorrow'}`;
}
