import { FREE_DAYS } from '@/lib/bookings/constants';
import type { BookingSide } from '@/lib/bookings/policy';
import {
  type BookingDto,
  bookingListSchema,
  listBookingsSchema,
  listSlotsSchema,
  type PackageDto,
  packageListSchema,
  type SlotDto,
  slotListSchema,
} from '@/lib/bookings/schema';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { listPackages } from '@/lib/bookings/service/packages';
import { listBookings } from '@/lib/bookings/service/read-bookings';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import type { Session } from '@/lib/platform/auth/session-store';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';

/** The first batch of one side's bookings, and its packages. */
export interface BookingLists {
  side: BookingSide;
  bookings: FirstBatch<BookingDto>;
  packages: PackageDto[];
}

export async function loadBookings({ actor }: Session, side: BookingSide): Promise<BookingLists> {
  const [bookings, packages] = await Promise.all([
    listBookings(actor, listBookingsSchema.parse({ side })),
    listPackages(actor, side),
  ]);
  return {
    side,
    bookings: toFirstBatch(
      (cursor) => apiUrl('GET /api/booking-requests', { query: { side, cursor } }),
      bookings,
      bookingListSchema,
    ),
    packages: packageListSchema.parse(packages),
  };
}

/** A coach's free times of the next days, by the coach's clock. */
export interface FreeDays {
  from: string;
  slots: SlotDto[];
}

/** For a page that has read the coach; null where nothing can be booked. */
export async function loadFreeDays(
  { actor }: Session,
  { id, isMine, isPaused, timeZone }: CoachDto,
): Promise<FreeDays | null> {
  if (isMine || isPaused) return null;
  const from = toWallTime(new Date(), timeZone).date;
  const input = listSlotsSchema.parse({ from, days: String(FREE_DAYS) });
  return { from, slots: slotListSchema.parse(await listSlots(actor, id, input)) };
}
