import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { createOnboardedUser } from './users';

const DAY_MS = 86_400_000;

/** 10:00 in Karachi, `days` whole days from today: within the hours of every coach from the factories. */
export function bookingStart(days = 3): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + days * DAY_MS + 5 * 3_600_000);
}

/** A pending one-hour booking of somebody with an account, with the coach in three days. */
export async function createBooking(
  coach: Pick<Row<'coachApplications'>, 'id' | 'userId' | 'hourlyRate'>,
  overrides: Partial<NewRow<'bookingRequests'>> = {},
): Promise<Row<'bookingRequests'> & { clientId: number }> {
  const { startsAt = bookingStart(), duration = 60 } = overrides;
  const clientId = overrides.clientId ?? (await createOnboardedUser()).id;
  const row = await insertRow(pool, 'bookingRequests', {
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
  });
  return { ...row, clientId };
}
