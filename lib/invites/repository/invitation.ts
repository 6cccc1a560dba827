import { sql } from 'kysely';
import { groupOfLink } from '@/lib/invites/repository/links';
import { ledGroup } from '@/lib/moderation/visibility';
import { db } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { placeWords } from '@/lib/platform/db/place-sql';

const g = columnsOf<'groups'>('g');
const ga = columnsOf<'games'>('ga');

/** Where a game is: the exact place only where every guest may know it. */
const placeOfGame = sql<string | null>`CASE
  WHEN ${ga('isPublic')} AND NOT ${ga('isPrivateAddress')} AND ${g('visibility')} = 'public' THEN ${ga('location')}
  ELSE ${ga('area')} END`;

/**
 * A link with what its page shows. Null for an unknown one, and once its group or game is hidden, or the game cancelled or
 * begun; whether the link itself is still open is for the caller to see.
 */
export async function findInvitation(tokenHash: string) {
  const row = await on()
    .selectFrom('inviteLinks as l')
    .leftJoin('games as ga', 'ga.id', 'l.gameId')
    .innerJoin('groups as g', (join) => join.on('g.id', '=', groupOfLink))
    .innerJoin('sports as s', 's.id', 'g.sportId')
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
      'l.creatorId',
      'l.revokedAt',
      'l.expiresAt',
      'l.maxUses',
      'l.uses',
      'g.id as groupId',
      'g.name as group',
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
      'ga.goingCount',
      'ga.maxPlayers',
      placeOfGame.as('gamePlace'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The day and the area of the group's next game, also of one for members only. */
export function findNextGame(groupId: number) {
  return db.game.findFirst({
    where: { groupId, status: 'upcoming', hiddenAt: null, startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    select: { startsAt: true, timeZone: true, area: true },
  });
}

/** A person's relation to the group and the game of a link. */
export async function findInvitee(
  userId: number,
  { groupId, gameId }: { groupId: number; gameId: number | null },
) {
  const row = await on()
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select((eb) => [
      'u.gender',
      sql<boolean>`(${eb.ref('u.latitude')} IS NOT NULL AND ${eb.ref('u.gender')} IS NOT NULL)`.as(
        'isOnboarded',
      ),
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
