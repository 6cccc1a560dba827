import { findAlwaysComing } from '@/lib/games/repository/regulars';
import { answerAsRegular } from '@/lib/games/service/regular-seats';
import { changeSeats, taking } from '@/lib/games/service/rsvp';
import { AppError } from '@/lib/platform/errors/app-error';

const SEAT = { guests: 0, waitlist: false };

/**
 * The job after a new game of a series: a seat for everyone who comes unless they say no, in the order in which they joined the
 * group, until the game is full. Each takes the same way as by their own click, so that nobody gets a seat whom the game would
 * refuse; a repeated run changes nothing.
 */
export async function seatThoseWhoAlwaysCome(gameId: number): Promise<void> {
  for (const { userId, regularId } of await findAlwaysComing(gameId)) {
    try {
      if (userId !== null) {
        const player = { userId, isAdmin: false } as const;
        await changeSeats(player, gameId, taking(userId, SEAT));
      } else if (regularId !== null) await answerAsRegular(regularId, gameId, 'going', SEAT);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Who only waits for places is passed over. Full, begun or cancelled: nobody after them gets a seat either.
      if (error.code === 'conflict') return;
    }
  }
}
