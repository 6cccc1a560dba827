import { greatCircleKm } from '@/lib/geo/distance';
import { findNeighbourhood } from './data/areas';
import {
  type ApplicantSketch,
  COACH_APPLICANTS,
  COACH_REVIEWS,
  COACHES,
  type CoachSketch,
} from './data/coaches';
import { at, createRandom, type Random } from './random';
import { findPerson } from './relations';
import { type Resident, SAMPLE_IDS, type SampleVenue } from './world';

export interface SampleBooking {
  coachId: number;
  coachUserId: number;
  clientId: number;
  sessionType: 'individual' | 'group' | 'assessment';
  /** Days from today, at 18:30: inside the hours of every coach. */
  day: number;
  duration: 30 | 60 | 90 | 120;
  price: number;
  status: 'pending' | 'accepted' | 'declined' | 'completed';
  message: string | null;
  coachNotes: string | null;
  /** Paid by the player's package. */
  inPackage: boolean;
  calendarUid: string;
  /** The client's review afterwards. */
  review: { rating: number; comment: string | null } | null;
}

interface SampleCoach {
  id: number;
  person: Resident;
  sketch: CoachSketch;
  venueIds: number[];
}

interface SampleApplicant {
  id: number;
  person: Resident;
  sketch: ApplicantSketch;
  daysAgo: number;
}

export interface Coaching {
  coaches: SampleCoach[];
  applicants: SampleApplicant[];
  bookings: SampleBooking[];
}

export const PACKAGE = {
  coachId: 1,
  clientId: SAMPLE_IDS.player,
  sessions: 4,
  factor: 3.5,
} as const;

export function buildCoaching(
  people: readonly Resident[],
  venues: readonly SampleVenue[],
): Coaching {
  const dice = createRandom('coaching');
  const coaches = COACHES.map((sketch, index) => buildCoach(index + 1, sketch, people, venues));
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

function buildCoach(
  id: number,
  sketch: CoachSketch,
  people: readonly Resident[],
  venues: readonly SampleVenue[],
): SampleCoach {
  const home = findNeighbourhood('Lahore', sketch.area);
  const nearest = people
    .filter((person) => !person.isSample && person.joinedDaysAgo > 120)
    .filter((person) => id !== 2 || person.gender === 'female')
    .filter((person) =>
      person.sports.some(({ name, level }) => name === sketch.sport && level === sketch.level),
    )
    .sort((a, b) => greatCircleKm(a.point, home) - greatCircleKm(b.point, home));
  const venueIds = venues
    .filter((venue) => venue.sports.includes(sketch.sport))
    .sort((a, b) => greatCircleKm(a.point, home) - greatCircleKm(b.point, home))
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
        one.city === 'Lahore' &&
        !one.isSample &&
        !busy.has(one.id) &&
        one.sports.some(({ name }) => name === sketch.sport),
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
  const others = people.filter(
    ({ city, isSample, joinedDaysAgo }) => city === 'Lahore' && !isSample && joinedDaysAgo > 45,
  );
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

type BookingFacts = Partial<SampleBooking> & Pick<SampleBooking, 'day' | 'status'>;

const AHEAD: readonly BookingFacts[] = [
  { day: 2, status: 'pending', message: 'First time, is a racket provided?' },
  { day: 3, status: 'accepted', coachNotes: 'See you at the gate.' },
  { day: -1, status: 'declined', coachNotes: 'I am away that day, sorry.' },
];

// Sessions of the package: paid already.
const OF_PLAYER: readonly BookingFacts[] = [
  {
    day: -2,
    status: 'completed',
    inPackage: true,
    price: 0,
    message: 'Coming from paddle, my backhand needs help.',
  },
  { day: 5, status: 'accepted', inPackage: true, price: 0 },
];

function booking(
  dice: Random,
  coach: SampleCoach,
  clientId: number,
  facts: BookingFacts,
): SampleBooking {
  const duration = dice.pick([60, 60, 90] as const);
  return {
    coachId: coach.id,
    coachUserId: coach.person.id,
    clientId,
    sessionType: dice.pick(['individual', 'individual', 'assessment', 'group']),
    duration,
    price: (coach.sketch.rate * duration) / 60,
    message: null,
    coachNotes: null,
    inPackage: false,
    calendarUid: dice.uuid(),
    review: null,
    ...facts,
  };
}
