import { circleSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { discoverableSql, fullNameSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';
import { SKIP_DAYS } from '@/lib/users/constants';
import type { UserSportDto } from '@/lib/users/schema/nearby-user';

/** All points are cubes of cell centres (lib/geo/cube); chords are metres through the sphere. */
export interface NearbyPeopleQuery {
  /** The requested centre; null searches around the viewer's own stored place. */
  centre: string | null;
  /** The centre for a viewer without a stored place. */
  fallbackCentre: string;
  chord: number;
  /** All of these entries of users.tags. */
  tagsAll: number[] | null;
  /** At least one of these. */
  tagsAny: number[] | null;
  /** Leaves out people whom the viewer liked, skipped lately or is connected with. */
  unseenOnly: boolean;
  after: { chord: number; id: number } | undefined;
  limit: number;
}

export interface NearbyPersonRow {
  id: number;
  chord: number;
  name: string;
  username: string | null;
  bio: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  sports: UserSportDto[];
}

/** What the strategies of a people search are built from. `conditions` use the alias `u`. */
export interface SearchParts {
  conditions: string[];
  /** Binds a value as a parameter, so that no text becomes SQL. */
  bind: (value: unknown) => `$${number}`;
}

/** SQL that selects id and chord of at most $5 people, nearest to the viewer first. */
export type PeopleSource = (parts: SearchParts) => string;

/** People whom the viewer ($1) has decided about. Uncorrelated, for the reason given in lib/moderation/visibility. */
const DECIDED_IDS = `
  SELECT user2_id FROM matches WHERE user1_id = $1
  UNION ALL SELECT skipped_id FROM skips
    WHERE user_id = $1 AND created_at > now() - interval '${SKIP_DAYS} days'
  UNION ALL SELECT receiver_id FROM friend_requests WHERE sender_id = $1 AND status = 'accepted'
  UNION ALL SELECT sender_id FROM friend_requests WHERE receiver_id = $1 AND status = 'accepted'`;

const SPORTS_OF_PERSON = `
  SELECT coalesce(json_agg(json_build_object(
    'id', us.id, 'sportId', us.sport_id, 'skillLevel', us.skill_level, 'isLookingToPlay', us.is_looking_to_play,
    'sport', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)) ORDER BY us.id), '[]')
  FROM user_sports us JOIN sports s ON s.id = us.sport_id WHERE us.user_id = u.id`;

/**
 * The statement and its values. Separate from `findNearbyPeople`, so that bench/nearby can run the same statement alone.
 *
 * What makes it fast, and breaks easily (docs/decisions/0002-nearby-people.md has the figures):
 * - The index orders by distance from the viewer and stops after `limit`; the box of `circleSql` keeps it from scanning on
 *   when few people fit.
 * - The viewer's place is read by scalar subqueries, never joined: those count as constants for the index.
 * - Sports are loaded only for the people of the page.
 */
export function nearbyPeopleSql(
  viewerId: number,
  query: NearbyPeopleQuery,
  source: PeopleSource = nearest,
): Statement {
  const { values, conditions, bind } = partsOf(viewerId, query);
  return { text: statement(source({ conditions, bind })), values };
}

interface Statement {
  text: string;
  values: unknown[];
}

function partsOf(viewerId: number, query: NearbyPeopleQuery): SearchParts & { values: unknown[] } {
  const values: unknown[] = [
    viewerId,
    query.centre,
    query.fallbackCentre,
    query.chord,
    query.limit,
  ];
  const conditions = [discoverableSql('u', '$1'), ...circleSql('u.cell_g3', '$4')];
  const bind = (value: unknown): `$${number}` => `$${values.push(value)}`;
  if (query.unseenOnly) conditions.push(`u.id NOT IN (${DECIDED_IDS})`);
  if (query.tagsAll) conditions.push(`u.tags @> ${bind(query.tagsAll)}::int[]`);
  if (query.tagsAny) conditions.push(`u.tags && ${bind(query.tagsAny)}::int[]`);
  if (query.after) {
    const { chord, id } = query.after;
    conditions.push(`(u.cell_g3 <-> ${OWN}, u.id) > (${bind(chord)}::float8, ${bind(id)}::int)`);
  }
  return { values, conditions, bind };
}

/** The viewer's place. A scalar subquery counts as a constant for the index; a join would not. */
export const OWN = '(SELECT own FROM place)';

export const nearest: PeopleSource = ({ conditions }) => `
    SELECT u.id, u.cell_g3 <-> ${OWN} AS chord
    FROM users u
    WHERE ${conditions.join('\n      AND ')}
    ORDER BY u.cell_g3 <-> ${OWN}, u.id
    LIMIT $5`;

const PLACE = `
  WITH place AS MATERIALIZED (
    SELECT coalesce(v.cell_g3, $2::cube, $3::cube) AS own, coalesce($2::cube, v.cell_g3, $3::cube) AS centre
    FROM users v WHERE v.id = $1
  )`;

const statement = (source: string) => `${PLACE}
  SELECT u.id, near.chord, ${fullNameSql('u')} AS name, u.username, u.bio,
    u.public_location AS "publicLocation", u.profile_image_key AS "profileImageKey",
    u.profile_image_provider AS "profileImageProvider", (${SPORTS_OF_PERSON}) AS sports
  FROM (${source}
  ) near JOIN users u ON u.id = near.id
  ORDER BY near.chord, near.id`;

/** People whom the viewer may find, nearest to the viewer first; one statement, sports included. */
export async function findNearbyPeople(
  viewerId: number,
  query: NearbyPeopleQuery,
  source?: PeopleSource,
): Promise<NearbyPersonRow[]> {
  const { rows } = await pool.query<NearbyPersonRow>(nearbyPeopleSql(viewerId, query, source));
  return rows;
}

/** The number of such people, up to `query.limit`. */
export async function countNearbyPeople(
  viewerId: number,
  query: NearbyPeopleQuery,
): Promise<number> {
  const { values, conditions } = partsOf(viewerId, query);
  const { rows } = await pool.query<{ count: number }>(
    `${PLACE}
    SELECT count(*)::int AS count
    FROM (SELECT FROM users u WHERE ${conditions.join(' AND ')} LIMIT $5) counted`,
    values,
  );
  return rows[0]?.count ?? 0;
}
