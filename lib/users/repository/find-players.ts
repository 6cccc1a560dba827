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

/**
 * People with the text in name or bio as it stands, or with a sport of that name. Two ways to the same people in the same
 * order, because each is slow where the other is quick: common words are found by walking from person to person by
 * distance, and rare ones by gathering everybody of the circle who has them. Postgres, asked for either at once, took the
 * wrong one by a factor of fifty: it knows neither how crowded a place is nor how rare a word (docs/decisions/0021).
 * A text that no index knows is looked for on the walk only, among more people.
 */
export function holding(wanted: PlayerText): PeopleSource {
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
    ),
    beyond AS MATERIALIZED (
      SELECT (SELECT count(*) FROM walked) >= ${max}::int AND (SELECT count(*) FROM found) < $5 AS wanted
    )
    SELECT id, chord FROM (
      ${wanted.indexPattern === null ? 'SELECT id, chord FROM found' : gather(parts, wanted, terms)}
    ) everybody
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

/**
 * What the walk found, or everybody of the circle where it did not suffice. OFFSET 0 keeps the text to its index. People of
 * a sport are as many as the page has: the index of distance knows sports.
 */
function gather({ conditions, bind }: SearchParts, wanted: PlayerText, terms: Terms): string {
  const bySport = nearest({
    conditions: [BEYOND, ...conditions, terms.ofSport, `NOT ${terms.inText}`],
    bind,
  });
  return `SELECT id, chord FROM found WHERE NOT ${BEYOND}
      UNION ALL (
        SELECT u.id, u.cell_g3 <-> ${OWN} AS chord
        FROM (
          SELECT u.id, u.discoverable, u.tags, u.cell_g3, u.search FROM users u
          WHERE ${BEYOND} AND u.discoverable AND ${inCircleAreas('u')} AND u.search LIKE ${bind(wanted.indexPattern)}
          OFFSET 0
        ) u
        WHERE ${[...conditions, terms.inText].join('\n          AND ')})
      ${wanted.sportIds.length > 0 ? `UNION ALL (${bySport})` : ''}`;
}

/** Both indexes of words begin with the area: most people who have a word are far away. */
const inCircleAreas = (person: string) =>
  `geo_area(${person}.cell_g3) && (SELECT geo_areas_around(centre, $4::float8 + 1) FROM place)`;

/**
 * Every word is a word of the name with at most one letter changed, missing, added or swapped.
 * The people are gathered first, by their index: asked as a plain condition, Postgres may walk by distance and take every
 * name on the way apart, which among 100 thousand people took eight seconds where nobody has the name.
 */
export function resembling(words: string[]): PeopleSource {
  return ({ conditions, bind }) => {
    const alike = words.map(
      (word) =>
        `name_typo_keys(t.search_name) && word_typo_keys(left(search_text(${bind(word)}), 30))`,
    );
    const named = `u.id = ANY (ARRAY(SELECT t.id FROM users t WHERE t.discoverable
        AND ${[inCircleAreas('t'), ...alike].join(' AND ')}))`;
    return nearest({ conditions: [...conditions, named], bind });
  };
}
