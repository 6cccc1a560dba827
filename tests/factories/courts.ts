import { wallStart } from '@/lib/platform/calendar/wall-start';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { createPeople } from './sessions';
import { uniqueText } from './unique';
import { createVenue } from './venues';

/** Open every day from 06:00 to 02:00. */
export const OPEN_LATE = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  opens: '06:00',
  closes: '02:00',
}));

export async function createCourt(
  venueId: number,
  overrides: Partial<NewRow<'courts'>> = {},
): Promise<Row<'courts'>> {
  return insertRow(pool, 'courts', {
    name: `Court ${uniqueText()}`,
    sportIds: [sportId('Badminton')],
    slotMinutes: 60,
    price: 2_000,
    currency: 'PKR',
    ...overrides,
    venueId,
  });
}

/** A confirmed hour. */
export async function createCourtTime(
  courtId: number,
  {
    startsAt = new Date(Date.now() + 86_400_000),
    ...overrides
  }: Partial<NewRow<'courtTimes'>> = {},
): Promise<Row<'courtTimes'>> {
  return insertRow(pool, 'courtTimes', {
    status: 'confirmed',
    timeZone: 'Asia/Karachi',
    ...wallStart(startsAt, 'Asia/Karachi'),
    price: 2_000,
    currency: 'PKR',
    ...overrides,
    courtId,
    startsAt,
    endsAt: overrides.endsAt ?? new Date(startsAt.getTime() + 3_600_000),
  });
}

/** A venue in Lahore with its operator and a court, and two players. */
export async function createCourtVenue(overrides: Partial<NewRow<'courts'>> = {}) {
  const [owner, player, other] = await createPeople(3);
  const venue = await createVenue({
    ownerId: owner.user.id,
    addedById: owner.user.id,
    verifiedAt: new Date(),
    openingHours: OPEN_LATE,
  });
  const court = await createCourt(venue.id, overrides);
  return { venue, court, owner, player, other };
}

/** 18:00 at the venue, some days from today. */
export function evening(days = 2): { date: string; time: string; minutes: number } {
  const date = new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return { date, time: '18:00', minutes: 60 };
}

export const confirmAtOnce = (venueId: number, confirmsAtOnce = true) =>
  db.venueDesk.upsert({
    where: { venueId },
    create: { venueId, confirmsAtOnce },
    update: { confirmsAtOnce },
  });
