import { sameClock, zoneWords } from '@/lib/calendar/zone-words';
import { db } from '@/lib/db/client';
import { findDueReminders, type ReminderRow } from '@/lib/notifications/repository/due-reminders';
import { notify, publishNotifications } from '@/lib/notifications/service';
import { isolate } from '@/lib/validation/isolate';

/** Run every minute by the worker, by several at once too: the key of each reminder makes it one. */
export async function remindOfGames(now = new Date()): Promise<number> {
  const due = await findDueReminders(now);
  for (const row of due) {
    const told = await db.$transaction((tx) => notify(tx, toNotification(row, now)));
    await publishNotifications([told]);
  }
  return due.length;
}

function toNotification(row: ReminderRow, now: Date) {
  const { userId, gameId, groupId, title, location, startsAt, timeZone, dedupeKey } = row;
  const when = startsAt.toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const zone = sameClock(timeZone, row.ownTimeZone, startsAt)
    ? ''
    : ` ${zoneWords(timeZone, startsAt)}`;
  return {
    userId,
    type: 'game_reminder',
    title: `${leadOf(row, now)}: ${isolate(title)}`,
    message: `${when}${zone}, ${isolate(location)}`,
    data: { gameId, groupId },
    dedupeKey,
  };
}

/** As the day is called where the game is. */
function leadOf({ kind, startsAt, timeZone }: ReminderRow, now: Date): string {
  if (kind === 'soon') return 'Starts soon';
  const dayOf = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  return dayOf(startsAt) === dayOf(now) ? 'Game today' : 'Game tomorrow';
}
