import { CENTRE, circleSql, searchPlaceSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import type { GroupCardDto } from '@/lib/groups/schema';
import { notBlockedSql, shownNameSql } from '@/lib/moderation/visibility';

export interface DiscoverGroupsQuery {
  /** Cube points (lib/geo/cube). Distances are from the centre asked for, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city bounds the list instead. */
  chord: number | null;
  sportId?: number;
  city: string | null;
  search: string;
  after: { chord: number | null; id: number } | undefined;
  limit: number;
}

export interface DiscoverGroupRow extends Omit<GroupCardDto, 'distance' | 'creator'> {
  /** Null without a place. */
  chord: number | null;
  creatorName: string;
}

// A group of somebody on the other side of a block is not suggested; one that the two already share stays.
const MAY_BE_FOUND = `g.visibility = 'public' AND g.hidden_at IS NULL AND g.is_active
      AND (${notBlockedSql('g.creator_id', '$1')}
        OR EXISTS (SELECT FROM group_members m WHERE m.group_id = g.id AND m.user_id = $1))`;

/** Public, active groups, nearest to the centre first; one statement, sport and creator included. */
export async function findGroupsToDiscover(
  viewerId: number | null,
  query: DiscoverGroupsQuery,
): Promise<DiscoverGroupRow[]> {
  const values: unknown[] = [viewerId, query.centre, query.fallbackCentre, query.limit];
  const bind = (value: unknown): `$${number}` => `$${values.push(value)}`;
  const conditions = [MAY_BE_FOUND];
  if (query.sportId !== undefined) conditions.push(`g.sport_id = ${bind(query.sportId)}`);
  if (query.city) conditions.push(`lower(g.city) = lower(${bind(query.city)})`);
  if (query.search) conditions.push(containsSql('g.search', bind(query.search)));
  if (query.chord !== null) conditions.push(...circleSql('g.g3', bind(query.chord)));
  // Without a circle, what has no place comes last; within one, nothing may stand between the index and the distance.
  const distance =
    query.chord === null ? `coalesce(g.g3 <-> ${CENTRE}, 'Infinity')` : `g.g3 <-> ${CENTRE}`;
  if (query.after) {
    const { chord, id } = query.after;
    const position = `coalesce(${bind(chord)}::float8, 'Infinity'), ${bind(id)}::int`;
    conditions.push(`(${distance}, g.id) > (${position})`);
  }
  const { rows } = await pool.query<DiscoverGroupRow>(statement(conditions, distance), values);
  return rows;
}

const statement = (conditions: string[], distance: string) => `
  WITH ${searchPlaceSql({ viewer: '$1', asked: '$2', fallback: '$3' })}
  SELECT g.id, g.g3 <-> ${CENTRE} AS chord, g.name, g.description, g.sport_id AS "sportId",
    json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
    CASE WHEN $1::int IS NOT NULL AND creator.deleted_at IS NULL AND ${notBlockedSql('g.creator_id', '$1')}
      THEN g.creator_id END AS "creatorId",
    ${shownNameSql('creator', '$1')} AS "creatorName", g.member_count AS "memberCount",
    g.max_members AS "maxMembers", g.is_active AS "isActive", g.audience,
    coalesce(nullif(concat_ws(', ', g.area, g.city), ''), g.location) AS location
  FROM (
    SELECT g.id, ${distance} AS distance FROM groups g
    WHERE ${conditions.join('\n      AND ')}
    ORDER BY ${distance}, g.id LIMIT $4
  ) near
  JOIN groups g ON g.id = near.id
  JOIN sports s ON s.id = g.sport_id
  LEFT JOIN users creator ON creator.id = g.creator_id
  ORDER BY near.distance, near.id`;
