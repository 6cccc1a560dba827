import { GAME_MINUTES_DEFAULT } from '@/lib/games/constants';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { PROPOSAL_DAYS, PROPOSAL_TIMES_MAX } from '@/lib/proposals/constants';
import { DAY_PARTS } from '@/lib/users/constants';
import { slotBit, slotOf } from '@/lib/users/policy';

interface PairFacts {
  connected: boolean;
  sportsInCommon: number;
}

/** Connected people with a sport in common. */
export function canPropose({ connected, sportsInCommon }: PairFacts): boolean {
  return connected && sportsInCommon > 0;
}

const EVENINGS = Array.from({ length: 7 }, (_, day) => slotBit(day, 'evening'));
const WEEKEND = [5, 6].flatMap((day) => [slotBit(day, 'morning'), slotBit(day, 'afternoon')]);
/** The usual times, for people without a stated availability. */
const USUAL_TIMES = [...EVENINGS, ...WEEKEND].reduce((all, bit) => all | bit, 0);

/** The middle of each part of the day. */
const CLOCKS: Record<(typeof DAY_PARTS)[number], string> = {
  morning: '08:00',
  afternoon: '15:00',
  evening: '19:00',
};

interface Wanted {
  now: Date;
  timeZone: string;
  /** The proposer's availability; 0 for none. */
  own: number;
  /** The proposer's appointments. */
  busy: readonly { startsAt: Date; endsAt: Date }[];
}

/**
 * Up to three starts that suit the proposer, on separate days, soonest first. They contain nothing about the other person: from
 * times that suit both, the proposer could find out when the other is away, simply by changing their own availability.
 */
export function suitableStarts({ now, timeZone, own, busy }: Wanted): Date[] {
  const mask = own || USUAL_TIMES;
  const today = toWallTime(now, timeZone).date;
  const isFree = (start: Date) => {
    const end = start.getTime() + GAME_MINUTES_DEFAULT * 60_000;
    return !busy.some(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt > start);
  };
  return Array.from({ length: PROPOSAL_DAYS }, (_, days) => addDays(today, days + 1))
    .flatMap((date) => {
      const free = DAY_PARTS.toReversed()
        .map((part) => ({ date, time: CLOCKS[part] }))
        .filter((at) => (mask & slotOf(at)) !== 0)
        .map((at) => toInstant(at, timeZone))
        .filter(isFree);
      return free.slice(0, 1);
    })
    .slice(0, PROPOSAL_TIMES_MAX);
}
