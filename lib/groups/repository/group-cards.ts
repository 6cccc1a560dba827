import { type QueryCreator, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { mayMeet, notBlocked, present, shownId, shownName } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { placeWords } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

export interface MembershipFacts {
  isMember: boolean;
  isBanned: boolean;
  /** Their own pending join request. */
  requestId: number | null;
  /** Their pending invite. */
  inviteId: number | null;
  /** For comparing with the audience; never leaves the server. */
  gender: string | null;
}

export function sportSummary() {
  const at = columnsOf<'sports'>('s');
  return jsonBuildObject({ id: at('id'), name: at('name'), icon: at('icon') });
}

/** Groups `g` with sport, creator and the viewer's relation to each; each join finds one row at most. */
export const groupCards = (kx: QueryCreator<Tables>, viewer: number | null) =>
  kx
    .selectFrom('groups as g')
    .innerJoin('sports as s', 's.id', 'g.sportId')
    .leftJoin('users as creator', 'creator.id', 'g.creatorId')
    .leftJoin('users as me', (join) => join.on('me.id', '=', viewer))
    .leftJoin('groupMembers as mine', (join) =>
      join.onRef('mine.groupId', '=', 'g.id').on('mine.userId', '=', viewer),
    )
    .leftJoin('groupJoinRequests as r', (join) =>
      join
        .onRef('r.groupId', '=', 'g.id')
        .on('r.userId', '=', viewer)
        .on('r.status', '=', sql.lit('pending')),
    )
    .leftJoin('groupInvites as i', (join) =>
      join
        .onRef('i.groupId', '=', 'g.id')
        .on('i.receiverId', '=', viewer)
        .on('i.status', '=', sql.lit('pending'))
        .on((eb) => mayMeet(eb.ref('i.senderId'), viewer)),
    )
    .select((eb) => [
      'g.id',
      'g.name',
      'g.description',
      'g.sportId',
      sportSummary().as('sport'),
      shownId('creator', viewer).as('creatorId'),
      shownName('creator', viewer).as('creatorName'),
      'g.memberCount',
      'g.maxMembers',
      'g.audience',
      placeWords(columnsOf<'groups'>('g')).as('location'),
      jsonBuildObject({
        isMember: sql<boolean>`${eb.ref('mine.id')} IS NOT NULL`,
        requestId: eb.ref('r.id'),
        inviteId: eb.ref('i.id'),
        gender: eb.ref('me.gender'),
        isBanned: eb
          .exists(
            eb
              .selectFrom('groupBans as b')
              .whereRef('b.groupId', '=', 'g.id')
              .where('b.userId', '=', viewer),
          )
          .$castTo<boolean>(),
      }).as('standing'),
    ]);

/** The number of pending requests to join `g` by people whom the viewer may meet. */
export function openRequestsOf(kx: QueryCreator<Tables>, viewer: number | null) {
  return kx
    .selectFrom('groupJoinRequests as o')
    .innerJoin('users as u', 'u.id', 'o.userId')
    .where('o.groupId', '=', columnsOf<'groups'>('g')('id'))
    .where('o.status', '=', sql.lit('pending'))
    .where(present('u'))
    .where((eb) => notBlocked(eb.ref('u.id'), viewer))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}
