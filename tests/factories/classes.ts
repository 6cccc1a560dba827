import { db } from '@/lib/db/client';
import type { ClassSession, CoachApplication, Prisma } from '@/lib/db/generated/client';
import { bookingStart } from './bookings';

/** A one-hour class of the coach in seven days, with six places. */
export async function createClassSession(
  coach: Pick<CoachApplication, 'id' | 'userId'>,
  overrides: Partial<Prisma.ClassSessionUncheckedCreateInput> = {},
): Promise<ClassSession> {
  const classId = overrides.classId ?? (await createClass(coach)).id;
  // A Date or its ISO text: the generated input type accepts both.
  const startsAt = new Date((overrides.startsAt as Date | string | undefined) ?? bookingStart(7));
  return db.classSession.create({
    data: {
      places: 6,
      price: 1_000,
      ...overrides,
      classId,
      coachId: coach.id,
      coachUserId: coach.userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
    },
  });
}

export function createClass(coach: Pick<CoachApplication, 'id'>) {
  return db.coachClass.create({
    data: { coachId: coach.id, name: 'Juniors', durationMinutes: 60, price: 1_000, groupSize: 6 },
  });
}
