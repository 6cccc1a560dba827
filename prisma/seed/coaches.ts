import { greatCircleKm } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { Clock } from './clock';
import {
  type ApplicantSketch,
  COACH_APPLICANTS,
  COACH_REVIEWS,
  COACHES,
  type CoachSketch,
} from './data/coaches';
import { findNeighbourhood, playedIn, type SamplePlace } from './place';
import { at, createRandom, type Random } from './random';
import { findPerson } from './relations';
import type { SampleVenue } from './venues';
import { isLahori, type Resident, SAMPLE_IDS } from './world';

export type Coaching = ReturnType<typeof buildCoaching>;
export type SampleBooking = ReturnType<typeof booking>;

/** After the classes of the afternoon, inside the hours of every coach. */
export const SESSION_MINUTE = 18 * 60 + 30;

export const PACKAGE = {
  coachId: 1,
  clientId: SAMPLE_IDS.player,
  sessions: 4,
  factor: 3.5,
} as const;

export function buildCoaching(
  people: readonly Resident[],
  venues: readonly SampleVenue[],
  place: SamplePlace,
) {
  const dice = createRandom('coaching');
  const coaches = COACHES.map((sketch, index) => {
    const home = findNeighbourhood(place, 'Lahore', sketch.area);
    const taught = { ...sketch, sport: playedIn(place, sketch.sport, 0) };
    return buildCoach({ id: index + 1, sketch: taught, home, people, venues });
  });
  const busy = new Set(coaches.map(({ person }) => person.id));
  const applicants = COACH_APPLICANTS.map((sketch, index) => ({
    id: coaches.length + 1 + index,
    person: pickApplicant(dice, sketch, people, busy),
    sketch,
    daysAgo: dice.int(1, 9),
  }));
  return {
    coaches,
    applicants,
    bookings: coaches.flatMap((coach) => buildBookings(dice, coach, people)),
  };
}

type SampleCoach = ReturnType<typeof buildCoach>;

interface Teaching {
  id: number;
  sketch: CoachSketch;
  home: GeoPoint;
  people: readonly Resident[];
  venues: readonly SampleVenue[];
}

function buildCoach({ id, sketch, home, people, venues }: Teaching) {
  const nearest = people
    .filter((person) => !person.isSample && person.joinedDaysAgo > 120)
    .filter((person) => id !== 2 || person.gender === 'female')
    .filter((person) =>
      person.sports.some(
        ({ name, skillLevel }) => name === sketch.sport && skillLevel === sketch.level,
      ),
    )
    .sort((a, b) => greatCircleKm(a, home) - greatCircleKm(b, home));
  const venueIds = venues
    .filter((venue) => venue.sports.includes(sketch.sport))
    .sort((a, b) => greatCircleKm(a, home) - greatCircleKm(b, home))
    .slice(0, 2)
    .map((venue) => venue.id);
  const person = id === 1 ? findPerson(people, SAMPLE_IDS.coach) : at(nearest, 0);
  return { id, person, sketch, venueIds };
}

function pickApplicant(
  dice: Random,
  sketch: ApplicantSketch,
  people: readonly Resident[],
  busy: Set<number>,
): Resident {
  const person = dice.pick(
    people.filter(
      (one) =>
        isLahori(one) && !busy.has(one.id) && one.sports.some(({ name }) => name === sketch.sport),
    ),
  );
  busy.add(person.id);
  return person;
}

/** Six past sessions, each reviewed by its client, and some coming ones for the coach to decide. */
function buildBookings(
  dice: Random,
  coach: SampleCoach,
  people: readonly Resident[],
): SampleBooking[] {
  const others = people.filter((person) => isLahori(person) && person.joinedDaysAgo > 45);
  const clients = dice
    .sample(others, COACH_REVIEWS.length + 3)
    .map(({ id }) => id)
    .filter((id) => id !== coach.person.id);
  const past = COACH_REVIEWS.map((review, index) =>
    booking(dice, coach, at(clients, index), {
      day: -(index * 6 + dice.int(3, 6)),
      status: 'completed',
      review,
    }),
  );
  if (coach.id === 2) return past;
  const asking = at(clients, COACH_REVIEWS.length);
  const ahead = AHEAD.map((facts, index) =>
    booking(dice, coach, index === 1 ? at(clients, COACH_REVIEWS.length + 1) : asking, facts),
  );
  const ofPlayer = coach.id === PACKAGE.coachId ? OF_PLAYER : [];
  return [
    ...past,
    ...ahead,
    ...ofPlayer.map((facts) => booking(dice, coach, PACKAGE.clientId, facts)),
  ];
}

interface BookingFacts {
  /** Days from today. */
  day: number;
  status: 'pending' | 'accepted' | 'declined' | 'completed';
  message?: string;
  coachNotes?: string;
  isInPackage?: true;
  /** The client's review afterwards. */
  review?: (typeof COACH_REVIEWS)[number];
}

const AHEAD: readonly BookingFacts[] = [
  { day: 2, status: 'pending', message: 'First time, is a racket provided?' },
  { day: 3, status: 'accepted', coachNotes: 'See you at the gate.' },
  { day: -1, status: 'declined', coachNotes: 'I am away that day, sorry.' },
];

const OF_PLAYER: readonly BookingFacts[] = [
  {
    day: -2,
    status: 'completed',
    isInPackage: true,
    message: 'Coming from paddle, my backhand needs help.',
  },
  { day: 5, status: 'accepted', isInPackage: true },
];

function booking(dice: Random, coach: SampleCoach, clientId: number, facts: BookingFacts) {
  const { day, status, message, coachNotes, isInPackage, review } = facts;
  const duration = dice.pick([60, 60, 90]);
  return {
    coachId: coach.id,
    coachUserId: coach.person.id,
    clientId,
    sessionType: dice.pick(['individual', 'individual', 'assessment', 'group'] as const),
    day,
    duration,
    price: isInPackage ? 0 : (coach.sketch.rate * duration) / 60,
    status,
    message: message ?? null,
    coachNotes: coachNotes ?? null,
    packageId: isInPackage ? 1 : null,
    venueId: coach.venueIds[0] ?? null,
    calendarUid: dice.uuid(),
    review,
  };
}

export function sessionStart({ day }: Pick<SampleBooking, 'day'>, clock: Clock): Date {
  return clock.onDay(day, SESSION_MINUTE);
}
