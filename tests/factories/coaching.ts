import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { pool } from '@/lib/platform/db/pool';
import { getStorage } from '@/lib/platform/storage/provider';
import type { SportName } from '@/lib/sports/constants';
import { insertRow, insertRows, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { createSignedIn } from './sessions';
import { createSports } from './sports';
import { createOnboardedUser, type OnboardedOptions } from './users';

export interface CoachOptions extends Partial<NewRow<'coachApplications'>> {
  sport?: SportName;
}

export async function createCoachApplication({
  sport = 'Tennis',
  ...overrides
}: CoachOptions = {}): Promise<Row<'coachApplications'>> {
  await createSports();
  return insertRow(pool, 'coachApplications', {
    sportId: sportId(sport),
    name: 'Coach of the tests',
    experience: '5 years',
    hourlyRate: 3000,
    bio: 'Patient with beginners.',
    location: 'Gulberg, Lahore',
    area: 'Gulberg',
    city: 'Lahore',
    availability: WEEKDAYS,
    ...overrides,
    userId: overrides.userId ?? (await createOnboardedUser()).id,
  });
}

/** An approved coach who works every day from 8:00 to 20:00. */
export async function createCoach(options: CoachOptions = {}): Promise<Row<'coachApplications'>> {
  const reviewed = { status: 'approved', reviewedAt: new Date() } as const;
  const coach = await createCoachApplication({ ...reviewed, ...options });
  const day = { coachId: coach.id, startMinute: 8 * 60, endMinute: 20 * 60 };
  const week = WEEKDAYS.map((_, index) => ({ ...day, weekday: index + 1 }));
  await insertRows(pool, 'coachHours', week);
  return coach;
}

/** With a file, which is no picture. */
export async function createCertificate(
  { id: coachId, userId }: Pick<Row<'coachApplications'>, 'id' | 'userId'>,
  overrides: Partial<NewRow<'coachCertificates'>> = {},
): Promise<Row<'coachCertificates'>> {
  const bytes = new TextEncoder().encode('of the tests');
  const { key, provider } = await getStorage().put(bytes, 'certificate');
  const upload = { key, provider, ownerId: userId, purpose: 'certificate' };
  await insertRow(pool, 'uploads', {
    ...upload,
    contentType: 'image/webp',
    bytes: bytes.byteLength,
    attachedAt: new Date(),
  });
  const file = { fileKey: key, fileProvider: provider };
  return insertRow(pool, 'coachCertificates', {
    name: 'First aid',
    ...file,
    ...overrides,
    coachId,
  });
}

export async function createCoachAndClient(
  coaching: CoachOptions = {},
  clientOptions: OnboardedOptions = {},
) {
  const coachPerson = await createSignedIn();
  const client = await createSignedIn(clientOptions);
  const coach = await createCoach({ userId: coachPerson.user.id, ...coaching });
  return { coach, coachPerson, coachActor: coachPerson.actor, client: client.actor };
}
