import { CENTRE } from '@/lib/db/place-sql';
import { containsSql } from '@/lib/db/search-sql';
import { SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';
import {
  nearest,
  OWN,
  type PeopleSource,
  type SearchParts,
} from '@/lib/users/repository/find-nearby';

/** A search text, and the sports of that name. */
export interface PlayerText {
  text: string;
  sportIds: number[];
  /** A LIKE pattern that the text index supports and that matches every text containing the search; null when there is none. */
  indexPattern: string | null;
}

/** Enough to fill a page with a word that one person in ten uses; people with rarer words are few enough to collect. */
const WALK_MAX = 200;
/** In a city centre the walk ends in the next cell, which says little about the next district. */
const RING_METRES_MIN = 10_000;
/** Ten times as far as the walk came: about a hundred times as many people, a page of a word that one in a thousand uses. */
const RING_OF_WALK = 10;
/** A ring that covers most of the circle saves nothing. */
const RINGS_IN_CIRCLE_MIN = 4;

/**
 * People with the text in their name or bio, or with a sport of that name. Two strategies find the same people in the same
 * order, because each is slow where the other is fast: common words are found by walking from person to person by distance,
 * rare ones by collecting everybody in the circle who has them. Asked for either at once, Postgres chose wrongly by a factor
 * of fifty: it knows neither how crowded a place is nor how rare a word is (docs/decisions/0007).
 * A text that no index covers is searched by walking only, among more people.
 */
export function peopleWithText(wanted: PlayerText, chord: number): PeopleSource {
  return (parts) => {
    const { bind } = parts;
    const max = bind(wanted.indexPattern === null ? SHORT_SEARCH_PEOPLE_MAX : WALK_MAX);
    const terms: Terms = {
      inText: containsSql('u.search', bind(wanted.text)),
      ofSport: `u.tags && ${bind(wanted.sportIds.map((id) => id * 10))}::int[]`,
    };
    return `
    WITH walked AS MATERIALIZED (${walk(parts, max)}),
    found AS MATERIALIZED (
      SELECT u.id, u.chord FROM walked u WHERE ${terms.inText} OR ${terms.ofSport}
      ORDER BY u.chord, u.id LIMIT $5
    )${wanted.indexPattern === null ? '\n    SELECT id, chord FROM found' : gather(parts, { wanted, terms, chord })}
    ORDER BY chord, id
    LIMIT $5`;
  };
}

interface Terms {
  inText: string;
  ofSport: string;
}

/** The limit is a subquery on purpose: if Postgres knew it, it would fetch and sort the whole circle instead of walking. */
const walk = ({ conditions }: SearchParts, max: string) => `
      SELECT u.id, u.search, u.tags, u.cell_g3 <-> ${OWN} AS chord
      FROM users u
      WHERE ${conditions.join('\n        AND ')}
      ORDER BY u.cell_g3 <-> ${OWN}, u.id
      LIMIT (SELECT ${max}::int)`;

const BEYOND = '(SELECT wanted FROM beyond)';
const REACH = '(SELECT reach FROM beyond)';

/**
 * The people from the walk, or everybody in the circle if those did not fill the page. People of a sport are limited to the
 * page size: the distance index includes sports.
 */
function gather(parts: SearchParts, { wanted, terms, chord }: Wanted): string {
  const { conditions, bind } = parts;
  const pattern = bind(wanted.indexPattern);
  const bySport = () =>
    nearest({ bind, conditions: [BEYOND, ...conditions, terms.ofSport, `NOT ${terms.inText}`] });
  const ring = everybodyWith(pattern, {
    when: `${BEYOND} AND ${REACH} * ${RINGS_IN_CIRCLE_MIN} <= $4::float8`,
    areas: areasAround(OWN, REACH),
    conditions: [...conditions, `u.cell_g3 <-> ${OWN} <= ${REACH}`, terms.inText],
  });
  const isWide = chord >= RING_METRES_MIN * RINGS_IN_CIRCLE_MIN && chord <= AREAS_METRES_MAX;
  const circle = everybodyWith(pattern, {
    when: isWide ? `${BEYOND} AND NOT ${RING_SUFFICES}` : BEYOND,
    areas: circleAreas(chord),
    conditions: [...conditions, terms.inText],
  });
  return `,
    beyond AS MATERIALIZED (
      SELECT count(*) >= ${WALK_MAX} AND (SELECT count(*) FROM found) < $5 AS wanted,
        greatest(max(chord) * ${RING_OF_WALK}, ${RING_METRES_MIN}) AS reach
      FROM walked
    )${isWide ? `, ring AS MATERIALIZED (${ring})` : ''}
    SELECT id, chord FROM (
      SELECT id, chord FROM found WHERE NOT ${BEYOND}
      ${isWide ? `UNION ALL SELECT id, chord FROM ring WHERE ${RING_SUFFICES}` : ''}
      UNION ALL (${circle})
      ${wanted.sportIds.length > 0 ? `UNION ALL (${bySport()})` : ''}
    ) everybody`;
}

interface Wanted {
  wanted: PlayerText;
  terms: Terms;
  /** Of the circle, in metres. */
  chord: number;
}

/** In a large circle the near people are collected first: if they fill a page, they are the nearest page of the circle. */
const RING_SUFFICES = '(SELECT count(*) >= $5 FROM ring)';

interface Gathering {
  when: string;
  areas: string;
  conditions: string[];
}

/** OFFSET 0 forces the index of the text. */
const everybodyWith = (pattern: string, { when, areas, conditions }: Gathering) => `
        SELECT u.id, u.cell_g3 <-> ${OWN} AS chord
        FROM (
          SELECT u.id, u.discoverable, u.tags, u.cell_g3, u.search FROM users u
          WHERE ${when} AND u.discoverable AND ${areas} AND u.search LIKE ${pattern}
          OFFSET 0
        ) u
        WHERE ${conditions.join('\n          AND ')}`;

/** Both text indexes start with the area, because most people who have a word are far away. A metre wider, for rounding. */
const areasAround = (centre: string, chord: string) =>
  `geo_area(u.cell_g3) && (SELECT geo_areas_around(${centre}, ${chord}::float8 + 1))`;
/** In a larger circle the areas are too many to list and exclude hardly anybody. */
const AREAS_METRES_MAX = 1_000_000;
const circleAreas = (chord: number) =>
  chord <= AREAS_METRES_MAX ? areasAround(CENTRE, '$4') : 'true';

/**
 * Every search word is a word of the name with at most one letter changed, missing, added or swapped.
 * People are collected by index first: with a plain condition Postgres may walk by distance and split every name on the way,
 * which took eight seconds among 100 thousand people when nobody had the name.
 */
export function peopleWithSimilarName(words: string[], chord: number): PeopleSource {
  return ({ conditions, bind }) => {
    const alike = words.map(
      (word) =>
        `name_typo_keys(u.search_name) && word_typo_keys(left(search_text(${bind(word)}), 30))`,
    );
    return `
    SELECT u.id, u.cell_g3 <-> ${OWN} AS chord
    FROM (
      SELECT u.id, u.discoverable, u.tags, u.cell_g3 FROM users u
      WHERE ${['u.discoverable', circleAreas(chord), ...alike].join(' AND ')}
      OFFSET 0
    ) u
    WHERE ${conditions.join('\n      AND ')}
    ORDER BY chord, u.id
    LIMIT $5`;
  };
}
