import { db } from '@/lib/db/client';
import type { BookingRequest, CoachApplication, Prisma } from '@/lib/db/generated/client';
import { createOnboardedUser } from './users';

const DAY_MS = 86_400_000;

/** 10:00 in Karachi, `days` whole days from today: within the hours of every coach from the factories. */
export function bookingStart(days = 3): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + days * DAY_MS + 5 * 3_600_000);
}

/** A pending one-hour booking with the coach in three days. */
export async function createBooking(
  coach: Pick<CoachApplication, 'id' | 'userId' | 'hourlyRate'>,
  overrides: Partial<Prisma.BookingRequestUncheckedCreateInput> = {},
): Promise<BookingRequest> {
  const clientId = overrides.clientId ?? (await createOnboardedUser()).id;
  // A Date or its ISO text: the generated input type accepts both.
  const startsAt = new Date((overrides.startsAt as Date | string | undefined) ?? bookingStart());
  const duration = typeof overrides.duration === 'number' ? overrides.duration : 60;
  return db.bookingRequest.create({
    data: {
      sessionType: 'individual',
      price: Math.round((coach.hourlyRate * duration) / 60),
      expiresAt: new Date(Date.now() + 2 * DAY_MS),
      ...overrides,
      coachId: coach.id,
      coachUserId: coach.userId,
      clientId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + duration * 60_000),
      duration,
    },
  });
}
