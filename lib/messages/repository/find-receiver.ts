import { expressionBuilder, sql } from 'kysely';
import { isOfPair, isOnline } from '@/lib/messages/repository/conversation-columns';
import {
  connected,
  fullName,
  mayMeet,
  present,
  reachable,
  shareGroup,
} from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { prepared } from '@/lib/platform/db/kysely';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';

const eb = expressionBuilder<Tables, never>();
const user = columnsOf<'users'>('u');

/** True when one of the two has coached the other. */
function isClient(viewer: number) {
  const [booking, bought, coach] = [
    columnsOf<'bookingRequests'>('b'),
    columnsOf<'coachPackages'>('k'),
    columnsOf<'coachApplications'>('c'),
  ];
  const booked = eb
    .selectFrom('bookingRequests as b')
    .where('b.status', 'in', ['accepted', 'completed', 'no_show'])
    .where(arePair([booking('clientId'), booking('coachUserId')], [viewer, user('id')]));
  const paid = eb
    .selectFrom('coachPackages as k')
    .innerJoin('coachApplications as c', 'c.id', 'k.coachId')
    .where('k.status', 'in', ['active', 'used'])
    .where(arePair([bought('clientId'), coach('userId')], [viewer, user('id')]));
  return sql<boolean>`(${eb.exists(booked)} OR ${eb.exists(paid)})`;
}

/** True when both have a seat or a place on the waiting list in the same game. */
const shareGame = (viewer: number) =>
  sql<boolean>`${eb.exists(
    eb
      .selectFrom('gameParticipants as a')
      .innerJoin('gameParticipants as b', 'b.gameId', 'a.gameId')
      .where('a.userId', '=', viewer)
      .where('b.userId', '=', user('id'))
      .where('a.status', '<>', 'out')
      .where('b.status', '<>', 'out'),
  )}`;

/** True when the person has written to the viewer, sent them a request or accepted theirs. */
const hasWritten = (viewer: number) =>
  sql<boolean>`${eb.exists(
    eb
      .selectFrom('conversations as c')
      .where(isOfPair(viewer, user('id')))
      .where((own) =>
        own.or([
          own('c.requestStatus', '=', 'accepted'),
          own('c.requestedById', '=', user('id')),
          own.exists(
            own
              .selectFrom('messages as m')
              .whereRef('m.conversationId', '=', 'c.id')
              .where('m.senderId', '=', user('id')),
          ),
        ]),
      ),
  )}`;

/** True when the person wrote first, or has accepted the viewer's request. */
const hasAnswered = (viewer: number) =>
  sql<boolean>`${eb.exists(
    eb
      .selectFrom('conversations as c')
      .where(isOfPair(viewer, user('id')))
      .where((own) =>
        own.or([
          own('c.requestedById', 'is distinct from', viewer),
          own('c.requestStatus', 'in', ['none', 'accepted']),
        ]),
      ),
  )}`;

const isConfirmed = (viewer: number) =>
  sql<boolean>`${eb.exists(
    eb
      .selectFrom('users as v')
      .where('v.id', '=', viewer)
      .where('v.emailVerifiedAt', 'is not', null),
  )}`;

const findReceiverRow = prepared((kx, p: { viewerId: number; userId: number }) =>
  kx
    .selectFrom('users as u')
    .where('u.id', '=', p.userId)
    .where(present('u'))
    .where(mayMeet(user('id'), p.viewerId))
    .where(
      sql<boolean>`(${reachable('u', p.viewerId)} OR ${isClient(p.viewerId)} OR ${hasWritten(p.viewerId)})`,
    )
    .select([
      'u.id',
      fullName('u').as('name'),
      'u.profileImageKey',
      'u.profileImageProvider',
      isOnline(user('id')).as('isOnline'),
      'u.messagePrivacy',
      connected(user('id'), p.viewerId).as('connected'),
      shareGroup(user('id'), p.viewerId).as('sharesGroup'),
      isClient(p.viewerId).as('isClient'),
      shareGame(p.viewerId).as('sharesGame'),
      hasAnswered(p.viewerId).as('hasAnswered'),
      isConfirmed(p.viewerId).as('viewerConfirmed'),
    ]),
);

export type ReceiverRow = Awaited<ReturnType<typeof findReceiverRow>>[number];

/**
 * A person visible to the viewer (a paused one only if they know each other or have written), with everything that decides
 * whether the viewer may write to them, or null.
 */
export async function findReceiver(
  viewerId: number,
  userId: number,
  tx: Tx = db,
): Promise<ReceiverRow | null> {
  const [row] = await findReceiverRow({ viewerId, userId }, tx);
  return row ?? null;
}
