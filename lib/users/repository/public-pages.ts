import { pool } from '@/lib/db/pool';

export interface PublicPageRow {
  noun: 'coach' | 'game' | 'group' | 'venue';
  id: number;
}

/** A limit: pages of older games are no longer cached. */
const GAMES_MAX = 500;

/** The public pages that show a person or count them: classes and venues they coach at, reviews, groups, games with a seat. */
export async function findPublicPages(userId: number): Promise<PublicPageRow[]> {
  const { rows } = await pool.query<PublicPageRow>(
    `WITH played AS (
       SELECT g.id, g.group_id, g.venue_id FROM games g
       WHERE g.creator_id = $1
         OR (g.starts_at > now() AND EXISTS (SELECT FROM game_participants p WHERE p.game_id = g.id AND p.user_id = $1))
       ORDER BY g.starts_at DESC LIMIT $2
     )
     SELECT 'coach' AS noun, id FROM coach_applications WHERE user_id = $1
     UNION SELECT 'coach', coach_id FROM coach_reviews WHERE user_id = $1
     UNION SELECT 'venue', venue_id FROM venue_reviews WHERE user_id = $1
     UNION SELECT 'venue', venue_id FROM played WHERE venue_id IS NOT NULL
     UNION SELECT 'game', id FROM played
     UNION SELECT 'group', group_id FROM played
     UNION SELECT 'group', group_id FROM group_members WHERE user_id = $1`,
    [userId, GAMES_MAX],
  );
  return rows;
}
