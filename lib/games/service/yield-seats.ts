import {
  deleteHolds,
  findHoldsThatYield,
  findSeatsThatYield,
  updateYielded,
} from '@/lib/games/repository/holds';
import { type SeatsRow, upsertParticipant } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { forgetOffer } from '@/lib/games/service/offer-seat';
import { notify, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

/** How many seats of players with unproven addresses would yield to a person with a confirmed one. */
export async function countYielding(gameId: number): Promise<number> {
  if (!canSendMail()) return 0;
  return (await findSeatsThatYield(gameId)).reduce((sum, { seats }) => sum + seats, 0);
}

/**
 * Seats for somebody with a proven address, whom no invented one keeps out: the last guests' holds give way, then the last players
 * with an address that nobody has proven. They are first in line. Call it under the game's lock.
 * @returns null when there are not enough; nothing has changed then
 */
export async function yieldSeats(
  tx: Tx,
  game: SeatsRow,
  missing: number,
): Promise<{ seats: number; pending: PendingNotification[] } | null> {
  const holds = await findHoldsThatYield(game.id, missing, tx);
  let seats = holds.length;
  // Where the site cannot send mail, nobody can prove an address.
  const rows = seats < missing && canSendMail() ? await findSeatsThatYield(game.id, tx) : [];
  const players = rows.filter((row) => {
    if (seats >= missing) return false;
    seats += row.seats;
    return true;
  });
  if (seats < missing) return null;
  await updateYielded(holds, new Date(), tx);
  const pending: PendingNotification[] = [];
  for (const { userId, guests, offerId } of players) {
    if (offerId !== null) {
      await deleteHolds([offerId], tx);
      await forgetOffer(tx, userId, game.id);
      continue;
    }
    const last = { status: 'waitlisted', guests, isNext: true } as const;
    await upsertParticipant({ gameId: game.id, userId }, last, tx);
    pending.push(
      await notify(tx, {
        userId,
        type: 'game_seat_yielded',
        title: say(texts, 'yieldedTitle'),
        message: say(texts, 'yieldedMessage', { game: game.title }),
        data: { gameId: game.id, groupId: game.groupId },
      }),
    );
  }
  return { seats, pending };
}
