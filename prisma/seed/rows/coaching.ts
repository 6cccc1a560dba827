import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { sportId } from '../../rows/sports';
import type { World } from '../build-world';
import type { Clock } from '../clock';
import { PACKAGE, type SampleBooking, SESSION_MINUTE, sessionStart } from '../coaches';
import { placeName } from '../data/areas';
import type { ApplicantSketch, CoachSketch } from '../data/coaches';
import { type Resident, SAMPLE_IDS } from '../world';
import { stamps } from './stamps';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function rowsOfCoaching({ coaching, sessions }: World, clock: Clock) {
  const { coaches, bookings } = coaching;
  return {
    coachApplications: applications(coaching, clock),
    coachHours: coaches.flatMap(({ id, sketch }) =>
      Object.entries(sketch.hours).flatMap(([weekday, spans]) =>
        spans.map(([from, to]) => ({
          coachId: id,
          weekday: Number(weekday),
          startMinute: from * 60,
          endMinute: to * 60,
        })),
      ),
    ),
    coachClasses: coaches
      .flatMap((coach) => coach.sketch.classes.map((one) => ({ coach, one })))
      .map(({ coach, one }, index) => ({
        id: index + 1,
        coachId: coach.id,
        venueId: coach.venueIds[0] ?? null,
        name: one.name,
        description: one.description,
        durationMinutes: one.minutes,
        price: one.price,
        groupSize: one.groupSize,
        schedule: one.schedule,
        ...stamps(clock.daysAgo(100)),
      })),
    classSessions: sessions.map(
      ({ weekday, week, startMinute, minutes, seats: _seats, ...session }) => {
        const startsAt = clock.onWeekday(weekday, week, startMinute);
        const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
        return { ...session, startsAt, endsAt, ...stamps(clock.daysAgo(20)) };
      },
    ),
    classParticipants: sessions.flatMap(({ id, seats }) =>
      seats.map(({ userId, status, daysAgo }) => {
        const at = clock.daysAgo(daysAgo, id);
        const waitlistedAt = status === 'waitlisted' ? at : null;
        return { sessionId: id, userId, status, waitlistedAt, ...stamps(at) };
      }),
    ),
    coachVenues: coaches.flatMap(({ id, venueIds }) =>
      venueIds.map((venueId) => ({ coachId: id, venueId })),
    ),
    coachPackages: coaches
      .filter(({ id }) => id === PACKAGE.coachId)
      .map(({ id, sketch }) => ({
        id: 1,
        coachId: id,
        clientId: PACKAGE.clientId,
        sessionsTotal: PACKAGE.sessions,
        sessionsUsed: bookings.filter(({ packageId }) => packageId !== null).length,
        price: sketch.rate * PACKAGE.factor,
        status: 'active' as const,
        ...stamps(clock.daysAgo(8)),
      })),
    bookingRequests: bookings.map((booking, index) => ({
      id: index + 1,
      ...bookingRow(booking, clock),
    })),
    coachReviews: bookings.flatMap(({ coachId, clientId, day, review }) =>
      review
        ? [{ coachId, userId: clientId, ...review, ...stamps(clock.onDay(day, REVIEW_MINUTE)) }]
        : [],
    ),
  };
}

const REVIEW_MINUTE = SESSION_MINUTE + 180;

/** Approved coaches first, so that they get the ids 1 to 3; then pending and rejected ones. */
function applications({ coaches, applicants }: World['coaching'], clock: Clock) {
  const approved = coaches.map(({ id, person, sketch }) => ({
    ...applicationRow({ id, person, sketch, home: { city: 'Lahore', area: sketch.area } }),
    availability: WEEKDAYS.filter((_, index) => sketch.hours[index + 1]),
    status: 'approved' as const,
    adminNotes: null,
    submittedAt: clock.daysAgo(110, id),
    reviewedAt: clock.daysAgo(108, id),
    reviewedBy: SAMPLE_IDS.admin,
    updatedAt: clock.daysAgo(108, id),
  }));
  const others = applicants.map(({ id, person, sketch, daysAgo }) => {
    const isOpen = sketch.refusal === null;
    const submitted = clock.daysAgo(isOpen ? daysAgo : 15, id);
    return {
      ...applicationRow({ id, person, sketch, home: person }),
      availability: sketch.availability,
      status: isOpen ? ('pending' as const) : ('rejected' as const),
      adminNotes: sketch.refusal,
      submittedAt: submitted,
      reviewedAt: isOpen ? null : clock.daysAgo(12, id),
      reviewedBy: isOpen ? null : SAMPLE_IDS.admin,
      updatedAt: submitted,
    };
  });
  return [...approved, ...others];
}

interface Application {
  id: number;
  person: Resident;
  sketch: CoachSketch | ApplicantSketch;
  home: { city: string; area: string | null };
}

function applicationRow({ id, person, sketch, home: { city, area } }: Application) {
  return {
    id,
    userId: person.id,
    sportId: sportId(sketch.sport),
    name: person.name,
    bio: sketch.bio,
    experience: sketch.experience,
    certifications: sketch.certifications,
    specialties: sketch.specialties,
    hourlyRate: sketch.rate,
    location: placeName({ area, city }),
    area,
    city,
    phone: `+92 300 0000${String(500 + id)}`,
    email: person.email,
  };
}

function bookingRow({ day, review: _review, ...booking }: SampleBooking, clock: Clock) {
  const startsAt = sessionStart({ day }, clock);
  const asked = askedAt();
  return {
    ...booking,
    startsAt,
    endsAt: new Date(startsAt.getTime() + booking.duration * MINUTE_MS),
    expiresAt: new Date(Math.min(asked.getTime() + 2 * DAY_MS, startsAt.getTime())),
    decidedAt: booking.status === 'pending' ? null : new Date(asked.getTime() + 3_600_000),
    ...stamps(asked),
  };

  function askedAt(): Date {
    // A pending request expires after 48 hours: this one has a day and a half left.
    if (booking.status === 'pending') return clock.minutesAgo(12 * 60);
    return day < 0 ? new Date(startsAt.getTime() - 4 * DAY_MS) : clock.daysAgo(2);
  }
}
