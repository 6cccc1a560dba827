import { sql } from 'kysely';
import { groupCards, openRequestsOf } from '@/lib/groups/repository/group-cards';
import { ledGroup, visibleGroup } from '@/lib/moderation/visibility';
import { prepared } from '@/lib/platform/db/kysely';

/** Far above anybody's number of groups, so the list has no cursor. */
const GROUPS_MAX = 500;

/** The groups of a person that the viewer may see, latest joined first. */
export const findGroupsOfUser = prepared((kx, p: { userId: number; viewerId: number }) =>
  groupCards(kx, p.viewerId)
    .innerJoin('groupMembers as m', 'm.groupId', 'g.id')
    .where('m.userId', '=', p.userId)
    .where(visibleGroup('g', p.viewerId))
    .orderBy('m.joinedAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(GROUPS_MAX)
    .select((eb) => [
      sql<boolean>`(${eb.ref('g.isActive')} AND ${ledGroup('g')})`.as('isActive'),
      'm.role',
      'm.joinedAt',
      sql<number>`CASE WHEN ${eb.ref('m.userId')} = ${p.viewerId} AND ${eb.ref('m.role')} <> 'member'
        THEN ${openRequestsOf(kx, p.viewerId)} ELSE 0 END`.as('openRequests'),
    ]),
);
