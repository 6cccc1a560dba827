import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { bookingStart } from './bookings';

type Coach = Pick<Row<'coachApplications'>, 'id' | 'userId'>;

/** A one-hour class of the coach in seven days, with six places. */
export async function createClassSession(
  coach: Coach,
  overrides: Partial<NewRow<'classSessions'>> = {},
): Promise<Row<'classSessions'>> {
  const { startsAt = bookingStart(7) } = overrides;
  return insertRow(pool, 'classSessions', {
    places: 6,
    price: 1_000,
    ...overrides,
    classId: overrides.classId ?? (await createClass(coach)).id,
    coachId: coach.id,
    coachUserId: coach.userId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  });
}

export function createClass(
  { id }: Pick<Coach, 'id'>,
  overrides: Partial<NewRow<'coachClasses'>> = {},
): Promise<Row<'coachClasses'>> {
  const sizes = { durationMinutes: 60, price: 1_000, groupSize: 6 };
  return insertRow(pool, 'coachClasses', { name: 'Juniors', ...sizes, ...overrides, coachId: id });
}
