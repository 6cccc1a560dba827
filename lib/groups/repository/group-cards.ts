import { notBlockedSql } from '@/lib/moderation/visibility';

/** Everything that decides the reader's relation to a group. */
export interface StandingFacts {
  isMember: boolean;
  isBanned: boolean;
  /** Their own open request to join. */
  requestId: number | null;
  /** An open invite for them. */
  inviteId: number | null;
  /** For comparing with the audience; never leaves the server. */
  gender: string | null;
}

export const standingColumn = (viewer: `$${number}`) => `json_build_object(
      'isMember', mine.id IS NOT NULL, 'requestId', r.id, 'inviteId', i.id, 'gender', me.gender,
      'isBanned', EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = ${viewer})) AS standing`;

/** Joins the reader with the group alias `g`; each join finds one row at most. */
export const standingJoins = (viewer: `$${number}`) => `
  LEFT JOIN users me ON me.id = ${viewer}
  LEFT JOIN group_members mine ON mine.group_id = g.id AND mine.user_id = ${viewer}
  LEFT JOIN group_join_requests r ON r.group_id = g.id AND r.user_id = ${viewer} AND r.status = 'pending'
  LEFT JOIN group_invites i ON i.group_id = g.id AND i.receiver_id = ${viewer} AND i.status = 'pending'
    AND ${notBlockedSql('i.sender_id', viewer)}`;
