import { pool } from '@/lib/db/pool';
import {
  type StandingFacts,
  standingColumn,
  standingJoins,
} from '@/lib/groups/repository/standing';
import type { GroupOfUserDto } from '@/lib/groups/schema/groups-of-user';
import {
  ledGroupSql,
  notBlockedSql,
  presentSql,
  shownIdSql,
  shownNameSql,
  visibleGroupSql,
} from '@/lib/moderation/visibility';

export interface GroupOfUserRow extends Omit<GroupOfUserDto, 'creator' | 'joinedAt' | 'viewer'> {
  standing: StandingFacts;
  creatorName: string;
  joinedAt: Date;
}

/** A limit far beyond anybody's groups, instead of pages. */
const GROUPS_MAX = 500;

/** The groups of a person that the viewer may see, latest joined first. */
export async function findGroupsOfUser(
  userId: number,
  viewerId: number,
): Promise<GroupOfUserRow[]> {
  const { rows } = await pool.query<GroupOfUserRow>(
    `SELECT g.id, g.name, g.description, g.sport_id AS "sportId",
       json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
       ${shownIdSql('creator', '$2')} AS "creatorId",
       ${shownNameSql('creator', '$2')} AS "creatorName", g.member_count AS "memberCount",
       g.max_members AS "maxMembers", g.is_active AND ${ledGroupSql('g')} AS "isActive", g.audience::text,
       coalesce(nullif(concat_ws(', ', g.area, g.city), ''), g.location) AS location,
       m.role::text, m.joined_at AS "joinedAt", ${standingColumn('$2')},
       CASE WHEN m.user_id = $2 AND m.role <> 'member' THEN (
         SELECT count(*)::int FROM group_join_requests o JOIN users u ON u.id = o.user_id
         WHERE o.group_id = g.id AND o.status = 'pending' AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}
       ) ELSE 0 END AS "openRequests"
     FROM group_members m JOIN groups g ON g.id = m.group_id JOIN sports s ON s.id = g.sport_id
     LEFT JOIN users creator ON creator.id = g.creator_id${standingJoins('$2')}
     WHERE m.user_id = $1 AND ${visibleGroupSql('g', '$2')}
     ORDER BY m.joined_at DESC, m.id DESC LIMIT ${GROUPS_MAX}`,
    [userId, viewerId],
  );
  return rows;
}
