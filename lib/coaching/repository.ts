import type { CoachCardDto } from '@/lib/coaching/schema';
import { pool } from '@/lib/db/pool';
import { notBlockedSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface CoachCardRow extends Omit<CoachCardDto, 'imageUrl'> {
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/** Coaches of a sport who take bookings, the best rated first; nobody across a block. */
export async function findCoachesOfSport(
  viewerId: number,
  { sportId, limit }: { sportId: number; limit: number },
): Promise<CoachCardRow[]> {
  const { rows } = await pool.query<CoachCardRow>(
    `SELECT c.id, c.name, json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
       c.experience, coalesce(nullif(concat_ws(', ', c.area, c.city), ''), c.location) AS location,
       c.hourly_rate AS "hourlyRate", c.currency, c.rating, c.review_count AS "reviewCount", c.specialties,
       coalesce(c.image, u.profile_image_key) AS "profileImageKey",
       CASE WHEN c.image IS NULL THEN u.profile_image_provider ELSE c.image_provider END::text AS "profileImageProvider"
     FROM coach_applications c
     JOIN sports s ON s.id = c.sport_id
     JOIN users u ON u.id = c.user_id AND u.discoverable
     WHERE c.sport_id = $2 AND c.status = 'approved' AND c.paused_at IS NULL AND c.hidden_at IS NULL
       AND ${notBlockedSql('c.user_id', '$1')}
     ORDER BY c.rating DESC, c.review_count DESC, c.id
     LIMIT $3`,
    [viewerId, sportId, limit],
  );
  return rows;
}
