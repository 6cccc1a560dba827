import { type GAME_DAYS, GAME_DAYS_AHEAD_MAX, NIGHT_ENDS } from '@/lib/games/constants';
import { decisionTime, payTime, type Rules } from '@/lib/games/policy';
import { findGameZones } from '@/lib/games/repository/listed-games';
import { texts } from '@/lib/games/server-texts';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { addDays, toInstant, toWallTime, type WallTime } from '@/lib/platform/calendar/wall-clock';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

type GameDays = (typeof GAME_DAYS)[number];

export interface TimeInput {
  date: string;
  time: string;
  durationMinutes: number;
}

export interface GameTime {
  startsAt: Date;
  endsAt: Date;
}

/** @param instantOf `toInstant` for a time that nobody entered for this game @throws AppError invalid (a skipped time) */
export function gameTime(
  { date, time, durationMinutes }: TimeInput,
  timeZone: string,
  instantOf = typedInstant,
): GameTime {
  const startsAt = instantOf({ date, time }, timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
}

/** @throws AppError invalid, at the field that is wrong: the date if the day is past, else the time */
export function requireFuture({ startsAt }: GameTime, date: string): void {
  const now = Date.now();
  if (startsAt.getTime() <= now) {
    const isToday = now - startsAt.getTime() < 86_400_000 && startsAt.getTime() > now - 86_400_000;
    const field = isToday && new Date(`${date}T23:59:59Z`).getTime() > now ? 'time' : 'date';
    throw invalidField(field, say(texts, 'inThePast'));
  }
  if (startsAt.getTime() > now + GAME_DAYS_AHEAD_MAX * 86_400_000) {
    throw invalidField('date', say(texts, 'tooFarAhead'));
  }
}

/** @throws AppError invalid (a decision without a minimum, or in the past) */
export function requireDecision(rules: Rules): void {
  if (rules.decideHours === null) return;
  const decides = decisionTime(rules);
  if (!decides) throw invalidField('decideHours', say(texts, 'decisionWithoutMinimum'));
  if (decides <= new Date()) throw invalidField('decideHours', say(texts, 'decisionPast'));
}

/** @throws AppError invalid (paying first without a price, or until a time in the past) */
export function requirePayTime(rules: Pick<Rules, 'startsAt' | 'payByHours'>, cost: number | null) {
  const by = payTime(rules);
  if (!by) return;
  if (!cost) throw invalidField('payByHours', say(texts, 'payWithoutCost'));
  if (by <= new Date()) throw invalidField('payByHours', say(texts, 'decisionPast'));
}

const WEEK_MS = 7 * 86_400_000;

/** The same local time on the same weekday, a week later; of an older game, the first in the future. */
export function weekAfter(
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
  now: Date,
): WallTime {
  const { date, time } = toWallTime(startsAt, timeZone);
  const passed = Math.floor((now.getTime() - startsAt.getTime()) / WEEK_MS);
  let next = addDays(date, 7 * Math.max(1, passed));
  while (toInstant({ date: next, time }, timeZone) <= now) next = addDays(next, 7);
  // The time was not typed, so one that the clocks skip moves.
  return toWallTime(toInstant({ date: next, time }, timeZone), timeZone);
}

const DAY_MS = 86_400_000;
/** The end of the weekend after this one. */
const DAYS_AHEAD = 9;

/** The beginning and end of a date, or of days, in each zone that has games then. Postgres's rules for a zone may differ. */
export async function daysOf({ date, on: days }: { date?: string; on?: GameDays }) {
  if (days) {
    const now = new Date();
    const zones = await findGameZones(now, new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
    return zones.map((timeZone) => spanOf(days, timeZone, now));
  }
  if (!date) return null;
  const next = addDays(date, 1);
  // The date begins and ends at these instants somewhere on Earth.
  const [first, last] = [new Date(`${date}T00:00:00+14:00`), new Date(`${next}T00:00:00-12:00`)];
  return (await findGameZones(first, last)).map((timeZone) =>
    spanIn(timeZone, { date, next, time: '00:00' }),
  );
}

const spanIn = (
  timeZone: string,
  { date, next, time }: Record<'date' | 'next' | 'time', string>,
) => ({
  timeZone,
  from: toInstant({ date, time: '00:00' }, timeZone),
  to: toInstant({ date: next, time }, timeZone),
});

/** The beginning and end of the days that a place calls so at `now`. */
export function spanOf(days: GameDays, timeZone: string, now = new Date()) {
  const today = toWallTime(now, timeZone).date;
  if (days === 'tonight')
    return spanIn(timeZone, { date: today, next: addDays(today, 1), time: NIGHT_ENDS });
  const untilSaturday = 6 - new Date(today).getUTCDay();
  const [first, last] = {
    tomorrow: [1, 1],
    // From Sunday on, what is left of this one.
    weekend: untilSaturday === 6 ? [0, 0] : [untilSaturday, untilSaturday + 1],
  }[days] as [number, number];
  return spanIn(timeZone, {
    date: addDays(today, first),
    next: addDays(today, last + 1),
    time: '00:00',
  });
}
