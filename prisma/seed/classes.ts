import type { Coaching } from './coaches';
import { createRandom, type Random } from './random';
import { isLahori, type Resident, SAMPLE_IDS } from './world';

/** Every class has dates for this many weeks ahead. */
const WEEKS = 3;

/** The next dates of every class; the first ones have more people, and one is full. */
export function buildSessions({ coaches }: Coaching, people: readonly Resident[]) {
  const dice = createRandom('classes');
  const busy = new Set(coaches.map(({ person }) => person.id));
  const comers = people.filter(
    (person) => isLahori(person) && person.joinedDaysAgo > 45 && !busy.has(person.id),
  );
  const classes = coaches
    .flatMap((coach) => coach.sketch.classes.map((sketch) => ({ coach, sketch })))
    .map((one, index) => ({ ...one, classId: index + 1 }));
  const dates = classes.flatMap(({ coach, sketch, classId }) =>
    sketch.times.flatMap(([weekday, startMinute]) =>
      Array.from({ length: WEEKS }, (_, week) => ({
        classId,
        coachId: coach.id,
        coachUserId: coach.person.id,
        venueId: coach.venueIds[0] ?? null,
        /** The ISO weekday, so many weeks after the next one. */
        weekday,
        week,
        startMinute,
        minutes: sketch.minutes,
        places: sketch.groupSize,
        price: sketch.price,
        calendarUid: dice.uuid(),
        seats: chooseSeats(dice, {
          comers: comers.filter(({ gender }) => !sketch.isForWomen || gender === 'female'),
          places: sketch.groupSize,
          week,
          ofPlayer: week === 0 ? (sketch.ofPlayer ?? null) : null,
        }),
      })),
    ),
  );
  return dates.map((date, index) => ({ id: index + 1, ...date }));
}

interface Wanted {
  comers: readonly Resident[];
  places: number;
  week: number;
  /** Whether the sample player has a place, or is on the waiting list. */
  ofPlayer: 'going' | 'waitlisted' | null;
}

/** In the order in which they joined. */
function chooseSeats(dice: Random, { comers, places, week, ofPlayer }: Wanted) {
  const isFull = ofPlayer === 'waitlisted';
  const share = isFull ? 1 : (0.2 + dice.next() * 0.5) / (week + 1);
  const count = isFull ? places + 1 : Math.floor(places * share);
  const others = dice.sample(comers, count).map(({ id }) => id);
  const order = ofPlayer ? [...others, SAMPLE_IDS.player] : others;
  return order.map((userId, index) => ({
    userId,
    status: index < places ? ('going' as const) : ('waitlisted' as const),
    // The last one joined a day ago.
    daysAgo: order.length - index,
  }));
}
