import { greatCircleKm } from '@/lib/platform/geo/distance';
import { compareSports } from '@/lib/sports/constants';
import type { SampleGroup } from './groups';
import { at, createRandom, type Random } from './random';
import { type Resident, SAMPLE_IDS } from './world';

interface SampleLike {
  user1Id: number;
  user2Id: number;
  sportId: number | null;
  status: 'pending' | 'matched';
  isSuper: boolean;
  daysAgo: number;
}

interface SampleRequest {
  senderId: number;
  receiverId: number;
  status: 'pending' | 'accepted' | 'declined';
  message: string | null;
  daysAgo: number;
}

export type Relations = ReturnType<typeof buildRelations>;

const GREETINGS = [
  'Hi, saw that we both play nearby. Up for a game?',
  'Hello! Looking for a regular partner, want to connect?',
  'Hey, we were in the same game last week.',
  'Salaam, would be nice to play some time.',
  null,
] as const;

/** Likes, connections, skips and blocks. Every pair of people has only one of them. */
export function buildRelations(people: readonly Resident[], groups: readonly SampleGroup[]) {
  const dice = createRandom('relations');
  const pairs = new Pairs();
  const likes = [...likesOfPlayer(dice, people, pairs), ...likesOfOthers(dice, people, pairs)];
  const requests = [
    ...requestsFromMatches(likes),
    ...requestsOfPlayer(dice, people, pairs),
    ...requestsInGroups(dice, groups, pairs),
  ];
  return { likes, requests, ...avoidance(dice, people, pairs) };
}

class Pairs {
  private readonly seen = new Set<string>();

  /** False when the pair is already used. */
  claim(a: number, b: number): boolean {
    const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
    if (a === b || this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}

/** The first sport that both want to play, in the order of the sport list. */
export function sharedSport(a: Resident, b: Resident): { id: number; name: string } | null {
  const both = a.sports
    .filter((mine) => mine.isLookingToPlay)
    .filter((mine) => b.sports.some((one) => one.isLookingToPlay && one.sportId === mine.sportId))
    .sort(compareSports)[0];
  return both ? { id: both.sportId, name: both.name } : null;
}

export function findPerson(people: readonly Resident[], id: number): Resident {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`The sample has no resident ${id}`);
  return person;
}

function neighbours(people: readonly Resident[], of: Resident, km: number): Resident[] {
  return people.filter(
    (person) => !person.isSample && sharedSport(of, person) && greatCircleKm(person, of) < km,
  );
}

/** Some have matched with the player. More have liked her, so that her next likes become matches. */
function likesOfPlayer(dice: Random, people: readonly Resident[], pairs: Pairs): SampleLike[] {
  const player = findPerson(people, SAMPLE_IDS.player);
  const near = dice.shuffle(neighbours(people, player, 9));
  return near.slice(0, 22).flatMap((person, index) => {
    pairs.claim(person.id, player.id);
    const like = {
      user1Id: person.id,
      user2Id: player.id,
      sportId: sharedSport(player, person)?.id ?? null,
      status: index < 4 ? ('matched' as const) : ('pending' as const),
      isSuper: index === 4 || index === 5,
      daysAgo: dice.int(1, 18),
    };
    const back = { ...like, user1Id: player.id, user2Id: person.id };
    return like.status === 'matched' ? [like, back] : [like];
  });
}

function likesOfOthers(dice: Random, people: readonly Resident[], pairs: Pairs): SampleLike[] {
  const likes: SampleLike[] = [];
  for (const liker of people) {
    if (liker.isSample || !dice.chance(0.55)) continue;
    for (const liked of dice.sample(neighbours(people, liker, 10), dice.int(1, 3))) {
      if (!pairs.claim(liker.id, liked.id)) continue;
      const like = {
        user1Id: liker.id,
        user2Id: liked.id,
        sportId: sharedSport(liker, liked)?.id ?? null,
        status: dice.chance(0.2) ? ('matched' as const) : ('pending' as const),
        isSuper: false,
        daysAgo: dice.int(1, 19),
      };
      likes.push(like);
      if (like.status === 'matched') likes.push({ ...like, user1Id: liked.id, user2Id: liker.id });
    }
  }
  return likes;
}

/** People who like each other are connected, as if the first to like had sent the request. */
function requestsFromMatches(likes: readonly SampleLike[]): SampleRequest[] {
  return likes
    .filter((like) => like.status === 'matched' && like.user1Id < like.user2Id)
    .map(({ user1Id, user2Id, daysAgo }) => ({
      senderId: user1Id,
      receiverId: user2Id,
      status: 'accepted',
      message: null,
      daysAgo,
    }));
}

function requestsOfPlayer(
  dice: Random,
  people: readonly Resident[],
  pairs: Pairs,
): SampleRequest[] {
  const player = findPerson(people, SAMPLE_IDS.player);
  const strangers = dice
    .shuffle(neighbours(people, player, 14))
    .filter((person) => pairs.claim(person.id, player.id));
  const roles = ['accepted', 'accepted', 'accepted', 'accepted', 'in', 'in', 'in', 'out', 'out'];
  return roles.map((role, index) => {
    const other = at(strangers, index).id;
    const isOutward = role === 'out' || index === 1;
    return {
      senderId: isOutward ? player.id : other,
      receiverId: isOutward ? other : player.id,
      status: role === 'accepted' ? 'accepted' : 'pending',
      message: dice.pick(GREETINGS),
      daysAgo: role === 'accepted' ? dice.int(10, 19) : dice.int(0, 6),
    };
  });
}

function requestsInGroups(
  dice: Random,
  groups: readonly SampleGroup[],
  pairs: Pairs,
): SampleRequest[] {
  return groups.flatMap(({ members }) =>
    members.slice(1).flatMap(({ userId }) => {
      const other = dice.pick(members).userId;
      if (!dice.chance(0.45) || !pairs.claim(userId, other)) return [];
      const status = dice.weighted([
        ['accepted', 70],
        ['pending', 20],
        ['declined', 10],
      ] as const);
      const message = dice.pick(GREETINGS);
      return [{ senderId: userId, receiverId: other, status, message, daysAgo: dice.int(1, 19) }];
    }),
  );
}

function avoidance(dice: Random, people: readonly Resident[], pairs: Pairs) {
  const others = people.filter((person) => !person.isSample);
  const skips = Array.from({ length: 60 }, () => ({
    userId: dice.pick(others).id,
    skippedId: dice.pick(others).id,
    daysAgo: dice.int(1, 19),
  })).filter(({ userId, skippedId }) => pairs.claim(userId, skippedId));
  const blocks = Array.from({ length: 4 }, () => ({
    blockerId: dice.pick(others).id,
    blockedId: dice.pick(others).id,
    daysAgo: dice.int(1, 19),
  })).filter(({ blockerId, blockedId }) => pairs.claim(blockerId, blockedId));
  return { skips, blocks };
}
