import { SEAT_CALL_CANDIDATES, SEAT_CALL_PEOPLE_MAX } from '@/lib/games/constants';
import { canManagePlayers, refusalOf } from '@/lib/games/policy';
import { findPlayer } from '@/lib/games/repository/game-viewer';
import { findUndecided, updateNudged } from '@/lib/games/repository/roster';
import {
  addSeatCall,
  deleteOldSeatAsks,
  findFitting,
  insertSeatAsks,
  lockUntired,
} from '@/lib/games/repository/seat-calls';
import { lockSeats } from '@/lib/games/repository/seats';
import type { GameAnswersDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { askByEmail } from '@/lib/games/service/answer-email';
import { requireOpen } from '@/lib/games/service/hold-seat';
import { momentFor } from '@/lib/games/service/notify-players';
import { requireGame } from '@/lib/games/service/read-game';
import { listAnswers } from '@/lib/games/service/read-roster';
import { managePlayers } from '@/lib/games/service/release-seats';
import { afterQuietHours } from '@/lib/notifications/policy';
import {
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { RADIUS_KM_PLAYERS } from '@/lib/platform/geo/constants';
import { chordForRadius } from '@/lib/platform/geo/cube';
import type { JobPayloads } from '@/lib/platform/jobs/kinds';
import { enqueueAll } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { slotOf } from '@/lib/users/policy';

/**
 * Asks members who have not answered, or answered maybe, for their answer. At night they are asked in the morning, each in
 * their own time zone.
 * @throws AppError not_found, forbidden (not an organiser), conflict (begun, all have answered, asked within a day)
 */
export async function nudgeMembers(actor: Actor, gameId: number): Promise<GameAnswersDto> {
  await transaction(async (tx) => {
    const seats = await lockSeats(gameId, tx);
    if (!seats) throw notFound(say(texts, 'gameNotFound'));
    const game = await requireGame(actor, gameId, tx);
    if (!canManagePlayers(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    requireOpen(seats);
    const undecided = await findUndecided({ gameId, organiserId: actor.userId, userId: null }, tx);
    if (undecided.length === 0) throw new AppError('conflict', say(texts, 'allAnswered'));
    if (!(await updateNudged(gameId, tx)))
      throw new AppError('conflict', say(texts, 'nudgedToday'));
    const now = new Date();
    const day = now.toISOString();
    const jobs = undecided.map(({ userId, timeZone }) => ({
      payload: { gameId, userId, organiserId: actor.userId, asked: day },
      runAt: afterQuietHours(now, timeZone),
    }));
    await enqueueAll(tx, 'games:nudge', jobs);
  });
  return listAnswers(actor, gameId);
}

type Nudge = JobPayloads['games:nudge'];

/** The job: asks one member, unless they have answered, left or may not play. A repeated run detects the first. */
export async function nudgeMember(nudge: Nudge): Promise<void> {
  const pending = await transaction((tx) => notifyAndAsk(tx, nudge));
  await publishNotifications(pending);
}

async function notifyAndAsk(tx: Tx, nudge: Nudge): Promise<PendingNotification[]> {
  const { gameId, userId, organiserId, asked } = nudge;
  const [row] = await findUndecided({ gameId, organiserId, userId }, tx);
  if (!row) return [];
  const player = await findPlayer(gameId, { userId, isAdmin: false }, 'shown', tx);
  if (!player?.facts || refusalOf(player.facts, player)) return [];
  const { title: game, groupId, startsAt, gameTimeZone } = row;
  const start = { startsAt: startsAt.toISOString(), timeZone: gameTimeZone, zone: null };
  const notification = {
    userId,
    actorId: organiserId,
    type: 'game_nudge',
    title: say(texts, 'nudgeTitle', { game }),
    message: say(texts, 'nudgeMessage', { game, start }),
    data: { gameId, groupId },
    dedupeKey: `nudge:${gameId}:${userId}:${asked}`,
  };
  const notified = await notifyAll(tx, [notification]);
  await askByEmail(tx, notification, { gameId, choices: ['going', 'maybe', 'out'] });
  return notified;
}

/**
 * Invites up to ten suitable people nearby to a free seat. The response is the same whether people were invited or not: a
 * number would reveal who plays when, and where.
 * @throws AppError not_found, forbidden (not an organiser), conflict (no free seat, begun, all calls used)
 */
export async function callPlayers(actor: Actor, gameId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const { game, seats } = await managePlayers(tx, actor, gameId);
    requireOpen(seats);
    if (seats.goingCount >= seats.maxPlayers) throw new AppError('conflict', say(texts, 'noSeat'));
    if (!(await addSeatCall(gameId, tx))) throw new AppError('conflict', say(texts, 'callsUsed'));
    const fitting = await findFitting(
      {
        gameId,
        groupId: game.groupId,
        callerId: actor.userId,
        slot: slotOf(toWallTime(game.startsAt, game.timeZone)),
        chord: chordForRadius(RADIUS_KM_PLAYERS),
        limit: SEAT_CALL_CANDIDATES,
      },
      tx,
    );
    const ids = fitting.map(({ id }) => id);
    const untired = await lockUntired(ids, tx);
    const asked = ids.filter((id) => untired.has(id)).slice(0, SEAT_CALL_PEOPLE_MAX);
    await insertSeatAsks(gameId, asked, tx);
    const message = say(texts, 'seatCallMessage', {
      game: game.title,
      sport: game.sport.name,
      start: await momentFor(game, asked, tx),
    });
    const title = say(texts, 'seatCallTitle', { count: seats.maxPlayers - seats.goingCount });
    const data = { gameId, groupId: game.groupId };
    return notifyAll(
      tx,
      asked.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'game_seat_call',
        title,
        message,
        data,
      })),
    );
  });
  await publishNotifications(pending);
}

export const sweepSeatAsks = deleteOldSeatAsks;
