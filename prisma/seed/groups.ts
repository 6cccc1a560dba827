import { greatCircleKm, pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { sportId } from '../rows/sports';
import type { Neighbourhood } from './data/areas';
import { GROUPS, type GroupSketch } from './data/groups';
import { findNeighbourhood, playedIn, roundPoint, type SamplePlace } from './place';
import { at, createRandom, type Random } from './random';
import { type Resident, SAMPLE_IDS } from './world';

// Long enough for the games that the group has played.
const FOUNDER_DAYS_MIN = 120;

export type SampleGroup = ReturnType<typeof buildGroup>;

export function buildGroups(people: readonly Resident[], place: SamplePlace): SampleGroup[] {
  const dice = createRandom('groups');
  const cricket = GROUPS.filter(({ sport }) => sport === 'Cricket');
  return GROUPS.map((sketch, index) => {
    const turn = cricket.indexOf(sketch);
    const home = findNeighbourhood(place, sketch.city, sketch.area);
    const played = turn < 0 ? sketch : standIn(sketch, turn, place);
    return buildGroup(dice, { id: index + 1, sketch: played, home, people });
  });
}

/** A group of another sport where nobody plays cricket. */
function standIn(sketch: GroupSketch, turn: number, place: SamplePlace): GroupSketch {
  const sport = playedIn(place, sketch.sport, turn);
  if (sport === sketch.sport) return sketch;
  const name = `${sketch.area} ${at(['Regulars', 'Early Birds', 'Weekenders', 'Night Shift'], turn)}`;
  return { ...sketch, sport, name, description: 'An hour together every week. New faces welcome.' };
}

interface Founding {
  id: number;
  sketch: GroupSketch;
  home: Neighbourhood;
  people: readonly Resident[];
}

function buildGroup(dice: Random, { id, sketch, home, people }: Founding) {
  const away = dice.next() * 0.8 * home.scale;
  const point = roundPoint(pointAway(home, away, dice.next() * 360));
  const ids = chooseMembers(dice, sketch, point, people);
  const founderDays = daysHere(people, ids[0] ?? SAMPLE_IDS.creator);
  const group = {
    id,
    name: sketch.name,
    description: sketch.description,
    sport: sketch.sport,
    sportId: sportId(sketch.sport),
    area: sketch.area,
    city: sketch.city,
    ...point,
    maxMembers: sketch.maxMembers,
    audience: sketch.audience ?? 'all',
    visibility: sketch.isPrivate ? 'private' : 'public',
    isActive: !sketch.isInactive,
    membersCanCreateGames: sketch.membersCanCreateGames ?? false,
    createdDaysAgo: sketch.isInactive
      ? founderDays - 1
      : dice.int(60, Math.min(300, founderDays - 1)),
  } as const;
  const members = joinDays(dice, ids, group.createdDaysAgo, people);
  return { ...group, creatorId: members[0]?.userId ?? SAMPLE_IDS.creator, members };
}

/** Founder first, then players of the sport who may join; near ones are more likely. */
function chooseMembers(
  dice: Random,
  sketch: GroupSketch,
  point: GeoPoint,
  people: readonly Resident[],
): number[] {
  const fixed = [sketch.founder, ...(sketch.joined ?? [])].flatMap((role) =>
    role ? [SAMPLE_IDS[role]] : [],
  );
  const wanted = Math.max(3, Math.round(sketch.maxMembers * sketch.fill));
  const candidates = people
    .filter((person) => person.city === sketch.city && !person.isSample)
    .filter((person) => person.sports.some(({ name }) => name === sketch.sport))
    .filter((person) => mayJoin(person, sketch))
    .map((person) => ({
      id: person.id,
      reach: greatCircleKm(person, point) * (0.4 + dice.next()),
    }))
    .sort((a, b) => a.reach - b.reach)
    .map(({ id }) => id);
  const founder = candidates.find((id) => daysHere(people, id) > FOUNDER_DAYS_MIN);
  const first =
    fixed.length > 0 && sketch.founder ? fixed : [founder ?? SAMPLE_IDS.creator, ...fixed];
  return [...new Set([...first, ...candidates])].slice(0, wanted);
}

function mayJoin(person: Resident, { audience }: GroupSketch): boolean {
  if (audience === 'women') return person.gender === 'female';
  return audience === 'men' ? person.gender === 'male' : true;
}

interface GroupMember {
  userId: number;
  role: 'creator' | 'organiser' | 'member';
  daysAgo: number;
}

/** The creator first, then by the day they joined. */
function joinDays(
  dice: Random,
  ids: readonly number[],
  createdDaysAgo: number,
  people: readonly Resident[],
): GroupMember[] {
  const [founder, ...others] = ids;
  if (founder === undefined) return [];
  const joined = others
    .map((userId, index) => ({
      userId,
      // A bigger group has an organiser who helps.
      role: index === 0 && others.length > 6 ? ('organiser' as const) : ('member' as const),
      daysAgo: dice.int(2, Math.min(createdDaysAgo, daysHere(people, userId)) - 1),
    }))
    .sort((a, b) => b.daysAgo - a.daysAgo);
  return [{ userId: founder, role: 'creator', daysAgo: createdDaysAgo }, ...joined];
}

function daysHere(people: readonly Resident[], userId: number): number {
  return people.find((person) => person.id === userId)?.joinedDaysAgo ?? 10;
}
