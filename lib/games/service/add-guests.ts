import { type SeatsRow, updateGuests } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { findRoom } from '@/lib/games/service/hold-seat';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

interface Bringing {
  id: number;
  userId: number | null;
  status: 'going' | 'waitlisted';
  guests: number;
  /** The game's limit. */
  most: number;
  /** The player, when they change it themselves. */
  askedFor?: number;
}

/** Changes a player's guests, under the game's lock. @throws AppError conflict (no seats), invalid (more than allowed) */
export async function bring(
  tx: Tx,
  seats: SeatsRow,
  { id, userId, status, guests: before, most, askedFor }: Bringing,
  guests: number,
): Promise<PendingNotification[]> {
  const added = guests - before;
  // A player above a lowered limit may still reduce the number.
  if (added > 0 && guests > most) throw tooManyGuests(most);
  const notified: PendingNotification[] = [];
  if (added > 0 && status === 'going') {
    const room = await findRoom(tx, seats, { needed: added, userId });
    if (!room.fits) {
      throw new AppError('conflict', noSeats(Math.max(0, seats.maxPlayers - seats.goingCount)));
    }
    notified.push(...room.pending);
  }
  await updateGuests(id, guests, tx);
  return [...notified, ...(await promoteWaiting(tx, seats, askedFor))];
}

function noSeats(free: number): Said {
  return free === 0
    ? say(texts, 'noPlaceForGuests')
    : say(texts, 'placesForGuests', { count: free });
}

export function tooManyGuests(max: number): AppError {
  const sentence = max === 0 ? say(texts, 'noGuests') : say(texts, 'tooManyGuests', { max });
  return invalidField('guests', sentence);
}
