import { freeCourtOfGame } from '@/lib/courts/service/court-of-game';
import { FOLLOW_DAYS_AHEAD, GAME_MINUTES_DEFAULT } from '@/lib/games/constants';
import { decisionTime, openingTime, payTime, type Rules } from '@/lib/games/policy';
import {
  findVenueOfGame,
  insertGame,
  type NewGame,
  updateGamesOfTwo,
} from '@/lib/games/repository/edit-game';
import { updatePosted } from '@/lib/games/repository/posted';
import { upsertParticipant } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { CALLED_OFF } from '@/lib/games/service/cancel-reason';
import { pairGroup } from '@/lib/groups/service/group-place';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

interface ForTwo {
  creatorId: number;
  playerId: number;
  sportId: number;
  title: string;
  startsAt: Date;
  venueId: number;
}

/**
 * A private game of two people, both of them players. Call it under the pair's lock. @throws AppError invalid (no such venue)
 */
export async function planForTwo(tx: Tx, plan: ForTwo): Promise<number> {
  const { creatorId, playerId, venueId, ...game } = plan;
  const venue = await findVenueOfGame(venueId, tx);
  if (!venue) throw invalidField('venueId', say(texts, 'venueGone'));
  const { id: _, place, ...point } = venue;
  const id = await insertGame(
    {
      ...game,
      ...point,
      creatorId,
      venueId,
      location: place,
      groupId: await pairGroup(tx, [creatorId, playerId], plan.sportId),
      endsAt: new Date(plan.startsAt.getTime() + GAME_MINUTES_DEFAULT * 60_000),
      maxPlayers: 2,
      minPlayers: 2,
      isPublic: false,
    },
    tx,
  );
  await upsertParticipant({ gameId: id, userId: playerId }, { status: 'going', guests: 0 }, tx);
  return id;
}

/**
 * For a block, or the end of an account: a game of two cannot take place without one of them. The other is notified without a
 * reason and an author.
 */
export async function cancelGamesOfTwo(
  tx: Tx,
  who: { userId: number; otherId?: number },
): Promise<PendingNotification[]> {
  const games = await updateGamesOfTwo(who, CALLED_OFF, tx);
  const told = await notifyAll(tx, games.map(calledOff));
  for (const { id } of games) told.push(...(await freeCourtOfGame(tx, id, null)));
  return told;
}

interface CalledOff {
  id: number;
  title: string;
  startsAt: Date;
  timeZone: string;
  otherId: number;
}

const calledOff = ({ id, title, startsAt, timeZone, otherId }: CalledOff) => ({
  userId: otherId,
  type: 'game_cancelled',
  title: say(texts, 'cancelledTitle', { game: title }),
  message: say(texts, 'calledOffMessage', {
    start: { startsAt: startsAt.toISOString(), timeZone, zone: null },
  }),
  data: { gameId: id },
});

/** For the end of an account: a game without a group takes place with its organiser, or not at all. The players are notified. */
export async function cancelPosted(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const places = await updatePosted(userId, CALLED_OFF, tx);
  expireTags(
    tx,
    ...places.flatMap(({ id, venueId }) => [
      cacheTags.game(id),
      ...(venueId === null ? [] : [cacheTags.venue(venueId)]),
    ]),
  );
  return notifyAll(tx, places.filter(({ otherId }) => otherId !== userId).map(calledOff));
}

/** Creates a game and queues the jobs of its rules. */
export async function addGame(tx: Tx, game: NewGame & Rules): Promise<number> {
  const id = await insertGame(game, tx);
  await planRules(tx, id, game);
  return id;
}

/**
 * Queues the jobs of a game's rules. A time in the past does nothing: the organiser of a game tonight knows the players. Jobs
 * from before a change do nothing.
 */
export async function planRules(tx: Tx, gameId: number, rules: Rules): Promise<void> {
  const now = new Date();
  const decides = decisionTime(rules);
  if (decides && decides > now) {
    const at = decides.toISOString();
    const options = { runAt: decides, dedupeKey: `games:decide:${gameId}:${at}` };
    await enqueue(tx, 'games:decide', { gameId, at }, options);
  }
  const pays = payTime(rules);
  // A time in the past, after a change, counts from that change on.
  if (pays) await enqueue(tx, 'games:pay', { gameId }, { runAt: pays > now ? pays : now });
  const opens = openingTime(rules);
  // A series is made weeks ahead: followers are told when a game is near and open to them.
  const week = new Date(rules.startsAt.getTime() - FOLLOW_DAYS_AHEAD * 86_400_000);
  const [last = now] = [now, week, opens ?? now].toSorted((a, b) => b.getTime() - a.getTime());
  const dedupeKey = last > now ? `follows:match:${gameId}:${last.toISOString()}` : undefined;
  await enqueue(tx, 'follows:match', { gameId }, { runAt: last, dedupeKey });
  if (opens && opens > now) {
    const dedupeKey = `games:open:${gameId}:${opens.toISOString()}`;
    await enqueue(tx, 'games:open', { gameId }, { runAt: opens, dedupeKey });
  }
}
