import { CENTRE, circleSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { discoverableSql, fullNameSql } from '@/lib/moderation/visibility';
import { SKIP_DAYS } from '@/lib/users/constants';
import type { NearbyPersonRow } from '@/lib/users/repository/find-nearby';

export interface SuggestionRow extends NearbyPersonRow {
  commonSports: number;
}

/** How many of the nearest people are ranked: those beyond are too far away to win. */
const CANDIDATES_MAX = 300;

/** People whom the viewer ($1) knows, has asked, was asked by, was declined by or skipped lately. */
const KNOWN_IDS = `
  SELECT receiver_id FROM friend_requests WHERE sender_id = $1 AND status IN ('pending', 'accepted', 'declined')
    AND withdrawn_at IS NULL
  UNION ALL SELECT sender_id FROM friend_requests WHERE receiver_id = $1 AND status IN ('pending', 'accepted', 'declined')
  UNION ALL SELECT skipped_id FROM skips WHERE user_id = $1 AND created_at > now() - interval '${SKIP_DAYS} days'`;

/**
 * The score, with all weights in one place:
 * - each sport in common 10, up to five; 2 more when both are looking to play it;
 * - up to 8 for how close the levels are (same level 8, beginner and expert 0), on average over those sports;
 * - up to 15 for being near, falling to 0 at 50 km;
 * - 5 for being active within a week, 2 within a month.
 * Kilometres are whole and between cells, days are whole: the order reveals no more than the answer does.
 */
const SCORE = `
  10 * least(common.count, 5) + 2 * common.looking + coalesce(8 * common.closeness, 0)
  + 15 * greatest(0, 1 - km.km / 50.0)
  + CASE WHEN u.last_active_at >= current_date - 7 THEN 5 WHEN u.last_active_at >= current_date - 30 THEN 2 ELSE 0 END`;

const STATEMENT = `
  WITH place AS MATERIALIZED (SELECT coalesce(cell_g3, $2::cube) AS centre FROM users WHERE id = $1),
  near AS MATERIALIZED (
    SELECT u.id, u.cell_g3 <-> ${CENTRE} AS chord FROM users u
    WHERE ${discoverableSql('u', '$1')} AND ${circleSql('u.cell_g3', '$3').join(' AND ')}
      AND u.tags && (SELECT coalesce(array_agg(sport_id * 10), '{}') FROM user_sports WHERE user_id = $1)
      AND u.id NOT IN (${KNOWN_IDS})
    ORDER BY u.cell_g3 <-> ${CENTRE}, u.id LIMIT ${CANDIDATES_MAX}
  )
  SELECT u.id, near.chord, ${fullNameSql('u')} AS name, u.username, u.bio,
    u.public_location AS "publicLocation", u.profile_image_key AS "profileImageKey",
    u.profile_image_provider::text AS "profileImageProvider", common.count AS "commonSports",
    (SELECT coalesce(json_agg(json_build_object(
       'id', us.id, 'sportId', us.sport_id, 'skillLevel', us.skill_level, 'isLookingToPlay', us.is_looking_to_play,
       'sport', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)) ORDER BY us.id), '[]')
     FROM user_sports us JOIN sports s ON s.id = us.sport_id WHERE us.user_id = u.id) AS sports
  FROM near JOIN users u ON u.id = near.id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS count,
      count(*) FILTER (WHERE theirs.is_looking_to_play AND mine.is_looking_to_play)::int AS looking,
      avg(1 - abs(array_position(enum_range(NULL::skill_level), theirs.skill_level)
        - array_position(enum_range(NULL::skill_level), mine.skill_level)) / 3.0) AS closeness
    FROM user_sports theirs JOIN user_sports mine ON mine.sport_id = theirs.sport_id AND mine.user_id = $1
    WHERE theirs.user_id = u.id
  ) common
  CROSS JOIN LATERAL (SELECT greatest(1, round(near.chord / 1000)) AS km) km
  ORDER BY ${SCORE} DESC, km.km, u.id LIMIT $4`;

/** Suggested people, the best match first; candidates and ranking in one statement. */
export async function findSuggestions(
  viewerId: number,
  query: { fallbackCentre: string; chord: number; limit: number },
): Promise<SuggestionRow[]> {
  const { rows } = await pool.query<SuggestionRow>(STATEMENT, [
    viewerId,
    query.fallbackCentre,
    query.chord,
    query.limit,
  ]);
  return rows;
}
