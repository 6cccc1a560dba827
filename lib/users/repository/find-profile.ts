import { pool } from '@/lib/db/pool';
import {
  fullNameSql,
  notBlockedSql,
  presentSql,
  reachableSql,
  visibleGroupSql,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';

const CONNECTED = `EXISTS (SELECT FROM friend_requests c WHERE c.status = 'accepted'
  AND (c.sender_id, c.receiver_id) IN (($2, u.id), (u.id, $2)))`;
const SHARES_GROUP = `EXISTS (SELECT FROM group_members a JOIN group_members b ON b.group_id = a.group_id
  WHERE a.user_id = $2 AND b.user_id = u.id)`;

/** True for the person themselves and for everybody who may meet them; paused people are visible to those who know them. */
const VISIBLE = `(u.id = $2 OR ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}
  AND ${reachableSql('u', '$2')})`;

const SPORTS = `
  SELECT coalesce(json_agg(json_build_object(
    'id', us.id, 'userId', us.user_id, 'sportId', us.sport_id, 'skillLevel', us.skill_level,
    'isLookingToPlay', us.is_looking_to_play, 'yearsPlaying', us.years_playing, 'achievements', us.achievements,
    'sport', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)) ORDER BY us.id), '[]')
  FROM user_sports us JOIN sports s ON s.id = us.sport_id WHERE us.user_id = u.id`;

export interface ProfileRow {
  id: number;
  name: string;
  username: string | null;
  bio: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  createdAt: Date;
  isPaused: boolean;
  deletionDueAt: Date | null;
  messagePrivacy: 'anyone' | 'members' | 'connections';
  connected: boolean;
  sharesGroup: boolean;
  /** The pair's open request, or the viewer's own that was declined lately. */
  requestId: number | null;
  requestSenderId: number | null;
  sports: SavedUserSportDto[];
  groupCount: number;
  gamesAttended: number;
  gamesMarked: number;
}

/** The whole profile page as the viewer may see it, in one statement; null when they may not. */
export async function findProfile(userId: number, viewerId: number): Promise<ProfileRow | null> {
  const { rows } = await pool.query<ProfileRow>(
    `SELECT u.id, ${fullNameSql('u')} AS name, u.username, u.bio, u.public_location AS "publicLocation",
       u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider",
       u.created_at AS "createdAt", u.paused_at IS NOT NULL AS "isPaused", u.deletion_due_at AS "deletionDueAt",
       u.message_privacy::text AS "messagePrivacy", ${CONNECTED} AS connected, ${SHARES_GROUP} AS "sharesGroup",
       f.id AS "requestId", f.sender_id AS "requestSenderId", (${SPORTS}) AS sports,
       (SELECT count(*)::int FROM group_members m JOIN groups g ON g.id = m.group_id
        WHERE m.user_id = u.id AND ${visibleGroupSql('g', '$2')}) AS "groupCount",
       played.attended AS "gamesAttended", played.marked AS "gamesMarked"
     FROM users u
     LEFT JOIN LATERAL (
       SELECT r.id, r.sender_id FROM friend_requests r
       WHERE (r.sender_id, r.receiver_id) IN (($2, u.id), (u.id, $2)) AND (r.status = 'pending'
         OR r.status = 'declined' AND r.withdrawn_at IS NULL AND r.sender_id = $2
           AND r.decided_at > now() - interval '${ASK_AGAIN_DAYS} days')
       ORDER BY r.status = 'pending' DESC, r.id DESC LIMIT 1
     ) f ON true
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE p.attendance = 'attended')::int AS attended, count(p.attendance)::int AS marked
       FROM game_participants p WHERE p.user_id = u.id AND p.attendance IS NOT NULL
     ) played
     WHERE u.id = $1 AND ${VISIBLE}`,
    [userId, viewerId],
  );
  return rows[0] ?? null;
}

/** The sports of a person the viewer may see; null when they may not. */
export async function findSportsOf(
  userId: number,
  viewerId: number,
): Promise<SavedUserSportDto[] | null> {
  const { rows } = await pool.query<{ sports: SavedUserSportDto[] }>(
    `SELECT (${SPORTS}) AS sports FROM users u WHERE u.id = $1 AND ${VISIBLE}`,
    [userId, viewerId],
  );
  return rows[0]?.sports ?? null;
}

export async function isVisible(userId: number, viewerId: number): Promise<boolean> {
  const { rows } = await pool.query(`SELECT FROM users u WHERE u.id = $1 AND ${VISIBLE}`, [
    userId,
    viewerId,
  ]);
  return rows.length === 1;
}
