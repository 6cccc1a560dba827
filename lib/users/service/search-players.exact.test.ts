import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { SKILL_LEVELS, SPORTS } from '@/lib/sports/constants';
import { searchPlayersSchema } from '@/lib/users/schema/nearby-user';
import { searchPlayers } from '@/lib/users/service/search-players';
import { sportId } from '@/prisma/rows/sports';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';

/** A separate city: most live in the middle, the others as far out as a search can reach. */
const CITY: GeoPoint = { latitude: -34.6, longitude: -58.4 };
const PEOPLE = 1_600;
const KM_PER_DEGREE = 111.19;
/** One in this many people uses the word: some rare enough to be collected, others common enough to be found by walking. */
const WORDS: Record<string, number> = { evenings: 3, goalkeeper: 19, unicyclist: 211 };
const RARE_SPORT = 'Snooker';
const RARE_SPORT_EVERY = 31;

const eastOf = (km: number, { latitude, longitude } = CITY): GeoPoint => ({
  latitude,
  longitude: longitude + km / KM_PER_DEGREE / Math.cos((latitude * Math.PI) / 180),
});

let actor: Actor;
let hidden: Set<number>;

/** Deterministic: the golden angle spreads people evenly, the square of the share concentrates them in the middle. */
function placeOf(index: number): GeoPoint {
  const share = index / PEOPLE;
  const km = share < 0.5 ? share * 3 : 1.5 + 95 * (2 * share - 1) ** 2;
  const angle = index * 2.399_963;
  const north = { ...CITY, latitude: CITY.latitude + (km * Math.sin(angle)) / KM_PER_DEGREE };
  return eastOf(km * Math.cos(angle), north);
}

function bioOf(index: number): string {
  const said = Object.entries(WORDS).filter(([, every]) => index % every === 0);
  return `Plays. ${said.map(([word]) => `Says ${word}.`).join(' ')}`;
}

beforeAll(async () => {
  ({ actor } = await createSignedIn({ at: CITY, name: 'Viewer', play: [] }));
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    email: `exact${index}@example.test`,
    name: `Person ${index}`,
    bio: bioOf(index),
    gender: 'other' as const,
    pausedAt: index % 97 === 0 ? new Date() : null,
    ...placeOf(index),
  }));
  const rows = await db.user.createManyAndReturn({ data: people, select: { id: true } });
  await createSports();
  await db.userSport.createMany({
    data: rows.map(({ id }, index) => ({
      userId: id,
      sportId: sportId(index % RARE_SPORT_EVERY === 0 ? RARE_SPORT : 'Cricket'),
      skillLevel: SKILL_LEVELS[index % SKILL_LEVELS.length] ?? 'beginner',
    })),
  });
  const blocked = rows.filter((_, index) => index % 61 === 0);
  for (const [index, { id }] of blocked.entries()) {
    const [blocker, other] = index % 2 === 0 ? [actor.userId, id] : [id, actor.userId];
    await createBlock(blocker, other);
  }
  hidden = new Set([actor.userId, ...blocked.map(({ id }) => id)]);
  await pool.query('ANALYZE users');
});

interface Case {
  /** The viewer's place and the circle's; null for none. */
  own: GeoPoint | null;
  centre: GeoPoint | null;
  search: string;
  radius: number;
  limit: number;
  sport: number | null;
  level: (typeof SKILL_LEVELS)[number] | null;
}

const toQuery = ({ centre, search, radius, limit, sport, level }: Case) => ({
  search,
  radius: String(radius),
  limit: String(limit),
  ...(centre && { latitude: String(centre.latitude), longitude: String(centre.longitude) }),
  ...(sport && { sportId: String(sport) }),
  ...(level && { skillLevel: level }),
});

async function findAllPages(one: Case): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...toQuery(one), ...(cursor && { cursor }) };
    const page = await searchPlayers(actor, searchPlayersSchema.parse(query));
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

interface Person {
  id: number;
  text: string;
  tags: number[];
  fromOwn: number;
  fromCentre: number;
}

/** The reference result without index, limit or order: checks every person. */
async function judgeEverybody(one: Case): Promise<number[]> {
  // The viewer's own cell as stored: its last bit may differ from lib/platform/geo.
  const { rows } = await pool.query<Person>(
    `WITH place AS (SELECT coalesce(cell_g3, $2::cube) AS own, coalesce($2::cube, cell_g3) AS centre FROM users WHERE id = $1)
     SELECT id, lower(concat_ws(' ', name, bio)) AS text, tags, cell_g3 <-> own AS "fromOwn",
       cell_g3 <-> centre AS "fromCentre" FROM users, place WHERE discoverable`,
    [actor.userId, one.centre && toCubePoint(snapToCell(one.centre))],
  );
  const called = SPORTS.filter(({ name }) => name.toLowerCase().includes(one.search));
  const level = one.level === null ? null : 1 + SKILL_LEVELS.indexOf(one.level);
  const fits = ({ tags, text }: Person) =>
    (text.includes(one.search) || called.some(({ id }) => tags.includes(id * 10))) &&
    (one.sport === null || tags.includes(one.sport * 10 + (level ?? 0))) &&
    (level === null || tags.some((tag) => tag % 10 === level));
  return rows
    .filter(({ id }) => !hidden.has(id))
    .filter(({ fromCentre }) => fromCentre <= chordForRadius(one.radius))
    .filter(fits)
    .sort((a, b) => a.fromOwn - b.fromOwn || a.id - b.id)
    .map(({ id }) => id);
}

const cases: fc.Arbitrary<Case> = fc.record({
  own: fc.constantFrom(CITY, CITY, eastOf(1.7), eastOf(30), eastOf(400), null),
  centre: fc.constantFrom(null, null, CITY, eastOf(20)),
  search: fc.constantFrom(...Object.keys(WORDS), 'goalkeeper', 'rson 1', 'snooker', 'zzyzx'),
  radius: fc.constantFrom(1, 2, 25, 40, 100),
  limit: fc.constantFrom(1, 5, 20, 100),
  sport: fc.constantFrom(null, null, sportId('Cricket'), sportId(RARE_SPORT)),
  level: fc.constantFrom(null, null, null, 'expert' as const),
});

describe('text search in Find Players, compared with checking everybody one by one', () => {
  it('finds the same people in the same order on every page, with every query plan', async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(cases, async (drawn) => {
        // A person without a place searches around the requested centre, or around Lahore.
        const one = drawn.own ? drawn : { ...drawn, centre: drawn.centre ?? CITY };
        const place = one.own ?? { latitude: null, longitude: null };
        await db.user.update({ where: { id: actor.userId }, data: place, select: { id: true } });
        const expected = await judgeEverybody(one);
        people += expected.length;
        // Batches of one for hundreds of people would only take long.
        fc.pre(expected.length <= 40 * one.limit);
        expect(await findAllPages(one)).toEqual(expected);
      }),
      { numRuns: 120, seed: 2026 },
    );
    expect(people).toBeGreaterThan(1_000);
  }, 60_000);
});
