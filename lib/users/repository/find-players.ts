import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { centre } from '@/lib/platform/db/place-sql';
import { contains } from '@/lib/platform/db/search-sql';
import type { Tables } from '@/lib/platform/db/tables';
import { SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';
import {
  chordOf,
  conditionsOf,
  type NearbyPeopleQuery,
  type NearbyPersonRow,
  type NearbyValues,
  nearest,
  own,
  peopleFrom,
  toValues,
} from '@/lib/users/repository/find-nearby';

/** One spelling of the searched text. */
export interface PlayerText {
  text: string;
  /** A LIKE pattern that the text index supports and that matches every text containing the search; null when there is none. */
  indexPattern: string | null;
}

/** Values of a statement, so their number is fixed. */
const SPELLINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const PLAYER_SPELLINGS_MAX = SPELLINGS.length;
type Spelled = Record<`text${(typeof SPELLINGS)[number]}`, string | null> &
  Record<`pattern${(typeof SPELLINGS)[number]}`, string | null>;

/** Enough to fill a batch with a word that one person in ten uses; people with rarer words are few enough to collect. */
const WALK_MAX = 200;
/** In a city centre the walk ends in the next cell, which is not representative of the next district. */
const RING_METRES_MIN = 10_000;
/**
 * Ten times as far as the walk reached: about a hundred times as many people, a batch of a word that one in a thousand uses.
 */
const RING_OF_WALK = 10;
/** A ring that covers most of the circle saves nothing. */
const RINGS_IN_CIRCLE_MIN = 4;

interface TextValues extends NearbyValues, Spelled {
  sportTags: number[];
  hasSports: boolean;
  /** The text index covers some spelling, and each of them. */
  hasPattern: boolean;
  isCovered: boolean;
  /** The circle is much larger than a ring. */
  isWide: boolean;
  byAreas: boolean;
}

interface Place {
  id: number;
  chord: number;
}

const user = columnsOf<'users'>('u');
const either = (conditions: Expression<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
const inText = (p: TextValues) =>
  either(
    SPELLINGS.flatMap((at) => {
      const text = p[`text${at}`];
      return text === null ? [] : [contains(user('search'), text)];
    }),
  );
/** For the text index. */
const likeText = (p: TextValues) =>
  either(
    SPELLINGS.flatMap((at) => {
      const pattern = p[`pattern${at}`];
      return pattern === null ? [] : [sql<boolean>`${user('search')} LIKE ${pattern}`];
    }),
  );
const ofSport = (p: TextValues) => sql<boolean>`${user('tags')} && ${p.sportTags}::int[]`;
const all = (conditions: Expression<boolean>[]) =>
  sql<boolean>`${sql.join(conditions, sql` AND `)}`;

const findWithText = searching((kx, p: TextValues) =>
  peopleFrom(
    kx,
    p,
    sql<Place>`(
      WITH walked AS MATERIALIZED ${walk(kx, p)},
      found AS MATERIALIZED (
        SELECT u.id, u.chord FROM walked u WHERE ${inText(p)} OR ${ofSport(p)}
        ORDER BY u.chord, u.id LIMIT ${p.limit}
      )
      ${p.hasPattern ? gather(kx, p) : sql`SELECT id, chord FROM found`}
      ORDER BY chord, id LIMIT ${p.limit})`,
  ),
);

/**
 * People with the text, in any of its spellings, in their name or bio, or with a sport of that name. Two strategies find the
 * same people in the same order, because each is slow where the other is fast: common words are found by walking from person to
 * person by distance, rare ones by collecting all people in the circle who have them. With both in one condition, Postgres
 * chose wrongly by a factor of fifty: it knows neither the density of people at a place nor the rarity of a word
 * (docs/decisions/0007). A spelling that no index covers is searched by walking only, among more people.
 */
export function findPeopleWithText(
  viewerId: number,
  query: NearbyPeopleQuery,
  { spellings, sportIds }: { spellings: PlayerText[]; sportIds: number[] },
): Promise<NearbyPersonRow[]> {
  const { chord } = query;
  return findWithText({
    ...toValues(viewerId, query),
    ...toSpelled(spellings),
    sportTags: sportIds.map((id) => id * 10),
    hasSports: sportIds.length > 0,
    hasPattern: spellings.some(({ indexPattern }) => indexPattern !== null),
    isCovered: spellings.every(({ indexPattern }) => indexPattern !== null),
    isWide: chord >= RING_METRES_MIN * RINGS_IN_CIRCLE_MIN && chord <= AREAS_METRES_MAX,
    byAreas: chord <= AREAS_METRES_MAX,
  });
}

function toSpelled(spellings: PlayerText[]): Spelled {
  const entries = SPELLINGS.flatMap((at) => [
    [`text${at}`, spellings[at - 1]?.text ?? null],
    [`pattern${at}`, spellings[at - 1]?.indexPattern ?? null],
  ]);
  // The keys are those of SPELLINGS; fromEntries loses them.
  return Object.fromEntries(entries) as Spelled;
}

/** The limit is a subquery on purpose: if Postgres knew it, it would fetch and sort the whole circle instead of walking. */
const walk = (kx: Kysely<Tables>, p: TextValues) =>
  kx
    .selectFrom('users as u')
    .where(conditionsOf(kx, p))
    .orderBy(chordOf)
    .orderBy('u.id')
    .limit(sql<number>`(SELECT ${p.isCovered ? WALK_MAX : SHORT_SEARCH_PEOPLE_MAX}::int)`)
    .select(['u.id', 'u.search', 'u.tags', chordOf.as('chord')]);

const BEYOND = sql<boolean>`(SELECT wanted FROM beyond)`;
const REACH = sql<number>`(SELECT reach FROM beyond)`;

/**
 * The people from the walk, or all in the circle if those did not fill the batch. People of a sport are limited to the batch
 * size: the distance index includes sports.
 */
function gather(kx: Kysely<Tables>, p: TextValues): RawBuilder<unknown> {
  // In a large circle the near people are collected first: if they fill a batch, they are the nearest batch of the circle.
  const ringSuffices = sql<boolean>`(SELECT count(*) >= ${p.limit} FROM ring)`;
  const ring = everybodyWith(kx, p, {
    when: sql<boolean>`${BEYOND} AND ${REACH} * ${sql.lit(RINGS_IN_CIRCLE_MIN)} <= ${p.chord}::float8`,
    areas: areasAround(own, REACH),
    conditions: [conditionsOf(kx, p), sql<boolean>`${chordOf} <= ${REACH}`, inText(p)],
  });
  const circle = everybodyWith(kx, p, {
    when: p.isWide ? sql<boolean>`${BEYOND} AND NOT ${ringSuffices}` : BEYOND,
    areas: circleAreas(p),
    conditions: [conditionsOf(kx, p), inText(p)],
  });
  const bySport = nearest(kx, p)
    .where(BEYOND)
    .where(ofSport(p))
    .where(sql<boolean>`NOT ${inText(p)}`);
  const parts = [
    // The index may lack what the walk has found by another spelling.
    p.isCovered
      ? sql`SELECT id, chord FROM found WHERE NOT ${BEYOND}`
      : sql`SELECT id, chord FROM found`,
    ...(p.isWide ? [sql`SELECT id, chord FROM ring WHERE ${ringSuffices}`] : []),
    sql`${circle}`,
    ...(p.hasSports ? [sql`${bySport}`] : []),
  ];
  return sql`, beyond AS MATERIALIZED (
      SELECT count(*) >= ${sql.lit(WALK_MAX)} AND (SELECT count(*) FROM found) < ${p.limit} AS wanted,
        greatest(max(chord) * ${sql.lit(RING_OF_WALK)}, ${sql.lit(RING_METRES_MIN)}) AS reach
      FROM walked
    )${p.isWide ? sql`, ring AS MATERIALIZED ${ring}` : sql``}
    SELECT id, chord FROM (${sql.join(parts, p.isCovered ? sql` UNION ALL ` : sql` UNION `)}) everybody`;
}

interface Gathering {
  when: Expression<boolean>;
  areas: Expression<boolean>;
  conditions: Expression<boolean>[];
}

/** The columns for the conditions of a search. */
const SEARCHED = [
  'u.id',
  'u.discoverable',
  'u.womenOnly',
  'u.adultFrom',
  'u.gender',
  'u.tags',
  'u.cellG3',
] as const;

/** OFFSET 0 forces the index of the text. */
const everybodyWith = (kx: Kysely<Tables>, p: TextValues, { when, areas, conditions }: Gathering) =>
  kx
    .selectFrom(
      kx
        .selectFrom('users as u')
        .where(when)
        .where(user('discoverable'))
        .where(areas)
        .where(likeText(p))
        .offset(sql.lit(0))
        .select([...SEARCHED, 'u.search'])
        .as('u'),
    )
    .where(all(conditions))
    .select(['u.id', chordOf.as('chord')]);

/** Both text indexes start with the area, because most people with a word are far away. A metre wider, for rounding. */
const areasAround = (middle: Expression<string>, chord: number | Expression<number>) =>
  sql<boolean>`geo_area(${user('cellG3')}) && (SELECT geo_areas_around(${middle}, ${chord}::float8 + 1))`;
/** In a larger circle the areas are too many to list and exclude hardly anyone. */
const AREAS_METRES_MAX = 1_000_000;
const circleAreas = (p: { byAreas: boolean; chord: number }) =>
  p.byAreas ? areasAround(centre, p.chord) : sql<boolean>`true`;

const WORDS = ['word1', 'word2', 'word3', 'word4', 'word5', 'word6'] as const;
/** More words than any name has would only cost time. */
export const NAME_WORDS_MAX = WORDS.length;

type NameValues = NearbyValues & { byAreas: boolean } & Record<
    (typeof WORDS)[number],
    string | null
  >;

const findWithSimilarName = searching((kx, p: NameValues) => {
  const alike = WORDS.flatMap((name) =>
    p[name] === null
      ? []
      : [
          sql<boolean>`name_typo_keys(${user('searchName')})
            && word_typo_keys(left(search_text(${p[name]}), 30))`,
        ],
  );
  const collected = kx
    .selectFrom('users as u')
    .where(all([user('discoverable'), circleAreas(p), ...alike]))
    .offset(sql.lit(0))
    .select(SEARCHED)
    .as('u');
  const source = kx
    .selectFrom(collected)
    .where(conditionsOf(kx, p))
    .select(['u.id', chordOf.as('chord')])
    .orderBy('chord')
    .orderBy('u.id')
    .limit(p.limit);
  return peopleFrom(kx, p, source);
});

/**
 * Every search word is a word of the name with at most one letter changed, missing, added or swapped.
 * People are collected by index first: with a plain condition Postgres may walk by distance and split every name on the way,
 * which took eight seconds among 100 thousand people when nobody had the name.
 */
export function findPeopleWithSimilarName(
  viewerId: number,
  query: NearbyPeopleQuery,
  words: string[],
): Promise<NearbyPersonRow[]> {
  const [word1 = null, word2 = null, word3 = null, word4 = null, word5 = null, word6 = null] =
    words;
  return findWithSimilarName({
    ...toValues(viewerId, query),
    byAreas: query.chord <= AREAS_METRES_MAX,
    word1,
    word2,
    word3,
    word4,
    word5,
    word6,
  });
}
