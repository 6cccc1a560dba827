import { CENTRE } from '@/lib/db/place-sql';
import { containsSql } from '@/lib/db/search-sql';
import { SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';
import {
  nearest,
  OWN,
  type PeopleSource,
  type SearchParts,
} from '@/lib/users/repository/find-nearby';

/** A text, and the sports of that name. */
export interface PlayerText {
  text: string;
  sportIds: number[];
  /** A LIKE pattern that the index of the text knows and that whatever holds the text fits; null when there is none. */
  indexPattern: string | null;
}

/** Enough to fill a page with what one person in ten says; what is rarer is few enough to gather. */
const WALK_MAX = 200;
/** In the middle of a city the walk ends in the next cell, which says little about the next quarter. */
const RING_METRES_MIN = 10_000;
/** Ten times as far as the walk came: about a hundred times as many people, a page of what one in a thousand says. */
const RING_OF_WALK = 10;
/** A ring that is most of the circle saves nothing. */
const RINGS_IN_CIRCLE_MIN = 4;

/**
 * People with the text in name or bio as it stands, or with a sport of that name. Two ways to the same people in the same
 * order, because each is slow where the other is quick: common words are found by walking from person to person by
 * distance, and rare ones by gathering everybody of the circle who has them. Postgres, asked for either at once, took the
 * wrong one by a factor of fifty: it knows neither how crowded a place is nor how rare a word (docs/decisions/0007).
 * A text that no index knows is looked for on the walk only, among more people.
 */
export function holding(wanted: PlayerText, chord: number): PeopleSource {
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

/** The limit is a subquery on purpose: told it, Postgres would fetch and sort the whole circle instead of walking. */
const walk = ({ conditions }: SearchParts, max: string) => `
      SELECT u.id, u.search, u.tags, u.cell_g3 <-> ${OWN} AS chord
      FROM users u
      WHERE ${conditions.join('\n        AND ')}
      ORDER BY u.cell_g3 <-> ${OWN}, u.id
      LIMIT (SELECT ${max}::int)`;

const BEYOND = '(SELECT wanted FROM beyond)';
const REACH = '(SELECT reach FROM beyond)';

/**
 * What the walk found, or everybody of the circle where it did not suffice. People of a sport are as many as the page has:
 * the index of distance knows sports.
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

/** In a wide circle those near are gathered first: a full page of them is the nearest page of the circle. */
const RING_SUFFICES = '(SELECT count(*) >= $5 FROM ring)';

interface Gathering {
  when: string;
  areas: string;
  conditions: string[];
}

/** OFFSET 0 keeps the text to its index. */
const everybodyWith = (pattern: string, { when, areas, conditions }: Gathering) => `
        SELECT u.id, u.cell_g3 <-> ${OWN} AS chord
        FROM (
          SELECT u.id, u.discoverable, u.tags, u.cell_g3, u.search FROM users u
          WHERE ${when} AND u.discoverable AND ${areas} AND u.search LIKE ${pattern}
          OFFSET 0
        ) u
        WHERE ${conditions.join('\n          AND ')}`;

/** Both indexes of words begin with the area: most people who have a word are far away. A metre wider, for roundings. */
const areasAround = (centre: string, chord: string) =>
  `geo_area(u.cell_g3) && (SELECT geo_areas_around(${centre}, ${chord}::float8 + 1))`;
/** Beyond it the areas are too many to name, and leave hardly anybody out. */
const AREAS_METRES_MAX = 1_000_000;
const circleAreas = (chord: number) =>
  chord <= AREAS_METRES_MAX ? areasAround(CENTRE, '$4') : 'true';

/**
 * Every word is a word of the name with at most one letter changed, missing, added or swapped.
 * The people are gathered first, by their index: asked as a plain condition, Postgres may walk by distance and take every
 * name on the way apart, which among 100 thousand people took eight seconds where nobody has the name.
 */
export function resembling(words: string[], chord: number): PeopleSource {
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
