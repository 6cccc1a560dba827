import { WEEKDAYS } from '@/lib/calendar/weekdays';
import type { SampleSession } from '../classes';
import type { Clock } from '../clock';
import { type Coaching, PACKAGE, type SampleBooking } from '../coaches';
import { placeName } from '../data/areas';
import type { ApplicantSketch, CoachSketch } from '../data/coaches';
import { sportByName } from '../sports-of-people';
import { type Resident, SAMPLE_IDS } from '../world';

/** After the classes of the afternoon. */
const SESSION_MINUTE = 18 * 60 + 30;
const DAY_MS = 86_400_000;

/** Approved coaches first, so that they get the ids 1 to 3; then pending and rejected ones. */
export function coachApplicationRows({ coaches, applicants }: Coaching, clock: Clock) {
  const approved = coaches.map(({ id, person, sketch }) => {
    const home = { city: 'Lahore', area: sketch.area };
    const days = WEEKDAYS.filter((_, index) => sketch.hours[index + 1]);
    return {
      ...applicationRow({ id, person, sketch, home, days }),
      status: 'approved',
      admin_notes: null,
      submitted_at: clock.daysAgo(110, id),
      reviewed_at: clock.daysAgo(108, id),
      reviewed_by: SAMPLE_IDS.admin,
      updated_at: clock.daysAgo(108, id),
    };
  });
  const others = applicants.map(({ id, person, sketch, daysAgo }) => {
    const isOpen = sketch.status === 'pending';
    const submitted = clock.daysAgo(isOpen ? daysAgo : 15, id);
    return {
      ...applicationRow({ id, person, sketch, home: person, days: sketch.availability }),
      status: sketch.status,
      admin_notes: sketch.adminNotes,
      submitted_at: submitted,
      reviewed_at: isOpen ? null : clock.daysAgo(12, id),
      reviewed_by: isOpen ? null : SAMPLE_IDS.admin,
      updated_at: submitted,
    };
  });
  return [...approved, ...others];
}

interface Application {
  id: number;
  person: Resident;
  sketch: CoachSketch | ApplicantSketch;
  home: { city: string; area: string | null };
  days: readonly string[];
}

function applicationRow({ id, person, sketch, home, days }: Application) {
  return {
    id,
    user_id: person.id,
    sport_id: sportByName(sketch.sport).id,
    name: person.name,
    bio: sketch.bio,
    experience: sketch.experience,
    certifications: sketch.certifications,
    specialties: sketch.specialties,
    availability: days,
    hourly_rate: sketch.rate,
    currency: 'PKR',
    location: placeName(home),
    area: home.area,
    city: home.city,
    time_zone: 'Asia/Karachi',
    phone: `+92 300 0000${String(500 + id)}`,
    email: person.email,
    rating_sum: 0,
    review_count: 0,
  };
}

export function coachHoursRows({ coaches }: Coaching) {
  return coaches.flatMap(({ id, sketch }) =>
    Object.entries(sketch.hours).flatMap(([weekday, spans]) =>
      spans.map(([from, to]) => ({
        coach_id: id,
        weekday: Number(weekday),
        start_minute: from * 60,
        end_minute: to * 60,
      })),
    ),
  );
}

export function coachClassRows({ coaches }: Coaching, clock: Clock) {
  const classes = coaches.flatMap(({ id, sketch, venueIds }) =>
    sketch.classes.map((one) => ({ coachId: id, venueId: venueIds[0] ?? null, one })),
  );
  return classes.map(({ coachId, venueId, one }, index) => ({
    id: index + 1,
    coach_id: coachId,
    venue_id: venueId,
    name: one.name,
    description: one.description,
    duration_minutes: one.minutes,
    price: one.price,
    currency: 'PKR',
    group_size: one.groupSize,
    schedule: one.schedule,
    is_active: true,
    created_at: clock.daysAgo(100),
    updated_at: clock.daysAgo(100),
  }));
}

