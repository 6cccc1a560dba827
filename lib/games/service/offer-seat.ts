import { OFFER_BANDS, OFFER_MINUTES_LEAST, OFFER_WITHIN_HOURS } from '@/lib/games/constants';
import { payTime } from '@/lib/games/policy';
import { deleteOffers, findOffer, insertHold } from '@/lib/games/repository/holds';
import { lockSeats, type SeatsRow, type WaitingPerson } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { askByEmail } from '@/lib/games/service/answer-email';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';
import { isQuietHour } from '@/lib/notifications/policy';
import {
  forgetUnread,
  notify,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

const HOUR_MS = 3_600_000;
const MORNING = `0${QUIET_UNTIL_HOUR}:00`;

interface OfferTime {
  /** When the person is notified: now, or in the morning. */
  notifyAt: Date;
  until: Date;
}

/** How long a free seat is offered to a person in that time zone. Null: it is assigned at once. */
export function offerTime(startsAt: Date, timeZone: string, now: Date): OfferTime | null {
  if (startsAt.getTime() - now.getTime() > OFFER_WITHIN_HOURS * HOUR_MS) return null;
  return answerTime(startsAt, timeZone, now);
}

/** Until when a seat that was asked to be paid for then is kept: the game's time, or later as long as an offer lasts. */
export function payUntil(
  game: { startsAt: Date; payByHours: number | null },
  askedAt: Date,
  timeZone: string,
): Date {
  const { until } = answerTime(game.startsAt, timeZone, askedAt);
  return new Date(Math.max(until.getTime(), payTime(game)?.getTime() ?? 0));
}

function answerTime(startsAt: Date, timeZone: string, now: Date): OfferTime {
  const notifyAt = askedAt(startsAt, timeZone, now);
  const left = startsAt.getTime() - notifyAt.getTime();
  const band = OFFER_BANDS.find(({ moreThanHours }) => left > moreThanHours * HOUR_MS);
  const lasts = (band?.minutes ?? OFFER_MINUTES_LEAST) * 60_000;
  return { notifyAt, until: new Date(Math.min(notifyAt.getTime() + lasts, startsAt.getTime())) };
}

/** For a game after noon the notification waits until the morning. */
function askedAt(startsAt: Date, timeZone: string, now: Date): Date {
  if (!isQuietHour(now, timeZone)) return now;
  const { date, time } = toWallTime(now, timeZone);
  const day = Number(time.slice(0, 2)) >= QUIET_FROM_HOUR ? addDays(date, 1) : date;
  const isLater = startsAt > toInstant({ date: day, time: '12:00' }, timeZone);
  return isLater ? toInstant({ date: day, time: MORNING }, timeZone) : now;
}

/** Holds free seats for a waiting person, until they answer or the time is over. Call it under the game's lock. */
export async function offerSeat(
  tx: Tx,
  game: SeatsRow,
  { id: participantId, userId, guests, timeZone }: WaitingPerson,
  { notifyAt, until: heldUntil }: OfferTime,
): Promise<PendingNotification[]> {
  const hold = { gameId: game.id, heldUntil, seats: 1 + guests, participantId };
  const id = await insertHold(hold, tx);
  await enqueue(tx, 'games:release-holds', { gameId: game.id }, { runAt: heldUntil });
  if (notifyAt <= new Date())
    return [await notifyOffered(tx, game, { id, userId, timeZone, heldUntil })];
  await enqueue(tx, 'games:tell-offer', { holdId: id }, { runAt: notifyAt });
  return [];
}

/** The job: in the morning, notifies a person of the seat that became free at night. They may have answered meanwhile. */
export async function notifyOffer(holdId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const offer = await findOffer(holdId, tx);
    const game = offer && (await lockSeats(offer.gameId, tx));
    // Read again under the lock.
    const still = game?.status === 'upcoming' ? await findOffer(holdId, tx) : undefined;
    return game && still ? [await notifyOffered(tx, game, { id: holdId, ...still })] : [];
  });
  await publishNotifications(pending);
}

interface Offer {
  id: number;
  userId: number;
  timeZone: string;
  heldUntil: Date;
}

async function notifyOffered(
  tx: Tx,
  game: SeatsRow,
  { id, userId, heldUntil }: Offer,
): Promise<PendingNotification> {
  const until = { until: heldUntil.toISOString(), timeZone: game.timeZone };
  const notification = {
    userId,
    type: 'game_seat_offered',
    title: say(texts, 'offeredTitle', until),
    message: say(texts, 'offeredMessage', { game: game.title }),
    data: { gameId: game.id, groupId: game.groupId },
    dedupeKey: `offer:${id}`,
  };
  const notified = await notify(tx, notification);
  await askByEmail(tx, notification, { gameId: game.id, choices: ['going', 'out'] });
  return notified;
}

/** An answered offer needs no email. */
export async function forgetOffer(tx: Tx, userId: number, gameId: number): Promise<void> {
  const notified = { userId, actorId: null, type: 'game_seat_offered', about: { gameId } };
  await forgetUnread(tx, notified);
}

/**
 * Takes back what is offered, because the game has another time, whose rules decide anew: everybody keeps their place in line.
 * @returns the seats as if they had not been offered
 */
export async function withdrawOffers(tx: Tx, seats: SeatsRow): Promise<SeatsRow> {
  const offered = await deleteOffers(seats.id, tx);
  for (const userId of offered.userIds) await forgetOffer(tx, userId, seats.id);
  return { ...seats, goingCount: seats.goingCount - offered.seats };
}

/** Notifies people whose offer has lapsed, without a push: they knew its end. */
export async function notifyExpired(
  tx: Tx,
  { id: gameId, groupId, title }: SeatsRow,
  userIds: readonly number[],
): Promise<PendingNotification[]> {
  for (const userId of userIds) await forgetOffer(tx, userId, gameId);
  const notified = userIds.map((userId) => ({
    userId,
    type: 'game_offer_lapsed',
    title: say(texts, 'lapsedTitle'),
    message: say(texts, 'lapsedMessage', { game: title }),
    data: { gameId, groupId },
  }));
  return notifyAll(tx, notified, { quietly: true });
}
