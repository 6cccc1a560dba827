import { wallStart } from '@/lib/platform/calendar/wall-start';
import { sportId } from '../../rows/sports';
import type { World } from '../build-world';
import type { Clock } from '../clock';
import { playedIn } from '../place';

const HOUR_MS = 3_600_000;
const CANCEL_HOURS = 4;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const OPEN = EVERY_DAY.map((day) => ({ day, opens: '07:00', closes: '23:00' }));

export function rowsOfCourts({ courts: { courts, rented, times }, place }: World, clock: Clock) {
  const stored = times.map((time, index) => ({ ...time, id: index + 1 }));
  return {
    venueDesks: [...rented.keys()].map((venueId) => ({
      venueId,
      confirmsAtOnce: venueId % 2 === 0,
      cancelHours: CANCEL_HOURS,
    })),
    courts: courts.map(({ id, venueId, sport, kind, name, isWomens }) => ({
      id,
      venueId,
      name,
      sportIds: [sportId(playedIn(place, sport, 0))],
      isIndoor: kind.isIndoor,
      hasLights: true,
      slotMinutes: 60,
      price: kind.price,
      prices: [{ days: EVERY_DAY, opens: '17:00', closes: '23:00', price: kind.evening }],
      womenHours: isWomens ? [{ days: [2, 4], opens: '10:00', closes: '12:00' }] : [],
      openingHours: OPEN,
      currency: 'PKR',
      createdAt: clock.daysAgo(10),
    })),
    courtTimes: stored.map(({ day, hour, ...time }) => {
      const startsAt = clock.onDay(day, hour * 60);
      const isOver = time.status === 'came';
      return {
        ...time,
        startsAt,
        endsAt: new Date(startsAt.getTime() + HOUR_MS),
        timeZone: clock.timeZone,
        ...wallStart(startsAt, clock.timeZone),
        currency: 'PKR',
        freeCancelUntil: new Date(startsAt.getTime() - CANCEL_HOURS * HOUR_MS),
        lapsesAt: time.status === 'asked' ? new Date(startsAt.getTime() - HOUR_MS) : null,
        paidAt: isOver ? startsAt : null,
        createdAt: clock.daysAgo(day < 0 ? 1 - day : 1, time.id % 600),
      };
    }),
    // What asking would have queued.
    jobs: stored
      .filter(({ status }) => status === 'asked')
      .map(({ id, day, hour }) => ({
        kind: 'courts:lapse',
        lane: 'rest' as const,
        payload: { courtTimeId: id },
        runAt: new Date(clock.onDay(day, hour * 60).getTime() - HOUR_MS),
        createdAt: clock.daysAgo(1),
      })),
  };
}
