import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  answered,
  audience,
  type GameViewer,
  g,
  isCreator,
  maySee,
  maySeeByLink,
  playerFacts,
  roleOf,
} from '@/lib/games/repository/game-viewer';
import type { Tx } from '@/lib/platform/db/client';
import { prepared } from '@/lib/platform/db/kysely';

const findFor = (sees: typeof maySee) =>
  prepared((kx, p: GameViewer & { gameId: number }) => {
    const viewer = sql<number>`${p.userId}::int`;
    const mayRead = sees(p.userId, viewer);
    return kx
      .selectFrom('games as ga')
      .innerJoin('groups as g', 'g.id', 'ga.groupId')
      .innerJoin('sports as s', 's.id', 'ga.sportId')
      .leftJoin('users as me', (join) => join.on('me.id', '=', viewer))
      .leftJoin('groupMembers as mine', (join) =>
        join.onRef('mine.groupId', '=', 'g.id').on('mine.userId', '=', viewer),
      )
      .leftJoin('gameParticipants as p', (join) =>
        join.onRef('p.gameId', '=', 'ga.id').on('p.userId', '=', viewer),
      )
      .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
      .where('ga.id', '=', p.gameId)
      .where(sql<boolean>`(${p.isAdmin}::boolean OR ${mayRead})`)
      .select([
        'ga.skillMin',
        'ga.skillMax',
        'ga.guestsMax',
        'p.id as participantId',
        'p.guests',
        roleOf(viewer).as('role'),
        'offer.id as offerId',
        jsonBuildObject({ name: sql.ref<string>('s.name') }).as('sport'),
        answered.as('status'),
        audience.as('audience'),
        isCreator(viewer).as('isCreator'),
        sql<boolean>`${g('pairLo')} IS NOT NULL`.as('isForTwo'),
        playerFacts.as('facts'),
        sql<boolean>`${mayRead} IS NOT TRUE`.as('onlyAsAdmin'),
      ]);
  });

const FIND = { shown: findFor(maySee), byLink: findFor(maySeeByLink) };

export type PlayerRow = Awaited<ReturnType<typeof FIND.shown>>[number];

/**
 * What decides whether the reader may have a seat, and the answer they gave. Null for a game that they may not see.
 * @param way `byLink` for somebody with an invite link
 */
export async function findPlayer(
  gameId: number,
  viewer: GameViewer,
  way: keyof typeof FIND,
  tx: Tx,
): Promise<PlayerRow | null> {
  const [row] = await FIND[way]({ ...viewer, gameId }, tx);
  return row ?? null;
}
