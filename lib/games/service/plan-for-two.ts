import { GAME_MINUTES_DEFAULT } from '@/lib/games/constants';
import { findVenueOfGame, insertGame, updateGamesOfTwo } from '@/lib/games/repository/edit-game';
import { upsertParticipant } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { CALLED_OFF } from '@/lib/games/service/cancel-reason';
import { pairGroup } from '@/lib/groups/service/pair-group';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
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
  return notifyAll(
    tx,
    games.map(({ id, title, startsAt, timeZone, otherId }) => ({
      userId: otherId,
      type: 'game_cancelled',
      title: say(texts, 'cancelledTitle', { game: title }),
      message: say(texts, 'calledOffMessage', {
        start: { startsAt: startsAt.toISOString(), timeZone, zone: null },
      }),
      data: { gameId: id },
    })),
  );
}
