import type { SportName } from '@/lib/sports/constants';
import type { Clock } from './clock';
import { placeName } from './data/areas';
import { CANCEL_REASONS, GAME_NOTES, GAME_PLANS } from './data/game-plans';
import type { SampleGroup } from './groups';
import { createRandom, type Random } from './random';
import { nearestVenue, type SampleVenue } from './venues';
import { type Resident, SAMPLE_IDS } from './world';

export type SampleGame = ReturnType<typeof buildGame>;

/** Days from today; `evening` is the next evening instead. */
type GameDay = number | 'evening';

/** Three to five past games and one to three coming ones for every active group. */
export function buildGames(
  groups: readonly SampleGroup[],
  venues: readonly SampleVenue[],
  people: readonly Resident[],
): SampleGame[] {
  const dice = createRandom('games');
  const byId = new Map(people.map((person) => [person.id, person]));
  const games: SampleGame[] = [];
  for (const group of groups) {
    for (const day of daysOf(dice, group)) {
      games.push(buildGame(dice, { id: games.length + 1, group, day, venues, people: byId }));
    }
  }
  return games;
}

function daysOf(dice: Random, group: SampleGroup): GameDay[] {
  const past = Array.from({ length: dice.int(3, 5) }, (_, index) => -(index * 7 + dice.int(1, 6)));
  if (!group.isActive) return past.map((day) => day - 60);
  const ahead = Array.from({ length: dice.int(1, 3) }, (_, index) => index * 5 + dice.int(1, 5));
  // The groups of the sample people have a game tonight.
  return [
    ...past.reverse(),
    ...(group.creatorId <= SAMPLE_IDS.newcomer ? ['evening' as const] : []),
    ...ahead,
  ];
}

interface Occasion {
  id: number;
  group: SampleGroup;
  day: GameDay;
  venues: readonly SampleVenue[];
  people: ReadonlyMap<number, Resident>;
}

function buildGame(dice: Random, { id, group, day, venues, people }: Occasion) {
  const plan = GAME_PLANS[group.sport];
  const daysBack = day === 'evening' ? 0 : Math.max(0, -day);
  const isCancelled = dice.chance(0.06) && day !== 'evening';
  const ahead = daysBack > 0 ? ('completed' as const) : ('upcoming' as const);
  const status = isCancelled ? ('cancelled' as const) : ahead;
  const participants = chooseParticipants(dice, group, daysBack, status === 'completed');
  const asksForLevel = canAskForLevel(participants, group, people) && dice.chance(0.6);
  return {
    id,
    group,
    title: dice.pick(plan.titles),
    description: dice.pick(GAME_NOTES),
    day,
    startMinute: dice.pick(plan.starts),
    minutes: plan.minutes,
    ...choosePlace(dice, group, venues),
    maxPlayers: plan.maxPlayers,
    minPlayers: plan.minPlayers,
    skillMin: asksForLevel ? ('intermediate' as const) : null,
    costPerPlayer: plan.cost,
    guestsMax: dice.chance(0.3) ? 2 : 0,
    status,
    cancelReason: isCancelled ? dice.pick(CANCEL_REASONS) : null,
    calendarUid: dice.uuid(),
    participants,
  };
}

// Sports for any piece of open ground.
const OPEN_AIR: ReadonlySet<SportName> = new Set([
  'Cricket',
  'Soccer',
  'Volleyball',
  'Running',
  'Rugby',
  'Softball',
  'Yoga',
]);

/** Mostly a venue near the group, sometimes a ground without a record or a private garden. */
function choosePlace(dice: Random, group: SampleGroup, venues: readonly SampleVenue[]) {
  const isOpenAir = OPEN_AIR.has(group.sport);
  const near = nearestVenue(venues, group.sport, group, dice.int(0, 2));
  const venue = near && !(isOpenAir && dice.chance(0.3)) ? near : null;
  const isPrivateAddress = venue === null && isOpenAir && dice.chance(0.3);
  const ground = isOpenAir ? 'Community ground' : 'Sports hall';
  const spot = isPrivateAddress ? 'Garden, House 14-B' : ground;
  const { area, city, latitude, longitude } = venue ?? group;
  return {
    venueId: venue?.id ?? null,
    location: venue ? `${venue.name}, ${venue.address}` : `${spot}, ${placeName(group)}`,
    area: placeName({ area, city }),
    latitude,
    longitude,
    isPrivateAddress,
  };
}

/** The creator first, then keen members, in the order in which they joined. */
function chooseParticipants(
  dice: Random,
  { creatorId, members, sport }: SampleGroup,
  daysBack: number,
  isOver: boolean,
) {
  const { maxPlayers } = GAME_PLANS[sport];
  // People who joined after a game cannot have played it.
  const others = members
    .filter(({ userId, daysAgo }) => userId !== creatorId && daysAgo > daysBack)
    .map(({ userId }) => userId);
  const share = dice.chance(0.3) ? 1 : 0.35 + dice.next() * 0.5;
  const order = [creatorId, ...dice.sample(others, Math.round(others.length * share))];
  let seats = maxPlayers;
  return order.map((userId) => {
    const left = userId !== creatorId && dice.chance(0.05);
    // Those who left gave up their seat, which went to the next in line.
    if (!left) seats -= 1;
    const seat = seats >= 0 ? ('going' as const) : ('waitlisted' as const);
    const status = left ? ('out' as const) : seat;
    const came = dice.chance(0.92) ? ('attended' as const) : ('no_show' as const);
    return { userId, status, attendance: isOver && status === 'going' ? came : null };
  });
}

function canAskForLevel(
  participants: ReturnType<typeof chooseParticipants>,
  group: SampleGroup,
  people: ReadonlyMap<number, Resident>,
): boolean {
  return participants.every(({ userId }) =>
    people
      .get(userId)
      ?.sports.some(({ name, skillLevel }) => name === group.sport && skillLevel !== 'beginner'),
  );
}

export function startOf(
  { day, startMinute }: Pick<SampleGame, 'day' | 'startMinute'>,
  clock: Clock,
): Date {
  return day === 'evening' ? clock.nextEvening() : clock.onDay(day, startMinute);
}
