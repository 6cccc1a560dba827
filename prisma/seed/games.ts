import type { SportName } from '@/lib/sports/constants';
import { placeName } from './data/areas';
import { CANCEL_REASONS, GAME_NOTES, GAME_PLANS } from './data/game-plans';
import { at, createRandom, type Random } from './random';
import { nearestVenue } from './venues';
import { type Resident, SAMPLE_IDS, type SampleGroup, type SampleVenue } from './world';

interface SampleParticipant {
  userId: number;
  status: 'going' | 'waitlisted' | 'out';
  attendance: 'attended' | 'no_show' | null;
}

export interface SampleGame {
  id: number;
  group: SampleGroup;
  creatorId: number;
  title: string;
  description: string | null;
  /** Days from today; `evening` is the next evening instead. */
  day: number | 'evening';
  startMinute: number;
  minutes: number;
  venue: SampleVenue | null;
  location: string;
  isPrivateAddress: boolean;
  maxPlayers: number;
  minPlayers: number;
  skillMin: 'intermediate' | null;
  cost: number | null;
  guestsMax: number;
  status: 'upcoming' | 'completed' | 'cancelled';
  cancelReason: string | null;
  calendarUid: string;
  participants: SampleParticipant[];
}

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

function daysOf(dice: Random, group: SampleGroup): SampleGame['day'][] {
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
  day: SampleGame['day'];
  venues: readonly SampleVenue[];
  people: ReadonlyMap<number, Resident>;
}

function buildGame(dice: Random, { id, group, day, venues, people }: Occasion): SampleGame {
  const plan = GAME_PLANS[group.sport];
  const daysBack = day === 'evening' ? 0 : Math.max(0, -day);
  const isCancelled = dice.chance(0.06) && day !== 'evening';
  const status = isCancelled ? 'cancelled' : daysBack > 0 ? 'completed' : 'upcoming';
  const participants = chooseParticipants(dice, group, daysBack, status === 'completed');
  const asksForLevel = canAskForLevel(participants, group, people) && dice.chance(0.6);
  return {
    id,
    group,
    creatorId: group.creatorId,
    title: dice.pick(plan.titles),
    description: dice.pick(GAME_NOTES),
    day,
    startMinute: dice.pick(plan.starts),
    minutes: plan.minutes,
    ...choosePlace(dice, group, venues),
    maxPlayers: plan.maxPlayers,
    minPlayers: plan.minPlayers,
    skillMin: asksForLevel ? 'intermediate' : null,
    cost: plan.cost,
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

/** Mostly a venue near the group, sometimes a ground without a record, now and then somebody's garden. */
function choosePlace(
  dice: Random,
  group: SampleGroup,
  venues: readonly SampleVenue[],
): Pick<SampleGame, 'venue' | 'location' | 'isPrivateAddress'> {
  const isOpenAir = OPEN_AIR.has(group.sport);
  const venue = nearestVenue(venues, group.sport, group.point, dice.int(0, 2));
  if (venue && !(isOpenAir && dice.chance(0.3))) {
    return { venue, location: `${venue.name}, ${venue.address}`, isPrivateAddress: false };
  }
  const isPrivateAddress = isOpenAir && dice.chance(0.3);
  const spot = isPrivateAddress
    ? 'Garden, House 14-B'
    : isOpenAir
      ? 'Community ground'
      : 'Sports hall';
  return { venue: null, location: `${spot}, ${placeName(group)}`, isPrivateAddress };
}

/** The creator first, then keen members, in the order in which they joined. */
function chooseParticipants(
  dice: Random,
  { creatorId, members, sport }: SampleGroup,
  daysBack: number,
  isOver: boolean,
): SampleParticipant[] {
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
    const status = left ? 'out' : seats >= 0 ? 'going' : 'waitlisted';
    const came = dice.chance(0.92) ? 'attended' : 'no_show';
    return { userId, status, attendance: isOver && status === 'going' ? came : null };
  });
}

function canAskForLevel(
  participants: readonly SampleParticipant[],
  group: SampleGroup,
  people: ReadonlyMap<number, Resident>,
): boolean {
  return participants.every(({ userId }) =>
    people
      .get(userId)
      ?.sports.some(({ name, level }) => name === group.sport && level !== 'beginner'),
  );
}

/** The next coming game of a group. */
export function nextGame(games: readonly SampleGame[], groupId: number): SampleGame {
  const ahead = games.filter((game) => game.group.id === groupId && game.status === 'upcoming');
  return at(ahead, 0);
}
