import { canOrganise } from '@/lib/groups/policy';
import { requireGroup } from '@/lib/groups/service/read-group';
import { readBook } from '@/lib/money/service/read-book';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { weekdayOf } from '@/lib/platform/calendar/week';
import { AppError } from '@/lib/platform/errors/app-error';
import { toCsvLine } from '@/lib/platform/http/csv';
import { say } from '@/lib/platform/language/say';
import { STATISTICS_WEEKS } from '@/lib/statistics/constants';
import { findPlayed } from '@/lib/statistics/repository';
import type { GroupStatisticsDto, WeekDto } from '@/lib/statistics/schema';
import { texts } from '@/lib/statistics/server-texts';

const WEEK_MS = 7 * 86_400_000;
const EMPTY = { games: 0, places: 0, taken: 0, came: 0, missed: 0, late: 0, fresh: 0 };

/** @throws AppError not_found (hidden from the actor), forbidden (no organiser) */
export async function readStatistics(actor: Actor, groupId: number): Promise<GroupStatisticsDto> {
  const group = await requireGroup(actor, groupId);
  if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  const rows = await findPlayed(groupId, new Date(Date.now() - STATISTICS_WEEKS * WEEK_MS));
  const weeks = new Map<string, WeekDto>();
  const addTo = (week: string, more: Omit<WeekDto, 'week'>) => {
    const { week: _, ...before } = weeks.get(week) ?? { week, ...EMPTY };
    const sums = Object.entries(before).map(([key, value]) => [
      key,
      value + more[key as keyof typeof more],
    ]);
    weeks.set(week, { week, ...Object.fromEntries(sums) });
  };
  for (const { startsAt, timeZone, maxPlayers, goingCount, ...counts } of rows) {
    const week = mondayOf(toWallTime(startsAt, timeZone).date);
    const last = [...weeks.keys()].at(-1);
    // Weeks without a game.
    for (let at = last && addDays(last, 7); at && at < week; at = addDays(at, 7)) addTo(at, EMPTY);
    addTo(week, { games: 1, places: maxPlayers, taken: goingCount, ...counts });
  }
  const { balances, currency } = await readBook(actor, groupId);
  const amount = balances.reduce((sum, balance) => sum + Math.abs(balance.amount), 0);
  return { weeks: [...weeks.values()], open: { amount, currency } };
}

const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

const HEADER = ['week', 'games', 'places', 'taken', 'came', 'missed', 'late', 'fresh'] as const;

/** A line for each week. @throws AppError as `readStatistics` */
export async function exportStatistics(actor: Actor, groupId: number): Promise<string> {
  const { weeks } = await readStatistics(actor, groupId);
  const lines = weeks.map((week) => HEADER.map((key) => String(week[key])));
  return [toCsvLine([...HEADER]), ...lines.map(toCsvLine)].join('');
}
