import { endBookings } from '@/lib/bookings/service/end-bookings';
import { releasePlaces } from '@/lib/classes/service/release-places';
import { endCourtTimes } from '@/lib/courts/service/end-times';
import { eraseAddresses } from '@/lib/games/service/named-guests';
import { cancelGamesOfTwo, cancelPosted } from '@/lib/games/service/plan-rules';
import { releaseSeats } from '@/lib/games/service/release-seats';
import { handOverGroups } from '@/lib/groups/service/lead-group';
import { forgetEntriesOf } from '@/lib/invites/service/enter-by-link';
import type { Actor } from '@/lib/platform/auth/actor';
import type { DeletionDto } from '@/lib/users/schema/account';
import * as users from '@/lib/users/service/delete-account';

const giveUpPlaces: users.GiveUpPlaces = async (tx, userId) => [
  ...(await cancelGamesOfTwo(tx, { userId })),
  ...(await cancelPosted(tx, userId)),
  ...(await releaseSeats(tx, userId)),
  ...(await releasePlaces(tx, userId)),
  ...(await endBookings(tx, userId)),
  ...(await endCourtTimes(tx, userId)),
];

/** Groups last: a group without other members is deleted with its games. */
const settleRest: users.SettleRest = async (tx, userId) => {
  await eraseAddresses(tx, userId);
  await forgetEntriesOf(tx, userId);
  return handOverGroups(tx, userId);
};

/**
 * Signs the person out everywhere, hides them from everyone at once, passes their places in games and classes on to the waiting
 * lists, cancels what they give as a coach or have booked, and schedules the deletion in seven days.
 */
export function deleteAccount(
  actor: Actor,
  userId: number,
  password?: string,
): Promise<DeletionDto> {
  return users.deleteAccount(actor, { userId, password }, giveUpPlaces);
}

/** The job: deletes the person if the date has come and it was not cancelled; a repeated run does nothing. */
export function deleteDueAccount(userId: number): Promise<void> {
  return users.deleteDueAccount(userId, { giveUpPlaces, settleRest });
}
