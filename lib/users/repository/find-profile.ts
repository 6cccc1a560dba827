import { type Kysely, sql } from 'kysely';
import {
  connected,
  fullName,
  mayMeet,
  present,
  reachable,
  shareGroup,
  visibleGroup,
} from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { prepared } from '@/lib/platform/db/kysely';
import { secondsAgo } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';
import { savedSports } from '@/lib/users/repository/profile';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';

interface Pair {
  userId: number;
  viewerId: number;
}

const user = columnsOf<'users'>('u');

/** The person `u`, for themselves and viewers who may meet them; paused people are visible to those who know them. */
const visiblePerson = (kx: Kysely<Tables>, p: Pair) =>
  kx
    .selectFrom('users as u')
    .where('u.id', '=', p.userId)
    .where(
      sql<boolean>`(${user('id')} = ${p.viewerId} OR ${present('u')} AND ${mayMeet(user('id'), p.viewerId)}
        AND ${reachable('u', p.viewerId)})`,
    );

const ASK_AGAIN_SECONDS = ASK_AGAIN_DAYS * 86_400;

const findProfileRow = prepared((kx, p: Pair) =>
  visiblePerson(kx, p)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('friendRequests as r')
          .where((own) =>
            arePair(
              [own.ref('r.senderId'), own.ref('r.receiverId')],
              [p.viewerId, own.ref('u.id')],
            ),
          )
          .where((own) =>
            own.or([
              own('r.status', '=', 'pending'),
              own.and([
                own('r.status', '=', 'declined'),
                own('r.withdrawnAt', 'is', null),
                own('r.senderId', '=', p.viewerId),
                own('r.decidedAt', '>', secondsAgo(ASK_AGAIN_SECONDS)),
              ]),
            ]),
          )
          .orderBy((own) => own('r.status', '=', 'pending'), 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .select(['r.id', 'r.senderId'])
          .as('f'),
      (join) => join.onTrue(),
    )
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('gameParticipants as p')
        .whereRef('p.userId', '=', 'u.id')
        .where('p.attendance', 'is not', null)
        .select((own) => [
          own.fn.countAll<number>().filterWhere('p.attendance', '=', 'attended').as('attended'),
          own.fn.count<number>('p.attendance').as('marked'),
        ])
        .as('played'),
    )
    .select((eb) => [
      'u.id',
      fullName('u').as('name'),
      'u.username',
      'u.bio',
      'u.publicLocation',
      'u.availability',
      'u.profileImageKey',
      'u.profileImageProvider',
      'u.createdAt',
      sql<boolean>`${eb.ref('u.pausedAt')} IS NOT NULL`.as('isPaused'),
      'u.deletionDueAt',
      'u.messagePrivacy',
      connected(eb.ref('u.id'), p.viewerId).as('connected'),
      shareGroup(eb.ref('u.id'), p.viewerId).as('sharesGroup'),
      // The pair's pending request, or the viewer's own that was declined lately.
      'f.id as requestId',
      'f.senderId as requestSenderId',
      savedSports().as('sports'),
      eb
        .selectFrom('groupMembers as m')
        .innerJoin('groups as g', 'g.id', 'm.groupId')
        .whereRef('m.userId', '=', 'u.id')
        .where(visibleGroup('g', p.viewerId))
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('groupCount'),
      'played.attended as gamesAttended',
      'played.marked as gamesMarked',
    ]),
);

export type ProfileRow = Awaited<ReturnType<typeof findProfileRow>>[number];

/** The whole profile page as the viewer may see it, in one statement; null when they may not. */
export async function findProfile(userId: number, viewerId: number): Promise<ProfileRow | null> {
  const [row] = await findProfileRow({ userId, viewerId });
  return row ?? null;
}

const findSports = prepared((kx, p: Pair) =>
  visiblePerson(kx, p).select(savedSports().as('sports')),
);

/** Null when the viewer may not see the person. */
export async function findSportsOf(
  userId: number,
  viewerId: number,
): Promise<SavedUserSportDto[] | null> {
  const [row] = await findSports({ userId, viewerId });
  return row?.sports ?? null;
}

const findVisible = prepared((kx, p: Pair) => visiblePerson(kx, p).select('u.id'));

export async function isVisible(userId: number, viewerId: number): Promise<boolean> {
  return (await findVisible({ userId, viewerId })).length === 1;
}
