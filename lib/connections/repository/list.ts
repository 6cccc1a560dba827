import { sql } from 'kysely';
import { fullName, mayMeet, present } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { secondsAgo } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';

const REQUEST = [
  'f.id',
  'f.senderId',
  'f.receiverId',
  'f.status',
  'f.message',
  'f.createdAt',
  'f.updatedAt',
  'f.withdrawnAt',
] as const;

const PERSON = [
  'u.id as userId',
  'u.username',
  'u.publicLocation',
  'u.profileImageKey',
  'u.profileImageProvider',
] as const;

const findListed = prepared((kx, p: { id: number; viewerId: number }) =>
  kx
    .selectFrom('friendRequests as f')
    .innerJoin('users as u', (join) =>
      join.on((eb) =>
        eb(
          'u.id',
          '=',
          sql<number>`CASE WHEN ${eb.ref('f.senderId')} = ${p.viewerId} THEN ${eb.ref('f.receiverId')}
            ELSE ${eb.ref('f.senderId')} END`,
        ),
      ),
    )
    .where('f.id', '=', p.id)
    .where((eb) => eb(eb.val(p.viewerId), 'in', [eb.ref('f.senderId'), eb.ref('f.receiverId')]))
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), eb.val(p.viewerId)))
    .select([...REQUEST, ...PERSON, fullName('u').as('name')]),
);

export type ListedRequestRow = Awaited<ReturnType<typeof findListed>>[number];

/** One request of the viewer with the person on its other side; null if that person may not be met. */
export async function findListedRequest(
  id: number,
  viewerId: number,
  tx: Tx = db,
): Promise<ListedRequestRow | null> {
  const [row] = await findListed({ id, viewerId }, tx);
  return row ?? null;
}

interface RequestBatch {
  box: 'received' | 'sent';
  /** Requests declined after this time still look open in the sender's box. */
  declinedSince: Date;
  beforeId: number | undefined;
  limit: number;
}

/** Open requests of one box, newest first; nobody who cannot be met. */
export function findOpenRequests(
  viewerId: number,
  { box, declinedSince, beforeId, limit }: RequestBatch,
): Promise<ListedRequestRow[]> {
  const [own, other] =
    box === 'sent'
      ? (['f.senderId', 'f.receiverId'] as const)
      : (['f.receiverId', 'f.senderId'] as const);
  return on()
    .selectFrom('friendRequests as f')
    .innerJoin('users as u', 'u.id', other)
    .where(own, '=', viewerId)
    .where((eb) =>
      box === 'sent'
        ? eb.or([
            eb('f.status', '=', 'pending'),
            eb('f.status', '=', 'declined')
              .and('f.withdrawnAt', 'is', null)
              .and('f.decidedAt', '>', declinedSince),
          ])
        : eb('f.status', '=', 'pending'),
    )
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), viewerId))
    .$if(beforeId !== undefined, (query) => query.where('f.id', '<', beforeId ?? 0))
    .orderBy('f.id', 'desc')
    .limit(limit)
    .select([...REQUEST, ...PERSON, fullName('u').as('name')])
    .execute();
}

/** Connected people, newest connection first; nobody who cannot be met. */
export function findConnections(
  viewerId: number,
  {
    beforeId,
    outsideGroup,
    limit,
  }: { beforeId: number | undefined; outsideGroup: number | undefined; limit: number },
) {
  return on()
    .selectFrom((eb) =>
      eb
        .selectFrom('friendRequests')
        .where('senderId', '=', viewerId)
        .where('status', '=', 'accepted')
        .select(['id', 'decidedAt', 'updatedAt', 'receiverId as other'])
        .unionAll(
          eb
            .selectFrom('friendRequests')
            .where('receiverId', '=', viewerId)
            .where('status', '=', 'accepted')
            .select(['id', 'decidedAt', 'updatedAt', 'senderId as other']),
        )
        .as('f'),
    )
    .innerJoin('users as u', 'u.id', 'f.other')
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), viewerId))
    .$if(beforeId !== undefined, (query) => query.where('f.id', '<', beforeId ?? 0))
    .$if(outsideGroup !== undefined, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('groupMembers as theirs')
              // Only of an own group: others must not learn who is in it.
              .innerJoin('groupMembers as mine', 'mine.groupId', 'theirs.groupId')
              .where('theirs.groupId', '=', outsideGroup ?? 0)
              .whereRef('theirs.userId', '=', 'u.id')
              .where('mine.userId', '=', viewerId),
          ),
        ),
      ),
    )
    .orderBy('f.id', 'desc')
    .limit(limit)
    .select((eb) => [
      'f.id',
      eb.fn.coalesce('f.decidedAt', 'f.updatedAt').as('connectedAt'),
      eb
        .exists(
          eb
            .selectFrom('matches as m')
            .where('m.status', '=', 'matched')
            .where((own) =>
              arePair([own.ref('m.user1Id'), own.ref('m.user2Id')], [viewerId, own.ref('u.id')]),
            )
            .select('m.id'),
        )
        .$castTo<boolean>()
        .as('likedEachOther'),
      ...PERSON,
      fullName('u').as('name'),
    ])
    .execute();
}

const ASK_AGAIN_SECONDS = ASK_AGAIN_DAYS * 86_400;

/**
 * For each person whom the viewer asked, was asked by or is connected with: how they stand, newest request first; nobody who
 * cannot be met. A silent decline looks like an open request to its sender.
 */
export const findConnectionStates = prepared((kx, p: { viewerId: number; limit: number }) =>
  kx
    .selectFrom((eb) =>
      eb
        .selectFrom('friendRequests as own')
        .where('own.senderId', '=', p.viewerId)
        .where((sent) =>
          sent.or([
            sent('own.status', 'in', ['pending', 'accepted']),
            sent('own.status', '=', 'declined')
              .and('own.withdrawnAt', 'is', null)
              .and('own.decidedAt', '>', secondsAgo(ASK_AGAIN_SECONDS)),
          ]),
        )
        .select(['own.id', 'own.status', 'own.receiverId as other', sql.lit('sent').as('box')])
        .unionAll(
          eb
            .selectFrom('friendRequests as theirs')
            .where('theirs.receiverId', '=', p.viewerId)
            .where('theirs.status', 'in', ['pending', 'accepted'])
            .select([
              'theirs.id',
              'theirs.status',
              'theirs.senderId as other',
              sql.lit('received').as('box'),
            ]),
        )
        .as('f'),
    )
    .innerJoin('users as u', 'u.id', 'f.other')
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), p.viewerId))
    .orderBy('f.id', 'desc')
    .limit(p.limit)
    .select((eb) => [
      'u.id as userId',
      'f.id as requestId',
      sql<
        'sent' | 'received' | 'connected'
      >`CASE WHEN ${eb.ref('f.status')} = 'accepted' THEN 'connected'
        ELSE ${eb.ref('f.box')} END`.as('state'),
    ]),
);
