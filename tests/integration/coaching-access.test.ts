import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, operationNames } from './call';

type Person = SignedIn & { user: TestUser };

const ROLES = ['signedOut', 'stranger', 'blocked', 'client', 'coach', 'admin', 'exAdmin'] as const;
type Role = (typeof ROLES)[number];

interface World {
  coachId: number;
  bookingId: number;
  proposalId: number;
  packageId: number;
  dayOffId: number;
  classId: number;
  sessionId: number;
  viewers: Record<Role, Person | null>;
}

/** A coach with a client, an accepted session, a proposal, a requested package, a class and a day off. */
async function createWorld(): Promise<World> {
  const [stranger, blocked, client, coach, admin, exAdmin] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
    createSignedIn({ isAdmin: true }),
  ]);
  // The page is still open; the flag is gone.
  await db.user.update({ where: { id: exAdmin.user.id }, data: { isAdmin: false } });
  const { id: coachId, ...row } = await createCoach({ userId: coach.user.id });
  await createBlock(coach.user.id, blocked.user.id);
  const clientId = client.user.id;
  const booking = await createBooking({ ...row, id: coachId }, { clientId, status: 'accepted' });
  const proposal = await db.bookingProposal.create({
    data: {
      bookingId: booking.id,
      proposedById: coach.user.id,
      startsAt: bookingStart(5),
      endsAt: bookingStart(5.25),
    },
  });
  const bought = await db.coachPackage.create({
    data: { coachId, clientId, sessionsTotal: 4, price: 10_500 },
  });
  const dayOff = await db.coachDayOff.create({
    data: { coachId, startsOn: bookingStart(9), endsOn: bookingStart(9) },
  });
  const lesson = await db.coachClass.create({
    data: { coachId, name: 'Juniors', durationMinutes: 60, price: 1_000, groupSize: 6 },
  });
  const date = await createClassSession({ ...row, id: coachId }, { classId: lesson.id });
  return {
    coachId,
    bookingId: booking.id,
    proposalId: proposal.id,
    packageId: bought.id,
    dayOffId: dayOff.id,
    classId: lesson.id,
    sessionId: date.id,
    viewers: { signedOut: null, stranger, blocked, client, coach, admin, exAdmin },
  };
}

type Statuses = [number, number, number, number, number, number, number];
interface Row {
  name: OperationName;
  options?: (world: World) => CallOptions;
  /** In the order of ROLES. */
  statuses: Statuses;
}

const ofCoach = ({ coachId }: World) => ({ params: { id: coachId } });
const ofBooking = ({ bookingId }: World) => ({ params: { id: bookingId } });
const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200, 200];
/** Across a block the coach is not there. */
const READERS: Statuses = [200, 200, 404, 200, 200, 200, 200];
const OWN_LIST: Statuses = [401, 200, 200, 200, 200, 200, 200];
/** The coach's alone; nobody else learns that the desk exists, admins included. */
const desk = (done: number): Statuses => [401, 404, 404, 404, done, 404, 404];

