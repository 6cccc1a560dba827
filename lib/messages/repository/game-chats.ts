import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';

const findChat = prepared((kx, p: { gameId: number }) =>
  kx.selectFrom('conversations').where('gameId', '=', p.gameId).select('id'),
);

export async function findGameChat(gameId: number): Promise<number | null> {
  const [row] = await findChat({ gameId });
  return row?.id ?? null;
}

/** Two people who play alone use their own chat. */
export async function isGoingWithOthers(gameId: number, userId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where('p.gameId', '=', gameId)
    .where('p.userId', '=', userId)
    .where('p.status', '=', 'going')
    .where('g.pairLo', 'is', null)
    .select('p.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Serialises with bans from the game's group. Call it before anything locks the game, as everywhere. */
export async function lockGroupOfGame(gameId: number, tx: Tx): Promise<void> {
  await on(tx)
    .selectFrom('groups as g')
    .innerJoin('games as ga', 'ga.groupId', 'g.id')
    .where('ga.id', '=', gameId)
    .select('g.id')
    .forShare('g')
    .execute();
}

/**
 * The chat of a game, created with all players who are not banned if there is none. Locks the game first: seats do not change
 * meanwhile, and of two simultaneous calls the second finds the chat.
 */
export async function requireGameChat(gameId: number, tx: Tx): Promise<number> {
  await lockRow('games', gameId, tx);
  const [known] = await findChat({ gameId }, tx);
  if (known) return known.id;
  const { id } = await on(tx)
    .insertInto('conversations')
    .values({ type: 'group', gameId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await on(tx)
    .insertInto('conversationMembers')
    .columns(['conversationId', 'userId'])
    .expression((eb) =>
      eb
        .selectFrom('gameParticipants as p')
        .innerJoin('games as ga', 'ga.id', 'p.gameId')
        .leftJoin('groupBans as b', (join) =>
          join.onRef('b.groupId', '=', 'ga.groupId').onRef('b.userId', '=', 'p.userId'),
        )
        .where('p.gameId', '=', gameId)
        .where('p.status', '=', 'going')
        .where('b.userId', 'is', null)
        .select([sql`${id}::int`.as('conversationId'), 'p.userId']),
    )
    .execute();
  return id;
}
