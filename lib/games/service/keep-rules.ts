import { isTooFew } from '@/lib/games/policy';
import { updateGameInCalendars, updateWallStart } from '@/lib/games/repository/edit-game';
import { findGame } from '@/lib/games/repository/find-games';
import { findConcernedIds } from '@/lib/games/repository/participants';
import {
  lockGroupAndSeats,
  playerKey,
  type SeatsRow,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { cancelOne } from '@/lib/games/service/cancel-game';
import { TOO_FEW } from '@/lib/games/service/cancel-reason';
import { notifyPlayers } from '@/lib/games/service/notify-players';
import { withdrawOffers } from '@/lib/games/service/offer-seat';
import { askAgain, listAsked } from '@/lib/games/service/pay-first';
import { planRules } from '@/lib/games/service/plan-rules';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { db } from '@/lib/platform/db/client';
import { followZones, type TimedRow, type Times } from '@/lib/platform/db/follow-zones';
import { transaction } from '@/lib/platform/db/transaction';
import { texts as errorTexts } from '@/lib/platform/errors/server-texts';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

/** The product itself as the viewer. */
const PRODUCT = { userId: null, isAdmin: true };

/** The job: cancels a game that has too few players at that time, and notifies everyone in it. */
export async function decideGame(id: number, at: string): Promise<void> {
  const pending = await transaction(async (tx) => {
    const game = (await lockGroupAndSeats(id, tx)) && (await findGame(id, PRODUCT, tx));
    if (!game) return [];
    // The page showed the planned decision.
    expireTags(tx, ...tagsOfGame(game));
    if (!isTooFew(game, new Date(at), new Date())) return [];
    return cancelOne(tx, game, { actor: null, notified: new Set(), following: false }, TOO_FEW);
  });
  await publishNotifications(pending);
}

/** A job may run a moment before its time by the clock of this process. */
const EARLY_MS = 1_000;

/**
 * The job: seats for which nobody said in time that they are paid pass on. It queues itself for the next one; a repeated run does
 * nothing.
 */
export async function passOnUnpaid(gameId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (seats?.status !== 'upcoming' || seats.startsAt <= new Date()) return [];
    const unpaid = (await listAsked(seats, tx)).filter(({ isOpen }) => isOpen);
    const due = new Date(Date.now() + EARLY_MS);
    const times = unpaid.flatMap(({ until, remindAt }) => [until, remindAt ?? until]);
    const next = Math.min(...times.filter((time) => time > due).map(Number));
    if (Number.isFinite(next)) {
      const runAt = new Date(next);
      const dedupeKey = `games:pay:${gameId}:${runAt.toISOString()}`;
      await enqueue(tx, 'games:pay', { gameId }, { runAt, dedupeKey });
    }
    const reminded = await notifyAll(
      tx,
      unpaid.flatMap((seat) => (isReminded(seat, due) ? reminderOf(seats, seat) : [])),
    );
    const lost = unpaid.filter(({ until }) => until <= due);
    if (lost.length === 0) return reminded;
    for (const player of lost) {
      await upsertParticipant({ gameId, ...playerKey(player) }, { status: 'out', guests: 0 }, tx);
    }
    const { id, groupId, venueId, title } = seats;
    expireTags(
      tx,
      ...tagsOfGame({ id, groupId, venue: venueId === null ? null : { id: venueId } }),
    );
    const told = await notifyAll(
      tx,
      lost.flatMap(({ userId }) =>
        userId === null
          ? []
          : {
              userId,
              type: 'game_seat_unpaid',
              title: say(texts, 'unpaidTitle'),
              message: say(texts, 'unpaidMessage', { game: title }),
              data: { gameId, groupId },
            },
      ),
    );
    return [...reminded, ...told, ...(await promoteWaiting(tx, seats))];
  });
  await publishNotifications(pending);
}

type AskedSeat = Awaited<ReturnType<typeof listAsked>>[number];

const isReminded = ({ until, remindAt }: AskedSeat, due: Date) =>
  remindAt !== null && remindAt <= due && until > due;

function reminderOf(game: SeatsRow, { userId, until }: AskedSeat) {
  if (userId === null) return [];
  const { id: gameId, groupId, title, timeZone } = game;
  const time = { until: until.toISOString(), timeZone };
  return [
    {
      userId,
      type: 'game_seat_unpaid',
      title: say(texts, 'payTitle', { game: title }),
      message: say(texts, 'payMessage', time),
      data: { gameId, groupId },
      dedupeKey: `pay:${gameId}:${time.until}`,
    },
  ];
}

/** The worker's round: a game keeps its local time when the rules of its zone change, and its players are notified. */
export function keepGameTimes(): Promise<void> {
  return followZones('games', { keep: updateWallStart, move: moveByClocks });
}

async function moveByClocks({ id, startsAt }: TimedRow, times: Times): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(id, tx);
    const game = await findGame(id, PRODUCT, tx);
    if (!seats || game?.status !== 'upcoming') return [];
    if (game.startsAt.getTime() !== startsAt.getTime()) return [];
    await updateGameInCalendars(id, { ...times }, tx);
    await askAgain(tx, { id, payByHours: game.payByHours });
    await planRules(tx, id, { ...game, startsAt: times.startsAt });
    expireTags(tx, ...tagsOfGame(game));
    const promoted = await promoteWaiting(tx, await withdrawOffers(tx, seats));
    const start = { startsAt: times.startsAt.toISOString(), timeZone: game.timeZone };
    const notified = (await findConcernedIds(id, tx)).map((userId) => ({
      userId,
      type: 'game_changed',
      title: say(texts, 'movedTitle', { game: game.title }),
      message: say(errorTexts, 'clocksChanged', start),
      data: { gameId: id, groupId: game.groupId },
    }));
    return [...promoted, ...(await notifyAll(tx, notified))];
  });
  await publishNotifications(pending);
}

/**
 * The job: the players hear that the game has a court, or none yet. Whoever asked for the court has heard already. What is told
 * is the state of now, once: a repeated run does nothing.
 */
export async function tellCourt(id: number, bookerId: number | null): Promise<void> {
  const pending = await transaction(async (tx) => {
    const game = (await lockGroupAndSeats(id, tx)) && (await findGame(id, PRODUCT, tx));
    const court = game?.status === 'upcoming' ? game.court : null;
    if (!game || !court || court.status === 'asked') return [];
    // Calendars say whether the place is to be confirmed.
    await updateGameInCalendars(id, {}, tx);
    const players = (await findConcernedIds(id, tx)).filter((userId) => userId !== bookerId);
    const isBooked = court.status === 'confirmed';
    return notifyPlayers(tx, players, {
      actorId: null,
      type: 'game_changed',
      gameId: id,
      groupId: game.groupId,
      venueIds: game.venue ? [game.venue.id] : [],
      dedupeKey: `court:${court.id}:${court.status}`,
      sentences: (momentOf) => {
        const start = momentOf(game.startsAt, game.timeZone);
        const about = { court: court.name, place: game.venue?.name ?? null, start };
        return {
          title: say(texts, isBooked ? 'courtTitle' : 'noCourtTitle', { game: game.title }),
          message: say(texts, isBooked ? 'courtMessage' : 'noCourtMessage', about),
        };
      },
    });
  });
  await publishNotifications(pending);
}

/** The job: a game that was for members first is now public, so its pages change. */
export async function openGame(id: number): Promise<void> {
  const game = await findGame(id, PRODUCT);
  if (game) expireTags(db, ...tagsOfGame(game));
}
