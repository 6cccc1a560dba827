import { type QueryCreator, sql } from 'kysely';
import { groupCards, openRequestsOf } from '@/lib/groups/repository/group-cards';
import { mayLead } from '@/lib/groups/repository/hand-over';
import {
  fullName,
  ledGroup,
  notBlocked,
  present,
  shownName,
  visibleGroup,
} from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import type { Tables } from '@/lib/platform/db/tables';

export interface GroupViewer {
  /** Null for a guest. */
  userId: number | null;
  isAdmin: boolean;
}

const g = columnsOf<'groups'>('g');

/** Whether the viewer may see the group regardless of being an admin; includes invited people. */
const maySeeGroup = (userId: number | null) => sql<boolean>`(${visibleGroup('g', userId)}
  OR ${columnsOf<'groupInvites'>('i')('id')} IS NOT NULL AND ${g('hiddenAt')} IS NULL)`;

/** An invite link also makes the group visible, unless there is a block with its creator. */
const maySeeByLink = (userId: number | null) => sql<boolean>`(${maySeeGroup(userId)}
  OR ${notBlocked(g('creatorId'), userId)} AND ${g('hiddenAt')} IS NULL)`;

const groupRowOf = (kx: QueryCreator<Tables>, p: { id: number } & GroupViewer, byLink: boolean) => {
  const maySee = byLink ? maySeeByLink(p.userId) : maySeeGroup(p.userId);
  return groupCards(kx, p.userId)
    .leftJoin('users as inviter', 'inviter.id', 'i.senderId')
    .where('g.id', '=', p.id)
    .where(sql<boolean>`(${p.isAdmin}::boolean OR ${maySee})`)
    .select((eb) => [
      sql<boolean>`(${eb.ref('g.isActive')} AND ${ledGroup('g')})`.as('isActive'),
      'g.visibility',
      'g.membersCanCreateGames',
      'g.needsGuardian',
      'g.isClub',
      'g.joinsAtOnce',
      'g.organisersWrite',
      'g.missedMax',
      'g.missedWeeks',
      'g.waitWeeks',
      'g.lateHours',
      'g.timeZone',
      'g.currency',
      'g.createdAt',
      'mine.id as memberId',
      'mine.role',
      sql<boolean>`coalesce(${mayLead('mine')}, false)`.as('isAskedToLead'),
      sql<boolean>`coalesce(${eb.ref('mine.alwaysComes')}, false)`.as('alwaysComes'),
      sql<boolean>`(${eb.ref('g.creatorId')} IS NULL)`.as('isFreeToLead'),
      eb
        .exists(eb.selectFrom('games as ga').whereRef('ga.groupId', '=', 'g.id'))
        .$castTo<boolean>()
        .as('hasGames'),
      sql<
        string | null
      >`CASE WHEN ${eb.ref('i.id')} IS NOT NULL THEN ${shownName('inviter', p.userId)} END`.as(
        'inviterName',
      ),
      sql<number>`CASE WHEN ${eb.ref('mine.role')} IN ('creator', 'organiser')
        THEN ${openRequestsOf(kx, p.userId)} ELSE 0 END`.as('openRequests'),
      // Visible only because the viewer is an admin.
      sql<boolean>`(${p.isAdmin}::boolean AND ${maySee} IS NOT TRUE)`.as('onlyAsAdmin'),
    ]);
};

const findGroupRow = prepared((kx, p: { id: number } & GroupViewer) => groupRowOf(kx, p, false));
const findGroupRowByLink = prepared((kx, p: { id: number } & GroupViewer) =>
  groupRowOf(kx, p, true),
);

export type GroupRow = Awaited<ReturnType<typeof findGroupRow>>[number];

/** A group as the viewer may see it, with their relation to it; null when they may not. */
export async function findGroup(
  id: number,
  viewer: GroupViewer,
  tx: Tx = db,
): Promise<GroupRow | null> {
  const [row] = await findGroupRow({ id, ...viewer }, tx);
  return row ?? null;
}

/** A group as the holder of an invite link may see it, even a private one. */
export async function findGroupByLink(
  id: number,
  viewer: GroupViewer,
  tx: Tx,
): Promise<GroupRow | null> {
  const [row] = await findGroupRowByLink({ id, ...viewer }, tx);
  return row ?? null;
}

/** Everything that decides whether a person may join. Read it under the group's lock. */
export async function findJoiner(groupId: number, userId: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom(['groups as g', 'users as u'])
    .where('g.id', '=', groupId)
    .where('u.id', '=', userId)
    .select((eb) => [
      'u.id',
      fullName('u').as('name'),
      'u.gender',
      present('u').as('present'),
      eb
        .exists(
          eb
            .selectFrom('groupMembers as m')
            .whereRef('m.groupId', '=', 'g.id')
            .whereRef('m.userId', '=', 'u.id'),
        )
        .$castTo<boolean>()
        .as('isMember'),
      eb
        .exists(
          eb
            .selectFrom('groupBans as b')
            .whereRef('b.groupId', '=', 'g.id')
            .whereRef('b.userId', '=', 'u.id'),
        )
        .$castTo<boolean>()
        .as('isBanned'),
      eb.not(notBlocked(eb.ref('g.creatorId'), userId)).as('isBlocked'),
      'g.maxMembers',
      'g.memberCount',
      'g.audience',
      sql<boolean>`(${eb.ref('g.isActive')} AND ${ledGroup('g')})`.as('isActive'),
      'g.name as groupName',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type JoinerRow = NonNullable<Awaited<ReturnType<typeof findJoiner>>>;