const ROWS: Row[] = [
  { name: 'GET /api/coaches', statuses: EVERYBODY },
  { name: 'GET /api/coaching/classes', statuses: EVERYBODY },
  { name: 'GET /api/coaching/venues', statuses: EVERYBODY },
  { name: 'GET /api/coaches/{id}', options: ofCoach, statuses: READERS },
  { name: 'GET /api/coaches/{id}/slots', options: ofCoach, statuses: READERS },
  { name: 'GET /api/coaches/{id}/reviews', options: ofCoach, statuses: READERS },
  {
    name: 'PUT /api/coaches/{id}/reviews',
    options: (world) => ({ ...ofCoach(world), body: { rating: 5 } }),
    // The session is not over yet for the client either.
    statuses: [401, 403, 404, 403, 403, 403, 403],
  },
  {
    name: 'POST /api/coaches/{id}/packages',
    options: (world) => ({ ...ofCoach(world), body: { sessions: 4 } }),
    statuses: [401, 201, 404, 201, 409, 201, 201],
  },
  {
    name: 'PUT /api/coaches/{id}/packages',
    options: (world) => ({
      ...ofCoach(world),
      body: { packages: [{ sessions: 10, price: 20_000, validDays: 90 }] },
    }),
    statuses: desk(200),
  },
  { name: 'GET /api/coaching/desks', statuses: OWN_LIST },
  { name: 'GET /api/coaches/{id}/desk', options: ofCoach, statuses: desk(200) },
  {
    name: 'PUT /api/coaches/{id}/profile',
    options: (world) => ({
      ...ofCoach(world),
      body: { hourlyRate: 4_000, experience: '6 years', certifications: [], specialties: [] },
    }),
    statuses: desk(200),
  },
  {
    name: 'PUT /api/coaches/{id}/venues',
    options: (world) => ({ ...ofCoach(world), body: { venueIds: [] } }),
    statuses: desk(200),
  },
  {
    name: 'POST /api/coaches/{id}/photo',
    options: (world) => {
      const form = new FormData();
      form.set('image', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return { ...ofCoach(world), body: form };
    },
    statuses: desk(422),
  },
  { name: 'DELETE /api/coaches/{id}/photo', options: ofCoach, statuses: desk(200) },
  {
    name: 'PUT /api/coaches/{id}/reviews/{reviewId}/reply',
    options: ({ coachId }) => ({ params: { id: coachId, reviewId: 999_999 }, body: { reply: '' } }),
    // Only its coach gets as far as looking for the review.
    statuses: [401, 403, 404, 403, 404, 403, 403],
  },
  {
    name: 'PUT /api/coaches/{id}/hours',
    options: (world) => ({ ...ofCoach(world), body: { hours: [] } }),
    statuses: desk(200),
  },
  {
    name: 'PUT /api/coaches/{id}/pause',
    options: (world) => ({ ...ofCoach(world), body: { paused: true } }),
    statuses: desk(200),
  },
  {
    name: 'POST /api/coaches/{id}/days-off',
    options: (world) => ({
      ...ofCoach(world),
      body: { startsOn: '2030-01-01', endsOn: '2030-01-02' },
    }),
    statuses: desk(201),
  },
  {
    name: 'DELETE /api/coaches/{id}/days-off/{dayOffId}',
    options: ({ coachId, dayOffId }) => ({ params: { id: coachId, dayOffId } }),
    statuses: desk(200),
  },
  {
    name: 'POST /api/coaches/{id}/classes',
    options: (world) => ({
      ...ofCoach(world),
      body: { name: 'Adults', durationMinutes: 60, price: 1_500, groupSize: 4 },
    }),
    statuses: desk(201),
  },
  {
    name: 'DELETE /api/coaches/{id}/classes/{classId}',
    options: ({ coachId, classId }) => ({ params: { id: coachId, classId } }),
    // Its date is ahead.
    statuses: desk(409),
  },
  { name: 'GET /api/coaches/{id}/class-sessions', options: ofCoach, statuses: READERS },
  {
    name: 'POST /api/coaches/{id}/class-sessions',
    options: (world) => ({
      ...ofCoach(world),
      body: {
        classId: world.classId,
        date: bookingStart(11).toISOString().slice(0, 10),
        time: '12:00',
      },
    }),
    statuses: desk(201),
  },
  { name: 'GET /api/class-sessions', statuses: OWN_LIST },
  {
    name: 'POST /api/class-sessions/{id}/{action}',
    options: ({ sessionId }) => ({ params: { id: sessionId, action: 'join' }, body: {} }),
    // The coach gives it.
    statuses: [401, 200, 404, 200, 409, 200, 200],
  },
  {
    name: 'GET /api/class-sessions/{id}/participants',
    options: ({ sessionId }) => ({ params: { id: sessionId } }),
    statuses: desk(200),
  },
  {
    name: 'GET /api/class-sessions/{id}/calendar',
    options: ({ sessionId }) => ({ params: { id: sessionId } }),
    statuses: [401, 200, 404, 200, 200, 200, 200],
  },
  { name: 'GET /api/coach-applications', statuses: OWN_LIST },
  {
    name: 'POST /api/coach-applications',
    options: () => {
      const form = new FormData();
      form.set('name', 'Coach');
      form.set('sport', 'Golf');
      form.set('experience', '5 years');
      form.set('hourlyRate', '3000');
      return { body: form };
    },
    statuses: [401, 201, 201, 201, 201, 201, 201],
  },
  { name: 'GET /api/booking-requests', statuses: OWN_LIST },
  {
    name: 'POST /api/booking-requests',
    options: ({ coachId }) => ({
      body: {
        coachId,
        sessionType: 'individual',
        date: bookingStart(4).toISOString().slice(0, 10),
        time: '12:00',
      },
    }),
    statuses: [401, 201, 404, 201, 409, 201, 201],
  },
  {
    name: 'GET /api/booking-requests/{id}',
    options: ofBooking,
    statuses: [401, 404, 404, 200, 200, 404, 404],
  },
  {
    name: 'GET /api/booking-requests/{id}/calendar',
    options: ofBooking,
    statuses: [401, 404, 404, 200, 200, 404, 404],
  },
  {
    name: 'POST /api/booking-requests/{id}/proposals',
    options: (world) => ({
      ...ofBooking(world),
      body: { date: bookingStart(6).toISOString().slice(0, 10), time: '12:00' },
    }),
    // One waits already.
    statuses: [401, 404, 404, 409, 409, 404, 404],
  },
  {
    name: 'POST /api/booking-requests/{id}/proposals/{proposalId}/{action}',
    options: ({ bookingId, proposalId }) => ({
      params: { id: bookingId, proposalId, action: 'decline' },
    }),
    // Answered by then: the coach, who made it, no longer finds it.
    statuses: [401, 404, 404, 200, 404, 404, 404],
  },
  {
    name: 'POST /api/booking-requests/{id}/{action}',
    options: ({ bookingId }) => ({
      params: { id: bookingId, action: 'complete' },
      body: {},
    }),
    // The coach's move, but the session is not over.
    statuses: [401, 404, 404, 403, 409, 404, 404],
  },
  { name: 'GET /api/packages', statuses: OWN_LIST },
  {
    name: 'POST /api/packages/{id}/{action}',
    options: ({ packageId }) => ({ params: { id: packageId, action: 'accept' } }),
    statuses: [401, 404, 404, 403, 200, 404, 404],
  },
];

const COACHING =
  /^\w+ \/api\/(coaches|coaching|coach-applications|booking-requests|packages|class-sessions)(\/|$)/;

describe('who may call what about coaching', () => {
  it('is written down for every call about coaching', () => {
    const known = new Set<string>(ROWS.map(({ name }) => name));
    const missing = operationNames.filter((name) => COACHING.test(name) && !known.has(name));
    expect(missing, 'add the new call to ROWS').toEqual([]);
  });

  it.each(ROWS)('$name', async ({ name, options = () => ({}), statuses }) => {
    const world = await createWorld();
    const answers: Record<string, number> = {};
    for (const role of ROLES) {
      const cookie = world.viewers[role]?.cookie;
      answers[role] = (await call(name, { ...options(world), cookie })).status;
    }
    expect(answers).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, statuses[at]])));
    // Somebody whose own application waits is a stranger to every coach.
    const applicant = await createSignedIn();
    await createCoachApplication({ userId: applicant.user.id });
    const asApplicant = { ...options(world), cookie: applicant.cookie };
    expect((await call(name, asApplicant)).status, 'an applicant').toBe(statuses[1]);
  });

  it('shows an application that is not approved to nobody', async () => {
    const { id } = await createCoachApplication();
    const admin = await createSignedIn({ isAdmin: true });
    expect((await call('GET /api/coaches/{id}', { params: { id } })).status).toBe(404);
    const asAdmin = { params: { id }, cookie: admin.cookie };
    expect((await call('GET /api/coaches/{id}', asAdmin)).status).toBe(404);
  });
});

describe('an Idempotency-Key', () => {
  it('books once, however often the same request is sent', async () => {
    const { id: coachId } = await createCoach();
    const { cookie } = await createSignedIn();
    const send = (key: string, time: string) =>
      call('POST /api/booking-requests', {
        cookie,
        headers: { 'idempotency-key': key },
        body: {
          coachId,
          sessionType: 'individual',
          date: bookingStart(4).toISOString().slice(0, 10),
          time,
        },
      });
    const first = await send('one', '12:00');
    const again = await send('one', '12:00');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect((await send('one', '13:00')).status).toBe(409);
    expect(await db.bookingRequest.count({ where: { coachId } })).toBe(1);
    const [a, b] = await Promise.all([send('two', '15:00'), send('two', '15:00')]);
    expect([a.status, b.status].filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(await db.bookingRequest.count({ where: { coachId } })).toBe(2);
  });
});