export function classSessionRows(sessions: readonly SampleSession[], clock: Clock) {
  return sessions.map(({ weekday, week, startMinute, minutes, ...session }) => {
    const startsAt = clock.onWeekday(weekday, week, startMinute);
    return {
      id: session.id,
      class_id: session.classId,
      coach_id: session.coachId,
      coach_user_id: session.coachUserId,
      venue_id: session.venueId,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + minutes * 60_000),
      time_zone: 'Asia/Karachi',
      places: session.places,
      price: session.price,
      currency: 'PKR',
      // Its trigger counts the participants.
      going_count: 0,
      waitlist_count: 0,
      status: 'upcoming',
      calendar_uid: session.calendarUid,
      calendar_sequence: 0,
      created_at: clock.daysAgo(20),
      updated_at: clock.daysAgo(20),
    };
  });
}

export function classParticipantRows(sessions: readonly SampleSession[], clock: Clock) {
  return sessions.flatMap(({ id, seats }) =>
    seats.map(({ userId, status, daysAgo }) => {
      const at = clock.daysAgo(daysAgo, id);
      return {
        session_id: id,
        user_id: userId,
        status,
        waitlisted_at: status === 'waitlisted' ? at : null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
}

export function coachVenueRows({ coaches }: Coaching) {
  return coaches.flatMap(({ id, venueIds }) =>
    venueIds.map((venueId) => ({ coach_id: id, venue_id: venueId })),
  );
}

export function coachReviewRows({ bookings }: Coaching, clock: Clock) {
  return bookings.flatMap(({ coachId, clientId, day, review }) => {
    if (!review) return [];
    const at = clock.onDay(day, SESSION_MINUTE + 180);
    return [{ coach_id: coachId, user_id: clientId, ...review, created_at: at, updated_at: at }];
  });
}

export function coachPackageRows({ coaches, bookings }: Coaching, clock: Clock) {
  return coaches
    .filter(({ id }) => id === PACKAGE.coachId)
    .map(({ id, sketch }) => ({
      id: 1,
      coach_id: id,
      client_id: PACKAGE.clientId,
      sessions_total: PACKAGE.sessions,
      sessions_used: bookings.filter(({ inPackage }) => inPackage).length,
      price: sketch.rate * PACKAGE.factor,
      currency: 'PKR',
      status: 'active',
      created_at: clock.daysAgo(8),
      updated_at: clock.daysAgo(8),
    }));
}

export function bookingRows({ bookings, coaches }: Coaching, clock: Clock) {
  return bookings.map((booking, index) => {
    const startsAt = clock.onDay(booking.day, SESSION_MINUTE);
    const asked = askedAt(booking, startsAt, clock);
    const coach = coaches.find(({ id }) => id === booking.coachId);
    return {
      id: index + 1,
      coach_id: booking.coachId,
      coach_user_id: booking.coachUserId,
      client_id: booking.clientId,
      session_type: booking.sessionType,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + booking.duration * 60_000),
      duration: booking.duration,
      time_zone: 'Asia/Karachi',
      message: booking.message,
      status: booking.status,
      coach_notes: booking.coachNotes,
      price: booking.price,
      currency: 'PKR',
      package_id: booking.inPackage ? 1 : null,
      venue_id: coach?.venueIds[0] ?? null,
      expires_at: new Date(Math.min(asked.getTime() + 2 * DAY_MS, startsAt.getTime())),
      decided_at: booking.status === 'pending' ? null : new Date(asked.getTime() + 3_600_000),
      calendar_uid: booking.calendarUid,
      calendar_sequence: 0,
      created_at: asked,
      updated_at: asked,
    };
  });
}

function askedAt(booking: SampleBooking, startsAt: Date, clock: Clock): Date {
  // A pending request expires after 48 hours: this one has a day and a half left.
  if (booking.status === 'pending') return clock.minutesAgo(12 * 60);
  return booking.day < 0 ? new Date(startsAt.getTime() - 4 * DAY_MS) : clock.daysAgo(2);
}
