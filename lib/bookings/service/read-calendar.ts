import { FREE_DAYS } from '@/lib/bookings/constants';
import { canProposeTime } from '@/lib/bookings/policy';
import { type BookingRow, findSessionsBetween } from '@/lib/bookings/repository/bookings';
import { type BusyTime, findBusyTimes } from '@/lib/bookings/repository/busy';
import type { CalendarEntryDto, ReadCalendarInput } from '@/lib/bookings/schema';
import { requireOwn } from '@/lib/coaching/service/manage-settings';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

/**
 * What a coach has in a week: sessions of every sport, classes, and the games they play; by the clock of this desk.
 * @throws AppError not_found (somebody else's)
 */
export async function readCalendar(
  actor: Actor,
  coachId: number,
  { from }: ReadCalendarInput,
): Promise<CalendarEntryDto[]> {
  const { timeZone } = await requireOwn(actor, coachId);
  const midnight = (date: string) => toInstant({ date, time: '00:00' }, timeZone);
  const range = { from: midnight(from), to: midnight(addDays(from, FREE_DAYS)) };
  const [busy, sessions] = await Promise.all([
    findBusyTimes(actor.userId, range),
    findSessionsBetween(actor.userId, range),
  ]);
  const others = busy.filter(({ kind }) => kind !== 'booking');
  return [...others.map(toEntry), ...sessions.map(toSessionEntry)]
    .map((entry) => ({ ...entry, ...toWallTime(new Date(entry.startsAt), timeZone) }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

type Entry = Omit<CalendarEntryDto, 'date' | 'time'>;

const toEntry = ({ kind, id, title, startsAt, endsAt }: BusyTime): Entry => ({
  kind,
  id,
  title: title ?? '',
  guardians: [],
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  canMove: false,
  movesAtOnce: false,
  isAsked: false,
});

const toSessionEntry = (row: BookingRow): Entry => ({
  ...toEntry({ ...row, kind: 'booking', title: placeholderWords(row.clientName) }),
  guardians: row.guardians,
  canMove: canProposeTime(row, new Date()) && row.proposal === null,
  movesAtOnce: row.coachClientId !== null,
  isAsked: row.proposal !== null,
});
