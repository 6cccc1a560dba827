import { createRandom } from '@/bench/nearby/random';
import { type Quantiles, toQuantiles } from '@/bench/report-tables';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { wallStart } from '@/lib/platform/calendar/wall-start';
import { pool } from '@/lib/platform/db/pool';
import { findNearbyVenuesSchema } from '@/lib/venues/schema/find-nearby';
import { listNearbyVenues } from '@/lib/venues/service/find-nearby';
import { insertRows } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { createCourt, OPEN_LATE } from '@/tests/factories/courts';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

const VENUES = 500;
const COURTS = 3;
const EVENING = ['17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'];
const TAKEN = 0.8;
const ZONE = 'Asia/Karachi';
const LAHORE = { latitude: 31.5497, longitude: 74.3436 };
const random = createRandom(1);
const spread = () => (random() - 0.5) * 0.2;

interface Measured {
  what: string;
  plain: Quantiles;
  free: Quantiles;
}

/** Four in five hours of a week's evenings. */
async function fill(): Promise<void> {
  const { user: owner } = await createSignedIn({ at: LAHORE });
  const today = toWallTime(new Date(), ZONE).date;
  for (let n = 0; n < VENUES; n += 1) {
    const venue = await createVenue({
      at: { latitude: LAHORE.latitude + spread(), longitude: LAHORE.longitude + spread() },
      ownerId: owner.id,
      addedById: owner.id,
      openingHours: OPEN_LATE,
      sports: ['Badminton'],
    });
    for (let court = 0; court < COURTS; court += 1) {
      const { id: courtId } = await createCourt(venue.id);
      const starts = Array.from({ length: 7 }, (_, day) => addDays(today, day))
        .flatMap((date) => EVENING.map((time) => toInstant({ date, time }, ZONE)))
        .filter(() => random() < TAKEN);
      await insertRows(
        pool,
        'courtTimes',
        starts.map((startsAt) => ({
          courtId,
          status: 'confirmed',
          name: 'Hamza',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
          timeZone: ZONE,
          ...wallStart(startsAt, ZONE),
          price: 2_000,
          currency: 'PKR',
        })),
      );
    }
  }
  await pool.query('VACUUM ANALYZE');
}

export async function measureCourts(rounds: number): Promise<Measured[]> {
  await fill();
  const { actor } = await createSignedIn({ at: LAHORE });
  const freeAt = addDays(toWallTime(new Date(), ZONE).date, 2);
  const evening = { freeAt, part: 'evening', minutes: '60' };
  const sport = { sportId: String(sportId('Badminton')) };
  const cases = [
    { what: 'an evening', plain: {}, free: evening },
    { what: 'an evening, two hours', plain: {}, free: { ...evening, minutes: '120' } },
    { what: 'an evening, a sport', plain: sport, free: { ...evening, ...sport } },
    { what: 'about 19:00', plain: {}, free: { ...evening, freeAt: `${freeAt}T19:00` } },
  ];
  const ask = async (query: object) => {
    const input = findNearbyVenuesSchema.parse({ radius: '50', ...query });
    const begin = performance.now();
    const { items } = await listNearbyVenues(actor, input);
    return { ms: performance.now() - begin, rows: items.length };
  };
  const measured: Measured[] = [];
  for (const { what, plain, free } of cases) {
    const samples: Record<'plain' | 'free', { ms: number; rows: number }[]> = {
      plain: [],
      free: [],
    };
    for (let round = -20; round < rounds; round += 1) {
      const [one, two] = [await ask(plain), await ask(free)];
      // The first rounds fill caches and compile.
      if (round < 0) continue;
      samples.plain.push(one);
      samples.free.push(two);
    }
    measured.push({ what, plain: toQuantiles(samples.plain), free: toQuantiles(samples.free) });
  }
  await pool.end();
  return measured;
}
