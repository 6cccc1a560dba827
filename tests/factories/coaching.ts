import { WEEKDAYS } from '@/lib/calendar/weekdays';
import { db } from '@/lib/db/client';
import type { CoachApplication, Prisma } from '@/lib/db/generated/client';
import type { SportName } from '@/lib/sports/constants';
import { createSports, sportId } from './sports';
import { createOnboardedUser } from './users';

export interface CoachOptions extends Partial<Prisma.CoachApplicationUncheckedCreateInput> {
  sport?: SportName;
}

/** A coach application as submitted. */
export async function createCoachApplication({
  sport = 'Tennis',
  ...overrides
}: CoachOptions = {}): Promise<CoachApplication> {
  await createSports();
  const userId = overrides.userId ?? (await createOnboardedUser()).id;
  return db.coachApplication.create({
    data: {
      sportId: sportId(sport),
      name: 'Coach of the tests',
      experience: '5 years',
      hourlyRate: 3000,
      bio: 'Patient with beginners.',
      location: 'Gulberg, Lahore',
      area: 'Gulberg',
      city: 'Lahore',
      availability: [...WEEKDAYS],
      ...overrides,
      userId,
    },
  });
}

/** An approved coach who works every day from 8:00 to 20:00. */
export async function createCoach(options: CoachOptions = {}): Promise<CoachApplication> {
  const reviewed = { status: 'approved', reviewedAt: new Date() } as const;
  const coach = await createCoachApplication({ ...reviewed, ...options });
  await db.coachHours.createMany({
    data: WEEKDAYS.map((_, index) => ({
      coachId: coach.id,
      weekday: index + 1,
      startMinute: 8 * 60,
      endMinute: 20 * 60,
    })),
  });
  return coach;
}
