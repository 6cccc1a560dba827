import { type Expression, expressionBuilder, sql } from 'kysely';
import { groupOfLink } from '@/lib/invites/repository/links';
import {
  activeAccount,
  ledGroup,
  present,
  publicGame,
  showsGames,
} from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { placeWords } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

const g = columnsOf<'groups'>('g');
const ga = columnsOf<'games'>('ga');

/** The exact place of a game only where every guest may know it. */
const placeOfGame = sql<string | null>`CASE
  WHEN ${publicGame('ga')} AND NOT ${ga('isPrivateAddress')} AND ${showsGames('g')} THEN ${ga('location')}
  ELSE ${ga('area')} END`;

/**
 * A link with its page's data. Null for an unknown one, and once its group or game is hidden, or the game cancelled or begun;
 * the caller checks whether the link itself is still active.
 */
export async function findInvitation(tokenHash: string) {
  const row = await on()
    .selectFrom('inviteLinks as l')
    .leftJoin('games as ga', 'ga.id', 'l.gameId')
    .innerJoin('groups as g', (join) => join.on('g.id', '=', groupOfLink))
    .innerJoin('sports as s', (join) =>
      join.on('s.id', '=', sql<number>`coalesce(${ga('sportId')}, ${g('sportId')})`),
    )
    .where('l.tokenHash', '=', tokenHash)
    .where('g.hiddenAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('l.gameId', 'is', null),
        eb.and([
          eb('ga.hiddenAt', 'is', null),
          eb('ga.status', '=', sql.lit('upcoming')),
          eb('ga.startsAt', '>', now),
        ]),
      ]),
    )
    .select((eb) => [
      'l.id',
      'l.kind',
      'l.gameId',
      'l.guestId',
      'l.creatorId',
      'l.revokedAt',
      'l.expiresAt',
      'l.maxUses',
      'l.uses',
      'g.id as groupId',
      'g.name as group',
      's.id as sportId',
      's.name as sport',
      'g.audience as groupAudience',
      'g.memberCount',
      'g.maxMembers',
      placeWords(g).as('groupPlace'),
      sql<boolean>`(${eb.ref('g.isActive')} AND ${ledGroup('g')})`.as('isActive'),
      'ga.title',
      'ga.startsAt',
      'ga.timeZone',
      'ga.audience as gameAudience',
      'ga.skillMin',
      'ga.skillMax',
      // The seat of a named guest is free for the holder of its link.
      sql<number | null>`${ga('goingCount')} - (${eb.ref('l.guestId')} IS NOT NULL)::int`.as(
        'goingCount',
      ),
      'ga.maxPlayers',
      eb
        .selectFrom('seatHolds as h')
        .whereRef('h.gameId', '=', 'ga.id')
        .where('h.participantId', 'is', null)
        .where('h.yieldedAt', 'is', null)
        .select((held) => held.fn.countAll<number>().as('count'))
        .as('guestHolds'),
      // Nobody vouches for the links of the others, so they send no emails.
      eb
        .or([
          eb('l.creatorId', 'is', null),
          eb.exists(
            eb
              .selectFrom('users as maker')
              .whereRef('maker.id', '=', 'l.creatorId')
              .where('maker.emailVerifiedAt', 'is not', null)
              .where(activeAccount('maker'))
              .select('maker.id'),
          ),
        ])
        .$castTo<boolean>()
        .as('isAnsweredFor'),
      placeOfGame.as('gamePlace'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The day and the area of the group's next game, including those for members only. */
export async function findNextGame(groupId: number) {
  const row = await on()
    .selectFrom('games')
    .where('groupId', '=', groupId)
    .where('status', '=', 'upcoming')
    .where('hiddenAt', 'is', null)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .select(['startsAt', 'timeZone', 'area'])
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's relation to the group and the game of a link, with the facts that decide whether they may join. */
export async function findInvitee(
  userId: number,
  { groupId, gameId, sportId }: { groupId: number; gameId: number | null; sportId: number },
) {
  const row = await on()
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select((eb) => [
      'u.gender',
      eb('u.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
      present('u').as('present'),
      activeAccount('u').as('isStaying'),
      eb
        .exists(
          eb
            .selectFrom('groupMembers as m')
            .where('m.groupId', '=', groupId)
            .where('m.userId', '=', userId),
        )
        .$castTo<boolean>()
        .as('isMember'),
      eb
        .exists(
          eb
            .selectFrom('groupJoinRequests as r')
            .where('r.groupId', '=', groupId)
            .where('r.userId', '=', userId)
            .where('r.status', '=', 'pending'),
        )
        .$castTo<boolean>()
        .as('hasAsked'),
      eb
        .exists(
          eb
            .selectFrom('groupBans as b')
            .where('b.groupId', '=', groupId)
            .where('b.userId', '=', userId),
        )
        .$castTo<boolean>()
        .as('isBanned'),
      wasRemoved(eb.val(groupId), eb.val(userId)).as('wasRemoved'),
      eb
        .exists(
          eb
            .selectFrom('games as ga')
            .where('ga.id', '=', gameId ?? 0)
            .where('ga.creatorId', '=', userId),
        )
        .$castTo<boolean>()
        .as('isGameCreator'),
      eb
        .selectFrom('userSports as us')
        .where('us.userId', '=', userId)
        .where('us.sportId', '=', sportId)
        .select('us.skillLevel')
        .as('level'),
      eb
        .selectFrom('seatRequests as sr')
        .where('sr.gameId', '=', gameId ?? 0)
        .where('sr.userId', '=', userId)
        .select('sr.status')
        .as('request'),
      eb
        .selectFrom('gameParticipants as p')
        .where('p.gameId', '=', gameId ?? 0)
        .where('p.userId', '=', userId)
        .select('p.status')
        .as('seat'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type InviteeRow = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;

const anywhere = expressionBuilder<Tables, never>();

const wasRemoved = (groupId: Expression<number>, userId: Expression<number>) =>
  anywhere
    .exists(
      anywhere
        .selectFrom('groupRemovals as rm')
        .where('rm.groupId', '=', groupId)
        .where('rm.userId', '=', userId),
    )
    .$castTo<boolean>();

/** Whether an organiser removed the person from the group without readmitting them. Read it under the group's lock. */
export async function findRemoved(groupId: number, userId: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('groupRemovals')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .select('groupId')
    .executeTakeFirst();
  return row !== undefined;
}
