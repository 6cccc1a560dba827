import { placeName } from './data/areas';
import { CANCEL_REASONS, GAME_NOTES, GAME_PLANS } from './data/game-plans';
import { at, createRandom, type Random } from './random';
import { nearestVenue } from './venues';
import { type Resident, SAMPLE_IDS, type SampleGroup, type SampleVenue } from './world';

export interface SampleParticipant {
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

/** Three to five games behind and one to three ahead for every group that is active. */
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
  // Something happens tonight in the groups that the sample people run.
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
  const venue = dice.chance(0.85)
    ? nearestVenue(venues, group.sport, group.point, dice.int(0, 2))
    : null;
  const isPast = day !== 'evening' && day < 0;
  const isCancelled = dice.chance(0.06) && day !== 'evening';
  const isPrivateAddress = venue === null && dice.chance(0.3);
  const { creatorId } = group;
  const isOver = isPast && !isCancelled;
  // Who joined after a game cannot have played it.
  const daysBack = isPast ? -day : 0;
  const others = group.members.filter(
    ({ userId, daysAgo }) => userId !== creatorId && daysAgo >= daysBack + 1,
  );
  const participants = chooseParticipants(
    dice,
    [creatorId, ...others.map(({ userId }) => userId)],
    plan.maxPlayers,
    isOver,
  );
  const asksForLevel = canAskForLevel(participants, group, people) && dice.chance(0.6);
  return {
    id,
    group,
    creatorId,
    title: dice.pick(plan.titles),
    description: dice.pick(GAME_NOTES),
    day,
    startMinute: dice.pick(plan.starts),
    minutes: plan.minutes,
    venue,
    location: locationText(venue, group, isPrivateAddress),
    isPrivateAddress,
    maxPlayers: plan.maxPlayers,
    minPlayers: plan.minPlayers,
    skillMin: asksForLevel ? 'intermediate' : null,
    cost: plan.cost,
    guestsMax: dice.chance(0.3) ? 2 : 0,
    status: isCancelled ? 'cancelled' : isPast ? 'completed' : 'upcoming',
    cancelReason: isCancelled ? dice.pick(CANCEL_REASONS) : null,
    calendarUid: dice.uuid(),
    participants,
  };
}

function locationText(
  venue: SampleVenue | null,
  group: SampleGroup,
  isPrivateAddress: boolean,
): string {
  if (venue) return `${venue.name}, ${venue.address}`;
  const place = placeName(group);
  return isPrivateAddress ? `Garden court, House 14-B, ${place}` : `Community ground, ${place}`;
}

/** The creator first, then whoever is eager, in the order they pressed the button. */
function chooseParticipants(
  dice: Random,
  [creatorId, ...others]: readonly [number, ...number[]],
  maxPlayers: number,
  isOver: boolean,
): SampleParticipant[] {
  const share = dice.chance(0.3) ? 1 : 0.35 + dice.next() * 0.5;
  const order = [creatorId, ...dice.sample(others, Math.round(others.length * share))];
  let seats = maxPlayers;
  return order.map((userId) => {
    const left = userId !== creatorId && dice.chance(0.05);
    // Those who left gave their seat up: it went to the next in line.
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

/** The next game of a group that is still to come. */
export function nextGame(games: readonly SampleGame[], groupId: number): SampleGame {
  const ahead = games.filter((game) => game.group.id === groupId && game.status === 'upcoming');
  return at(ahead, 0);
}
