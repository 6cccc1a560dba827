import { type InferResult, type QueryCreator, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { sportSummary } from '@/lib/groups/repository/group-cards';
import { connected, DELETED_NAME, fullName, mayMeet, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';

/** Invites whose `other` person, the sender or receiver, is visible to the viewer. */
const invitesWith = (
  kx: QueryCreator<Tables>,
  other: 'i.senderId' | 'i.receiverId',
  viewerId: number,
) =>
  kx
    .selectFrom('groupInvites as i')
    .innerJoin('groups as g', 'g.id', 'i.groupId')
    .innerJoin('sports as s', 's.id', 'g.sportId')
    .innerJoin('users as u', 'u.id', other)
    .where('g.hiddenAt', 'is', null)
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), viewerId))
    .select((eb) => [
      'i.id',
      'i.groupId',
      'i.senderId',
      'i.receiverId',
      'i.status',
      'i.message',
      'i.createdAt',
      jsonBuildObject({
        id: eb.ref('g.id'),
        name: eb.ref('g.name'),
        memberCount: eb.ref('g.memberCount'),
        maxMembers: eb.ref('g.maxMembers'),
        audience: eb.ref('g.audience'),
        sport: sportSummary(),
      }).as('group'),
      'u.id as userId',
      fullName('u').as('name'),
      'u.username',
      'u.publicLocation',
      'u.profileImageKey',
      'u.profileImageProvider',
    ]);

export type InviteRow = InferResult<ReturnType<typeof invitesWith>>[number];

interface Page {
  beforeId: number | undefined;
  limit: number;
}

/** Newest first. */
export function findInvitesOfGroup(
  groupId: number,
  viewerId: number,
  { beforeId, limit }: Page,
): Promise<InviteRow[]> {
  return invitesWith(on(), 'i.receiverId', viewerId)
    .where('i.groupId', '=', groupId)
    .where('i.status', '=', 'pending')
    .$if(beforeId !== undefined, (query) => query.where('i.id', '<', beforeId ?? 0))
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
}

/** Pending invites, newest first. */
export const findInvitesOf = prepared(
  (kx, p: { receiverId: number; beforeId: number | null; limit: number }) =>
    invitesWith(kx, 'i.senderId', p.receiverId)
      .where('i.receiverId', '=', p.receiverId)
      .where('i.status', '=', sql.lit('pending'))
      .where(
        (eb) => sql<boolean>`(${p.beforeId}::int IS NULL OR ${eb.ref('i.id')} < ${p.beforeId})`,
      )
      .orderBy('i.id', 'desc')
      .limit(p.limit),
);

/** One invite as `viewerId` sees it: the other person is the sender for the receiver, and the receiver for all others. */
export async function findInvite(id: number, viewerId: number, tx: Tx): Promise<InviteRow | null> {
  for (const [other, side] of [
    ['i.senderId', '='],
    ['i.receiverId', '<>'],
  ] as const) {
    const row = await invitesWith(on(tx), other, viewerId)
      .where('i.id', '=', id)
      .where('i.receiverId', side, viewerId)
      .executeTakeFirst();
    if (row) return row;
  }
  return null;
}

/** The invited person's relation to the sender and the group. */
export function findInvited(
  {
    groupId,
    senderId,
    receiverId,
    since,
  }: { groupId: number; senderId: number; receiverId: number; since: Date },
  tx: Tx,
) {
  const receiver = sql<number>`${receiverId}::int`;
  return on(tx)
    .selectNoFrom((eb) => {
      const invites = eb
        .selectFrom('groupInvites as i')
        .where('i.groupId', '=', groupId)
        .where('i.receiverId', '=', receiverId);
      return [
        sql<boolean>`(${connected(receiver, senderId)} AND ${mayMeet(receiver, senderId)})`.as(
          'isConnected',
        ),
        eb
          .exists(
            eb
              .selectFrom('groupJoinRequests as r')
              .where('r.groupId', '=', groupId)
              .where('r.userId', '=', receiverId)
              .where('r.status', '=', 'pending'),
          )
          .$castTo<boolean>()
          .as('hasRequest'),
        // When the last invite was withdrawn or declined, if after `since`.
        invites
          .where('i.status', 'in', ['withdrawn', 'declined'])
          .where('i.decidedAt', '>', since)
          .select((own) => own.fn.max('i.decidedAt').as('at'))
          .as('closedAt'),
        eb
          .exists(invites.where('i.status', '=', 'pending'))
          .$castTo<boolean>()
          .as('hasInvite'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function insertInvite(
  data: { groupId: number; senderId: number; receiverId: number; message: string | null },
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('groupInvites')
    .values(data)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether this call changed it. */
export async function updatePendingInvite(
  where: { id: number } | { groupId: number; receiverId: number },
  status: 'accepted' | 'declined' | 'withdrawn',
  tx: Tx,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('groupInvites')
    .set({ status, decidedAt: now, updatedAt: now })
    .where((eb) => eb.and({ ...where, status: 'pending' }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws the pending invites between two people. */
export async function updateInvitesOfPair(a: number, b: number, tx: Tx): Promise<void> {
  const invited = columnsOf<'groupInvites'>('groupInvites');
  await on(tx)
    .updateTable('groupInvites')
    .set({ status: 'withdrawn', decidedAt: now, updatedAt: now })
    .where(arePair([invited('senderId'), invited('receiverId')], [a, b]))
    .where('status', '=', 'pending')
    .execute();
}

/** The name that an invite shows. */
export async function findPersonName(userId: number, tx: Tx): Promise<string> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select(fullName('u').as('name'))
    .executeTakeFirst();
  return row?.name ?? DELETED_NAME;
}
