import { refusalOf, refusalSentence } from '@/lib/games/policy';
import { findPlayer, type PlayerRow } from '@/lib/games/repository/game-viewer';
import { takeHold } from '@/lib/games/repository/holds';
import { claimGuest } from '@/lib/games/repository/named-guests';
import { updateConfirmed } from '@/lib/games/repository/participants';
import { lockGroupAndSeats, type SeatsRow, upsertParticipant } from '@/lib/games/repository/seats';
import type { GuestsInput, RsvpInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { bring, tooManyGuests } from '@/lib/games/service/add-guests';
import { findRoom, requireOpen } from '@/lib/games/service/hold-seat';
import { forgetOffer } from '@/lib/games/service/offer-seat';
import { planPayment } from '@/lib/games/service/pay-first';
import { readGame } from '@/lib/games/service/read-game';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { passOn, promoteWaiting } from '@/lib/games/service/release-seats';
import { refuseWithoutGuardian } from '@/lib/groups/service/join-group';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { recordAdminRead } from '@/lib/platform/observability/security-events';

/** For who missed games of the group. */
export const onlyWaits = (until: string, timeZone: string) =>
  new AppError('forbidden', say(texts, 'onlyWaits', { until, timeZone }));

export const full = () => new AppError('conflict', say(texts, 'full'));

interface Seats {
  tx: Tx;
  seats: SeatsRow;
  player: PlayerRow;
}

type Step = (context: Seats) => Promise<PendingNotification[]>;

/** A person whose seat changes without a session of theirs: the recipient of an email, or a member whom an organiser adds. */
interface Player {
  userId: number;
  isAdmin: false;
}

/** How every change of a seat begins: locks the account status, the group for share and the game, then reads the facts. */
export async function changeSeats(
  of: Actor | Player,
  gameId: number,
  step: Step,
  way: 'shown' | 'byLink' = 'shown',
): Promise<void> {
  const pending = await transaction(async (tx) => {
    await lockAccounts([of.userId], tx);
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) throw notFound(say(texts, 'gameNotFound'));
    const isAdmin = way === 'shown' && of.isAdmin;
    const player = await findPlayer(gameId, { userId: of.userId, isAdmin }, way, tx);
    if (!player) throw notFound(say(texts, 'gameNotFound'));
    if (player.onlyAsAdmin && of.isAdmin) await recordAdminRead(of, `game ${gameId}`);
    const { id, groupId, venueId } = seats;
    expireTags(
      tx,
      ...tagsOfGame({ id, groupId, venue: venueId === null ? null : { id: venueId } }),
    );
    return step({ tx, seats, player });
  }).catch((error: unknown) => {
    // The check on the counter is the second line of defence after the lock.
    if (violates(error, 'games_going_count_within_max')) throw full();
    return refuseWithoutGuardian(error);
  });
  await publishNotifications(pending);
}

async function onSeats(actor: Actor, gameId: number, step: Step, way?: 'byLink'): Promise<GameDto> {
  await changeSeats(actor, gameId, step, way);
  // Read once, after the change, without holding the lock.
  return readGame(actor, gameId);
}

/**
 * Records the use of an invite link within the transaction, before the seat is taken; it may refuse. `lib/invites` depends on
 * games, so it passes this in.
 */
export interface LinkEntry {
  note: (tx: Tx, outcome: 'joined' | 'waitlisted') => Promise<void>;
  /** A hold of this person; null without one. */
  holdId: number | null;
  /** The named guest whose seat the link assigns; null for any other link. */
  guestId: number | null;
}

/**
 * Takes a seat, free or offered, or with `waitlist` a place in line when there is none. Repeating it changes nothing.
 * @param link for somebody with an invite link, who may join a private game too, and whose seat may be held
 * @throws AppError not_found, conflict (full, begun, cancelled, an inactive group), forbidden (banned, audience, level),
 *   invalid (guests)
 */
export function joinGame(
  actor: Actor,
  gameId: number,
  input: SeatInput,
  link?: LinkEntry,
): Promise<GameDto> {
  return onSeats(actor, gameId, taking(actor.userId, input, link), link && 'byLink');
}

type SeatInput = Omit<RsvpInput, 'answer'>;

/** The step of `joinGame`, for any player. */
export function taking(userId: number, { guests, waitlist }: SeatInput, link?: LinkEntry): Step {
  return async ({ tx, seats, player }) => {
    requireOpen(seats);
    requireFit(player);
    const mine = seatOf(player);
    const takesOffer = mine !== null && player.offerId !== null && !waitlist;
    const most = Math.max(player.guestsMax, takesOffer ? mine.guests : 0);
    if (guests > most) throw tooManyGuests(player.guestsMax);
    if (mine && !takesOffer) {
      if (guests === mine.guests) return [];
      throw new AppError('conflict', say(texts, 'alreadyIn'));
    }
    const until = player.facts?.waitsUntil;
    if (until && !waitlist) throw onlyWaits(until, seats.timeZone);
    const own = { guestId: link?.guestId, holdId: player.offerId ?? link?.holdId };
    const { fits, isNext, pending } = until
      ? { fits: false, isNext: false, pending: [] }
      : await findSeat(tx, seats, { userId, guests }, own);
    if (!fits && !waitlist && !isNext) throw full();
    await link?.note(tx, fits ? 'joined' : 'waitlisted');
    const status = fits ? 'going' : 'waitlisted';
    await upsertParticipant({ gameId: seats.id, userId }, { status, guests, isNext }, tx);
    await planPayment(tx, seats);
    if (takesOffer) await forgetOffer(tx, userId, seats.id);
    else if (pending.length === 0) return pending;
    // With fewer guests than were offered seats, or than somebody had who gave way.
    return [...pending, ...(await promoteWaiting(tx, seats))];
  };
}

