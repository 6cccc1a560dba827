import { pool } from '@/lib/db/pool';
import { queryPrepared } from '@/lib/db/prepared';
import { notBlockedSql, shownNameSql, visibleGroupSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';
import type { NearbyVenueRow } from '@/lib/venues/repository';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import type { GameAtVenueDto, GroupAtVenueDto } from '@/lib/venues/schema/read-venue';

export interface VenueRow extends NearbyVenueRow {
  localName: string | null;
  country: string;
  timeZone: string;
  addedById: number | null;
  ownerId: number | null;
  /** There is no block between the reader and the adder. */
  addedBySeen: boolean;
  createdAt: Date;
  updatedAt: Date;
  attribution: string | null;
  listed: boolean;
  mergedIntoId: number | null;
  openingHours: OpeningSpan[] | null;
  /** The reader's own review. */
  myReview: { id: number; rating: number; comment: string | null } | null;
}

/** A venue as `viewerId` (null: guest) sees it. Includes hidden and merged ones, which the service handles. */
export async function findVenue(viewerId: number | null, id: number): Promise<VenueRow | null> {
  const rows = await queryPrepared<VenueRow>(
    `SELECT v.id, v.g3 <-> (SELECT geo_point(latitude, longitude) FROM users WHERE id = $1::int) AS chord,
       v.name, v.local_name AS "localName", v.address, v.city, v.area, v.country, v.latitude, v.longitude,
       v.point_is_approximate AS "pointIsApproximate", v.opening_hours AS "openingHours", v.time_zone AS "timeZone", v.description, v.phone, v.website, v.rating, v.review_count AS "reviewCount",
       v.sports, v.amenities, v.pricing, v.attribution, v.added_by_id AS "addedById", v.owner_id AS "ownerId",
       ${notBlockedSql('v.added_by_id', '$1')} AS "addedBySeen",
       CASE WHEN v.added_by_id IS NOT NULL THEN ${shownNameSql('adder', '$1')} END AS "addedBy",
       cover.image_key AS "coverKey", cover.provider AS "coverProvider", v.listed, v.merged_into_id AS "mergedIntoId",
       v.verified_at IS NOT NULL AS "isVerified", v.closed_at IS NOT NULL AS "isClosed",
       v.created_at AS "createdAt", v.updated_at AS "updatedAt",
       (SELECT json_build_object('id', r.id, 'rating', r.rating, 'comment', r.comment) FROM venue_reviews r
        WHERE r.venue_id = v.id AND r.user_id = $1::int AND r.hidden_at IS NULL) AS "myReview"
     FROM venues v
     LEFT JOIN users adder ON adder.id = v.added_by_id
     LEFT JOIN LATERAL (
       SELECT i.image_key, i.provider FROM venue_images i
       WHERE i.venue_id = v.id AND i.hidden_at IS NULL ORDER BY i.position, i.id LIMIT 1
     ) cover ON true
     WHERE v.id = $2`,
    [viewerId, id],
  );
  return rows[0] ?? null;
}

export interface VenueImageRow {
  id: number;
  venueId: number;
  imageKey: string;
  provider: StorageProviderName;
  caption: string | null;
  width: number | null;
  height: number | null;
  createdAt: Date;
}

export async function findVenueImages(venueId: number): Promise<VenueImageRow[]> {
  const rows = await queryPrepared<VenueImageRow>(
    `SELECT i.id, i.venue_id AS "venueId", i.image_key AS "imageKey", i.provider, i.caption, i.width, i.height,
       i.created_at AS "createdAt"
     FROM venue_images i WHERE i.venue_id = $1 AND i.hidden_at IS NULL ORDER BY i.position, i.id`,
    [venueId],
  );
  return rows;
}

const SPORT = `json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport`;

export interface GameAtVenueRow extends Omit<GameAtVenueDto, 'startsAt' | 'endsAt'> {
  startsAt: Date;
  endsAt: Date;
}

/** The next public games at a venue, of groups that the viewer may see. */
export async function findGamesAt(
  viewerId: number | null,
  { venueId, after, limit }: { venueId: number; after: Date; limit: number },
): Promise<GameAtVenueRow[]> {
  const { rows } = await pool.query<GameAtVenueRow>(
    `SELECT ga.id, ga.title, ga.starts_at AS "startsAt", ga.ends_at AS "endsAt", ga.time_zone AS "timeZone",
       ga.going_count AS "goingCount", ga.max_players AS "maxPlayers", ga.audience, ga.skill_min AS "skillMin", ga.skill_max AS "skillMax",
       g.name AS "groupName", ${SPORT}
     FROM games ga JOIN groups g ON g.id = ga.group_id JOIN sports s ON s.id = ga.sport_id
     WHERE ga.venue_id = $2 AND ga.starts_at > $3 AND ga.status = 'upcoming' AND ga.is_public
       AND NOT ga.is_private_address AND ga.hidden_at IS NULL AND g.visibility = 'public'
       AND ${visibleGroupSql('g', '$1')} AND ${notBlockedSql('ga.creator_id', '$1')}
     ORDER BY ga.starts_at, ga.id LIMIT $4`,
    [viewerId, venueId, after, limit],
  );
  return rows;
}

/** Public groups with games at the venue, those with the most first; games at a private address do not count. */
export async function findGroupsAt(
  viewerId: number | null,
  { venueId, limit }: { venueId: number; limit: number },
): Promise<GroupAtVenueDto[]> {
  const rows = await queryPrepared<GroupAtVenueDto>(
    `SELECT g.id, g.name, g.member_count AS "memberCount", g.max_members AS "maxMembers", g.audience, ${SPORT}
     FROM (
       SELECT group_id, count(*) AS games FROM games
       WHERE venue_id = $2 AND is_public AND NOT is_private_address AND status <> 'cancelled' AND hidden_at IS NULL
       GROUP BY group_id
     ) played
     JOIN groups g ON g.id = played.group_id JOIN sports s ON s.id = g.sport_id
     WHERE g.is_active AND g.visibility = 'public' AND ${visibleGroupSql('g', '$1')}
     ORDER BY played.games DESC, g.id LIMIT $3`,
    [viewerId, venueId, limit],
  );
  return rows;
}
