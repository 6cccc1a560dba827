import {
  deleteWeakerAnswers,
  findAnswerOfRegular,
  findGamesHeldBy,
  findNextGamesOf,
  updatePlayer,
} from '@/lib/games/repository/regulars';
import {
  lockGroupAndSeats,
  lockSeats,
  type SeatsRow,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import type { ParticipantDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { findRoom, requireOpen } from '@/lib/games/service/hold-seat';
import { planPayment } from '@/lib/games/service/pay-first';
import { listParticipants, tagsOfGame } from '@/lib/games/service/read-roster';
import { passOn, promoteWaiting } from '@/lib/games/service/release-seats';
import { onRoster } from '@/lib/games/service/roster';
import { full, onlyWaits } from '@/lib/games/service/rsvp';
import { placeholderWords } from '@/lib/moderation/constants';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

// Seats of regulars: people of a group without an account. `lib/regulars` knows who they are.

export type RegularAnswer = 'going' | 'maybe' | 'out';

interface RegularGame {
  id: number;
  title: string;
  startsAt: string;
  timeZone: string;
  location: string;
  /** In the smallest unit of the group's currency. */
  cost: number | null;
  answer: 'going' | 'waitlisted' | 'maybe' | 'out' | null;
  /** 1 is next; null unless they wait. */
  position: number | null;
  isFull: boolean;
  /** Until then they only wait for places; null: they may have a seat. */
  waitsUntil: string | null;
}

/** The next games of their group as a regular may know them, the earliest first. */
export async function listGamesOfRegular(
  regular: { id: number; groupId: number },
  limit: number,
): Promise<RegularGame[]> {
  const rows = await findNextGamesOf(regular, limit);
  return rows.map(({ startsAt, goingCount, maxPlayers, costPerPlayer, location, ...game }) => ({
    ...game,
    startsAt: startsAt.toISOString(),
    location: placeholderWords(location),
    cost: costPerPlayer,
    isFull: goingCount >= maxPlayers,
  }));
}

/**
 * Without an actor: whoever calls it has their link. @throws AppError not_found, conflict (begun, cancelled; without `waitlist`
 * also full)
 */
export async function answerAsRegular(
  regularId: number,
  gameId: number,
  answer: RegularAnswer,
  { waitlist } = { waitlist: true },
): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) throw notFound(say(texts, 'gameNotFound'));
    requireOpen(seats);
    return answering(tx, seats, { regularId, answer, waitlist, byId: null });
  }).catch((error: unknown) => {
    if (violates(error, 'games_going_count_within_max')) throw full();
    throw error;
  });
  await publishNotifications(pending);
}

/** An organiser answers for them. @throws AppError not_found, forbidden, conflict */
export async function answerForRegular(
  actor: Actor,
  gameId: number,
  { regularId, answer }: { regularId: number; answer: RegularAnswer },
): Promise<ParticipantDto[]> {
  const answered = { regularId, answer, waitlist: true, byId: actor.userId };
  await onRoster(actor, gameId, ({ tx, seats }) => answering(tx, seats, answered));
  return listParticipants(actor, gameId);
}

interface Answered {
  regularId: number;
  answer: RegularAnswer;
  waitlist: boolean;
  /** The organiser who answers for them. */
  byId: number | null;
}

/** Under the game's lock: a seat, else a place on the waiting list; or they give up either. */
async function answering(
  tx: Tx,
  seats: SeatsRow,
  { regularId, answer, waitlist, byId }: Answered,
): Promise<PendingNotification[]> {
  const gameId = seats.id;
  const before = await findAnswerOfRegular(gameId, regularId, tx);
  if (!before) throw notFound(say(texts, 'playerNotFound'));
  const isIn = before.answer === 'going' || before.answer === 'waitlisted';
  if (before.answer === answer || (answer === 'going' && isIn)) return [];
  expirePages(tx, seats);
  const key = { gameId, regularId };
  if (answer !== 'going') {
    const hasLeft = before.answer === 'going';
    await upsertParticipant(key, { status: answer, guests: 0, hasLeft }, tx);
    return isIn ? passOn(tx, seats, byId) : [];
  }
  const until = before.waitsUntil;
  if (until && !waitlist) throw onlyWaits(until, seats.timeZone);
  const { fits, pending } = until
    ? { fits: false, pending: [] }
    : await findRoom(tx, seats, { needed: 1, userId: null });
  if (!fits && !waitlist) throw full();
  await upsertParticipant(key, { status: fits ? 'going' : 'waitlisted', guests: 0 }, tx);
  await planPayment(tx, seats);
  // Where people with unproven addresses gave way, more may have come free than one seat.
  return pending.length > 0 ? [...pending, ...(await promoteWaiting(tx, seats))] : pending;
}

/**
 * A regular becomes a person with an account: their seats, answers and attendance go along, under the group's lock. Where both
 * are in a coming game, the better place stays, and the other goes to the waiting list.
 */
export async function handOverSeats(
  tx: Tx,
  { regularId, userId }: { regularId: number; userId: number },
): Promise<PendingNotification[]> {
  const held: SeatsRow[] = [];
  for (const gameId of await findGamesHeldBy(regularId, tx)) {
    const seats = await lockSeats(gameId, tx);
    if (seats) held.push(seats);
  }
  await deleteWeakerAnswers(userId, regularId, tx);
  await updatePlayer(userId, regularId, tx);
  const pending = await releaseSeatsOfRegular(tx, regularId);
  // An own place in line may have had an offer.
  for (const seats of held) pending.push(...(await promoteWaiting(tx, seats)));
  return pending;
}

/** Takes a regular out of all coming games, under the group's lock; their seats go to the waiting lists. */
export async function releaseSeatsOfRegular(
  tx: Tx,
  regularId: number,
): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const gameId of await findGamesHeldBy(regularId, tx)) {
    const before = await lockSeats(gameId, tx);
    if (!before) continue;
    expirePages(tx, before);
    await upsertParticipant({ gameId, regularId }, { status: 'out', guests: 0 }, tx);
    pending.push(...(await passOn(tx, before, null)));
  }
  return pending;
}

function expirePages(tx: Tx, { id, groupId, venueId }: SeatsRow): void {
  const venue = venueId === null ? null : { id: venueId };
  expireTags(tx, ...tagsOfGame({ id, groupId, venue }));
}