/**
 * Finds seats: the person's hold, else those of `findRoom`. `isNext`: the hold has yielded, and the person is the next on the
 * waiting list.
 */
async function findSeat(
  tx: Tx,
  before: SeatsRow,
  { userId, guests }: { userId: number; guests: number },
  { holdId, guestId }: Partial<Pick<LinkEntry, 'holdId' | 'guestId'>>,
): Promise<{ fits: boolean; isNext: boolean; pending: PendingNotification[] }> {
  let own = { seats: 0, isNext: false };
  // A link to a guest's seat has no other hold.
  if (guestId) own = { seats: (await claimGuest(before.id, guestId, tx)) ? 1 : 0, isNext: false };
  else if (holdId) own = await takeHold(holdId, before.id, tx);
  const left = { ...before, goingCount: before.goingCount - own.seats };
  const { fits, pending } = await findRoom(tx, left, { needed: 1 + guests, userId });
  return { fits, isNext: own.isNext, pending };
}

/**
 * Changes the number of guests. Fewer guests free seats for others, or let a waiting person with fewer guests move up.
 * @throws AppError not_found, conflict (not in the game, no seats for them, begun), invalid (more than the game allows)
 */
export function changeGuests(
  actor: Actor,
  gameId: number,
  { guests }: GuestsInput,
): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats, player }) => {
    const mine = requireSeat(player);
    requireOpen(seats);
    // The offer was made for the former number of guests.
    if (player.offerId !== null) throw new AppError('conflict', say(texts, 'takeFirst'));
    const { userId } = actor;
    const own = { ...mine, userId, most: player.guestsMax, askedFor: userId };
    return bring(tx, seats, own, guests);
  });
}

/** The player's seat or place on the waiting list; null without either. */
function seatOf({ participantId: id, status, guests }: PlayerRow) {
  if (id === null || guests === null || !status) return null;
  return status === 'going' || status === 'waitlisted' ? { id, status, guests } : null;
}

function requireSeat(player: PlayerRow) {
  const mine = seatOf(player);
  if (!mine) throw new AppError('conflict', say(texts, 'notIn'));
  return mine;
}

function requireFit(player: PlayerRow): void {
  const { facts } = player;
  const refusal = facts ? refusalOf(facts, player) : 'profile';
  if (refusal) {
    const code = refusal === 'inactive' ? 'conflict' : 'forbidden';
    throw new AppError(code, refusalSentence(refusal, player, facts?.level ?? null));
  }
}

/**
 * 'Maybe' or 'not going', by a member of the group or a leaving player. A seat or a place on the waiting list is given up;
 * repeating it changes nothing.
 * @throws AppError not_found, conflict (begun, cancelled), forbidden (not a member; `maybe` by a person who may not play)
 */
function answeringWithoutSeat(userId: number, answer: 'maybe' | 'out'): Step {
  return async ({ tx, seats, player }) => {
    requireOpen(seats);
    // A repeated answer, perhaps by a person who left before the response arrived.
    if (answer === 'out' && player.status === 'out') return [];
    const leaves = answer === 'out' && seatOf(player) !== null;
    if (player.role === null && !leaves) {
      throw new AppError('forbidden', say(texts, 'onlyMembersAnswer'));
    }
    if (answer === 'maybe') requireFit(player);
    if (player.status === answer) return [];
    return giveUp({ tx, seats, player }, { userId, status: answer });
  };
}

/** A person's answer, as a step. @throws AppError as `joinGame` and `answeringWithoutSeat` */
export function answering(userId: number, { answer, ...input }: RsvpInput): Step {
  return answer === 'going' ? taking(userId, input) : answeringWithoutSeat(userId, answer);
}

/** @throws AppError as `answering` */
export function answerGame(actor: Actor, gameId: number, input: RsvpInput): Promise<GameDto> {
  return onSeats(actor, gameId, answering(actor.userId, input));
}

/**
 * Gives up the seat, the place on the waiting list or the offer; the next person is promoted or asked at once. @throws AppError
 * not_found, conflict
 */
export function leaveGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats, player }) => {
    requireSeat(player);
    requireOpen(seats);
    return giveUp({ tx, seats, player }, { userId: actor.userId, status: 'out' });
  });
}

async function giveUp(
  { tx, seats, player }: Seats,
  { userId, status }: { userId: number; status: 'maybe' | 'out' },
): Promise<PendingNotification[]> {
  if (player.isForTwo) throw new AppError('conflict', say(texts, 'cancelInstead'));
  const hasLeft = player.status === 'going';
  await upsertParticipant({ gameId: seats.id, userId }, { status, guests: 0, hasLeft }, tx);
  if (player.offerId !== null) await forgetOffer(tx, userId, seats.id);
  return seatOf(player) ? passOn(tx, seats, userId) : [];
}

/** @throws AppError not_found, conflict (nothing to confirm, begun) */
export function confirmGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats }) => {
    requireOpen(seats);
    if (!(await updateConfirmed(gameId, actor.userId, tx))) {
      throw new AppError('conflict', say(texts, 'nothingToConfirm'));
    }
    return [];
  });
}
