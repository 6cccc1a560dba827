import { CENTRE, circleSql, searchPlaceSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import {
  type StandingFacts,
  standingColumn,
  standingJoins,
} from '@/lib/groups/repository/standing';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import { ledGroupSql, notBlockedSql, shownIdSql, shownNameSql } from '@/lib/moderation/visibility';

export interface DiscoverGroupsQuery {
  /** Cube points (lib/geo/cube). Distances are from the requested centre, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city limits the list instead. */
  chord: number | null;
  /** Groups of any of these sports. */
  sportIds?: number[];
  city: string | null;
  search: string;
  after: { chord: number | null; id: number } | undefined;
  limit: number;
}

export interface DiscoverGroupRow extends Omit<GroupCardDto, 'distance' | 'creator' | 'viewer'> {
  standing: StandingFacts;
  /** Null without a place. */
  chord: number | null;
  creatorName: string;
}

// A group of somebody on the other side of a block is not suggested, unless the two already share it.
const MAY_BE_FOUND = `g.visibility = 'public' AND g.hidden_at IS NULL AND g.is_active AND ${ledGroupSql('g')}
      AND (${notBlockedSql('g.creator_id', '$1')}
        OR EXISTS (SELECT FROM group_members m WHERE m.group_id = g.id AND m.user_id = $1))`;

/** Public, active groups, nearest first; one statement, with sport, creator and the viewer's relation to each. */
export async function findGroupsToDiscover(
  viewerId: number | null,
  query: DiscoverGroupsQuery,
): Promise<DiscoverGroupRow[]> {
  const { values, conditions, bind } = partsOf(viewerId, query);
  // Without a circle, groups without a place come last. Within one, nothing may keep the index from ordering by distance.
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

/** A single sport stays an equality, which the index on places and sports supports. */
function anySportSql(ids: number[], bind: (value: unknown) => string): string {
  return ids.length === 1
    ? `g.sport_id = ${bind(ids[0])}`
    : `g.sport_id = ANY(${bind(ids)}::int[])`;
}

/** The number of such groups, up to `query.limit`. */
export async function countGroupsToDiscover(
  viewerId: number | null,
  query: DiscoverGroupsQuery,
): Promise<number> {
  const { values, conditions } = partsOf(viewerId, query);
  const { rows } = await pool.query<{ count: number }>(
    `WITH ${PLACE}
    SELECT count(*)::int AS count
    FROM (SELECT FROM groups g WHERE ${conditions.join(' AND ')} LIMIT $4) counted`,
    values,
  );
  return rows[0]?.count ?? 0;
}

function partsOf(viewerId: number | null, query: DiscoverGroupsQuery) {
  const values: unknown[] = [viewerId, query.centre, query.fallbackCentre, query.limit];
  const bind = (value: unknown): `$${number}` => `$${values.push(value)}`;
  const conditions = [MAY_BE_FOUND];
  if (query.sportIds) conditions.push(anySportSql(query.sportIds, bind));
  if (query.city) conditions.push(`lower(g.city) = lower(${bind(query.city)})`);
  if (query.search) conditions.push(containsSql('g.search', bind(query.search)));
  if (query.chord !== null) conditions.push(...circleSql('g.g3', bind(query.chord)));
  return { values, conditions, bind };
}

const PLACE = searchPlaceSql({ viewer: '$1', asked: '$2', fallback: '$3' });

const statement = (conditions: string[], distance: string) => `
  WITH ${PLACE}
  SELECT g.id, g.g3 <-> ${CENTRE} AS chord, g.name, g.description, g.sport_id AS "sportId",
    json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
    ${shownIdSql('creator', '$1')} AS "creatorId",
    ${shownNameSql('creator', '$1')} AS "creatorName", g.member_count AS "memberCount",
    g.max_members AS "maxMembers", g.is_active AS "isActive", g.audience,
    coalesce(nullif(concat_ws(', ', g.area, g.city), ''), g.location) AS location, ${standingColumn('$1')}
  FROM (
    SELECT g.id, ${distance} AS distance FROM groups g
    WHERE ${conditions.join('\n      AND ')}
    ORDER BY ${distance}, g.id LIMIT $4
  ) near
  JOIN groups g ON g.id = near.id
  JOIN sports s ON s.id = g.sport_id
  LEFT JOIN users creator ON creator.id = g.creator_id${standingJoins('$1')}
  ORDER BY near.distance, near.id`;
