import type { Tx } from '@/lib/db/client';
import { queryPrepared } from '@/lib/db/prepared';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import {
  type StandingFacts,
  standingColumn,
  standingJoins,
} from '@/lib/groups/repository/standing';
import type { GroupCardDto } from '@/lib/groups/schema';
import {
  fullNameSql,
  ledGroupSql,
  notBlockedSql,
  presentSql,
  shownIdSql,
  shownNameSql,
  UNAVAILABLE_NAME,
  visibleGroupSql,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface Reader {
  /** Null for a guest. */
  userId: number | null;
  isAdmin: boolean;
}

export interface GroupRow extends Omit<GroupCardDto, 'distance' | 'creator' | 'viewer'> {
  standing: StandingFacts;
  creatorName: string;
  visibility: 'public' | 'private';
  membersCanCreateGames: boolean;
  timeZone: string;
  createdAt: Date;
  memberId: number | null;
  role: GroupRole | null;
  inviterName: string | null;
  openRequests: number;
  hasGames: boolean;
  /** Visible only because the reader is an admin. */
  onlyAsAdmin: boolean;
}

/** Whether the reader $2 may see the group regardless of being an admin; includes people with an invite. */
const MAY_SEE = `(${visibleGroupSql('g', '$2')} OR i.id IS NOT NULL AND g.hidden_at IS NULL)`;

/** The joins and columns that every reader gets. */
const GROUP = `
  SELECT g.id, g.name, g.description, g.sport_id AS "sportId",
    json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
    ${shownIdSql('creator', '$2')} AS "creatorId",
    ${shownNameSql('creator', '$2')} AS "creatorName", g.member_count AS "memberCount",
    g.max_members AS "maxMembers", g.is_active AND ${ledGroupSql('g')} AS "isActive", g.audience::text AS audience,
    coalesce(nullif(concat_ws(', ', g.area, g.city), ''), g.location) AS location,
    g.visibility::text AS visibility, g.members_can_create_games AS "membersCanCreateGames",
    g.time_zone AS "timeZone", g.created_at AS "createdAt",
    mine.id AS "memberId", mine.role::text AS role, ${standingColumn('$2')},
    EXISTS (SELECT FROM games ga WHERE ga.group_id = g.id) AS "hasGames",
    CASE WHEN i.id IS NOT NULL THEN ${shownNameSql('inviter', '$2')} END AS "inviterName",
    CASE WHEN mine.role IN ('creator', 'organiser') THEN (
      SELECT count(*)::int FROM group_join_requests o JOIN users u ON u.id = o.user_id
      WHERE o.group_id = g.id AND o.status = 'pending' AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}
    ) ELSE 0 END AS "openRequests",
    $3::boolean AND ${MAY_SEE} IS NOT TRUE AS "onlyAsAdmin"
  FROM groups g JOIN sports s ON s.id = g.sport_id
  LEFT JOIN users creator ON creator.id = g.creator_id${standingJoins('$2')}
  LEFT JOIN users inviter ON inviter.id = i.sender_id
  WHERE g.id = $1 AND ($3::boolean OR ${MAY_SEE})`;

/** A group as the reader may see it, with their relation to it; null when they may not. */
export async function findGroup(id: number, reader: Reader, tx?: Tx): Promise<GroupRow | null> {
  const rows = await queryPrepared<GroupRow>(GROUP, [id, reader.userId, reader.isAdmin], tx);
  return rows[0] ?? null;
}

export interface MemberRow {
  id: number;
  userId: number | null;
  role: GroupRole;
  joinedAt: Date;
  name: string;
  username: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/** The members as the viewer sees them: the creator first, organisers next, then by the day they joined. */
export function findMembers(groupId: number, viewerId: number): Promise<MemberRow[]> {
  const shown = `(u.id = $2 OR ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')})`;
  return queryPrepared<MemberRow>(
    `SELECT m.id, CASE WHEN ${shown} THEN u.id END AS "userId", m.role::text AS role, m.joined_at AS "joinedAt",
       CASE WHEN ${shown} THEN ${fullNameSql('u')} ELSE '${UNAVAILABLE_NAME}' END AS name,
       CASE WHEN ${shown} THEN u.username END AS username,
       CASE WHEN ${shown} THEN u.profile_image_key END AS "profileImageKey",
       CASE WHEN ${shown} THEN u.profile_image_provider::text END AS "profileImageProvider"
     FROM group_members m JOIN users u ON u.id = m.user_id
     WHERE m.group_id = $1 ORDER BY m.role, m.joined_at, m.id`,
    [groupId, viewerId],
  );
}

export interface JoinerRow {
  id: number;
  name: string;
  gender: string | null;
  present: boolean;
  isMember: boolean;
  isBanned: boolean;
  /** There is a block with the group's creator. */
  isBlocked: boolean;
  maxMembers: number;
  memberCount: number;
  audience: Audience;
  isActive: boolean;
  groupName: string;
}

/** Everything that decides whether somebody may take a place. Read it under the group's lock. */
export async function findJoiner(
  groupId: number,
  userId: number,
  tx: Tx,
): Promise<JoinerRow | null> {
  const rows = await tx.$queryRawUnsafe<JoinerRow[]>(
    `SELECT u.id, ${fullNameSql('u')} AS name, u.gender::text AS gender, ${presentSql('u')} AS present,
       EXISTS (SELECT FROM group_members m WHERE m.group_id = g.id AND m.user_id = u.id) AS "isMember",
       EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = u.id) AS "isBanned",
       NOT (${notBlockedSql('g.creator_id', '$2')}) AS "isBlocked",
       g.max_members AS "maxMembers", g.member_count AS "memberCount", g.audience::text AS audience,
       g.is_active AND ${ledGroupSql('g')} AS "isActive", g.name AS "groupName"
     FROM groups g, users u WHERE g.id = $1 AND u.id = $2`,
    groupId,
    userId,
  );
  return rows[0] ?? null;
}
