import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCertificate, createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import {
  type AccessWorld,
  afterChange,
  BANNED,
  describeAccess,
  type Options,
  type UsualRole,
  usualViewers,
} from './access-matrix';
import { type CallOptions, call } from './call';

/**
 * Calls about a coach. The application of `applicant` is pending, that of `rejected` was rejected. `declined` requested a
 * session and a package, both declined; `removed` had a session that the coach cancelled; `exAdmin` has just ceased to be an
 * admin.
 */
type Role =
  | UsualRole
  | 'applicant'
  | 'rejected'
  | 'blocked'
  | 'declined'
  | 'removed'
  | 'client'
  | 'coach'
  | 'exAdmin';

interface World extends AccessWorld<Role> {
  coachId: number;
  bookingId: number;
  declinedId: number;
  cancelledId: number;
  proposalId: number;
  packageId: number;
  paidId: number;
  clientRowId: number;
  leavingRowId: number;
  dayOffId: number;
  classId: number;
  sessionId: number;
  certificateId: number;
}

/** A coach with a client, an accepted session, a proposal, a requested package, a class and a day off. */
async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [applicant, rejected, blocked, declined, removed, client, coach, exAdmin] =
    await Promise.all([
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn({ isAdmin: true }),
    ]);
  // The page is still open, but the person is no longer an admin.
  await db.user.update({ where: { id: exAdmin.user.id }, data: { isAdmin: false } });
  await createCoachApplication({ userId: applicant.user.id });
  await createCoachApplication({ userId: rejected.user.id, status: 'rejected' });
  const row = await createCoach({ userId: coach.user.id });
  const coachId = row.id;
  await createBlock(coach.user.id, blocked.user.id);
  const clientId = client.user.id;
  const booking = await createBooking(row, { clientId, status: 'accepted' });
  const { id: declinedId } = await createBooking(row, {
    clientId: declined.user.id,
    status: 'declined',
    startsAt: bookingStart(8),
  });
  const { id: cancelledId } = await createBooking(row, {
    clientId: removed.user.id,
    status: 'cancelled',
    startsAt: bookingStart(10),
  });
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
  await db.coachPackage.create({
    data: {
      coachId,
      clientId: declined.user.id,
      sessionsTotal: 4,
      price: 10_500,
      status: 'declined',
    },
  });
  const paid = { status: 'used', sessionsTotal: 4, sessionsUsed: 4, price: 10_500 } as const;
  const { id: paidId } = await db.coachPackage.create({ data: { ...paid, coachId, clientId } });
  const person = { coachId, name: 'Ali Raza', phone: '0300 1234567' };
  const { id: clientRowId } = await db.coachClient.create({ data: person });
  const { id: leavingRowId } = await db.coachClient.create({ data: person });
  const dayOff = await db.coachDayOff.create({
    data: { coachId, startsOn: bookingStart(9), endsOn: bookingStart(9) },
  });
  const lesson = await db.coachClass.create({
    data: { coachId, name: 'Juniors', durationMinutes: 60, price: 1_000, groupSize: 6 },
  });
  // Places for all callers.
  const date = await createClassSession(row, { classId: lesson.id, places: 20 });
  const people = { applicant, rejected, blocked, declined, removed, client, coach, exAdmin };
  return {
    coachId,
    bookingId: booking.id,
    declinedId,
    cancelledId,
    proposalId: proposal.id,
    packageId: bought.id,
    paidId,
    clientRowId,
    leavingRowId,
    dayOffId: dayOff.id,
    classId: lesson.id,
    sessionId: date.id,
    certificateId: (await createCertificate(row, { status: 'verified', decidedAt: new Date() })).id,
    viewers: { ...usual, ...people },
  };
}

const TABLE = `
                                                                guest other applicant rejected blocked declined removed client coach paused leaving banned admin exAdmin
POST /api/booking-requests/{id}/{action}                        401   404   404       404      404     404      404     403    409   404    404     401    404   404
POST /api/booking-requests/{id}/{action} (declined)             401   404   404       404      404     403      404     404    409   404    404     401    404   404
GET /api/booking-requests/{id}/calendar                         401   404   404       404      404     404      404     200    200   404    404     401    404   404
GET /api/booking-requests/{id}/calendar (declined)              401   404   404       404      404     409      404     404    409   404    404     401    404   404
GET /api/booking-requests/{id}/calendar (cancelled)             401   404   404       404      404     404      200     404    200   404    404     401    404   404
POST /api/booking-requests/{id}/proposals/{proposalId}/{action} 401   404   404       404      404     404      404     200    404   404    404     401    404   404
POST /api/booking-requests/{id}/proposals                       401   404   404       404      404     404      404     409    409   404    404     401    404   404
GET /api/booking-requests/{id}                                  401   404   404       404      404     404      404     200    200   404    404     401    404   404
GET /api/booking-requests/{id} (declined)                       401   404   404       404      404     200      404     404    200   404    404     401    404   404
GET /api/booking-requests/{id} (cancelled)                      401   404   404       404      404     404      200     404    200   404    404     401    404   404
GET /api/booking-requests                                       401   200   200       200      200     200      200     200    200   200    200     401    200   200
POST /api/booking-requests                                      401   201   201       201      404     201      201     201    409   201    403     401    201   201
POST /api/booking-requests (banned)                             401   404   404       404      404     404      404     404    401   404    404     401    404   404
POST /api/class-sessions/{id}/{action}                          401   200   200       200      404     200      200     200    409   200    403     401    200   200
POST /api/class-sessions/{id}/{action} (banned)                 401   404   404       404      404     404      404     404    401   404    404     401    404   404
GET /api/class-sessions/{id}/calendar                           401   200   200       200      404     200      200     200    200   200    200     401    200   200
GET /api/class-sessions/{id}/calendar (banned)                  401   404   404       404      404     404      404     404    401   404    404     401    404   404
GET /api/class-sessions/{id}/participants                       401   404   404       404      404     404      404     404    200   404    404     401    404   404
PUT /api/class-sessions/{id}/attendance                         401   404   404       404      404     404      404     404    409   404    404     401    404   404
GET /api/class-sessions                                         401   200   200       200      200     200      200     200    200   200    200     401    200   200
GET /api/coach-applications                                     401   200   200       200      200     200      200     200    200   200    200     401    200   200
POST /api/coach-applications                                    401   201   201       201      201     201      201     201    201   201    403     401    201   201
GET /api/coach-clients/{id}                                     401   404   404       404      404     404      404     404    200   404    404     401    404   404
PATCH /api/coach-clients/{id}                                   401   404   404       404      404     404      404     404    200   404    404     401    404   404
DELETE /api/coach-clients/{id}                                  401   404   404       404      404     404      404     404    204   404    404     401    404   404
POST /api/coach-clients/{id}/link                               401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coach-clients/{id}/packages                           401   404   404       404      404     404      404     404    201   404    404     401    404   404
POST /api/coach-clients/{id}/sessions                           401   404   404       404      404     404      404     404    201   404    404     401    404   404
GET /api/coaches/{id}/book                                      401   404   404       404      404     404      404     404    200   404    404     401    404   404
GET /api/coaches/{id}/calendar                                  401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coaches/{id}/certificates                             401   404   404       404      404     404      404     404    422   404    404     401    404   404
DELETE /api/coaches/{id}/certificates/{certificateId}           401   404   404       404      404     404      404     404    200   404    404     401    404   404
GET /api/coaches/{id}/clients                                   401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coaches/{id}/clients                                  401   404   404       404      404     404      404     404    201   404    404     401    404   404
PUT /api/coaches/{id}/paid                                      401   404   404       404      404     404      404     404    204   404    404     401    404   404
GET /api/coaches/{id}/class-sessions                            200   200   200       200      404     200      200     200    200   200    200     200    200   200
GET /api/coaches/{id}/class-sessions (banned)                   404   404   404       404      404     404      404     404    404   404    404     404    404   404
POST /api/coaches/{id}/class-sessions                           401   404   404       404      404     404      404     404    201   404    404     401    404   404
DELETE /api/coaches/{id}/classes/{classId}                      401   404   404       404      404     404      404     404    409   404    404     401    404   404
POST /api/coaches/{id}/classes                                  401   404   404       404      404     404      404     404    201   404    404     401    404   404
DELETE /api/coaches/{id}/days-off/{dayOffId}                    401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coaches/{id}/days-off                                 401   404   404       404      404     404      404     404    201   404    404     401    404   404
GET /api/coaches/{id}/desk                                      401   404   404       404      404     404      404     404    200   404    404     401    404   404
PUT /api/coaches/{id}/hours                                     401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coaches/{id}/packages                                 401   201   201       201      404     201      201     201    409   201    403     401    201   201
POST /api/coaches/{id}/packages (banned)                        401   404   404       404      404     404      404     404    401   404    404     401    404   404
PUT /api/coaches/{id}/packages                                  401   404   404       404      404     404      404     404    200   404    404     401    404   404
PUT /api/coaches/{id}/pause                                     401   404   404       404      404     404      404     404    200   404    404     401    404   404
POST /api/coaches/{id}/photo                                    401   404   404       404      404     404      404     404    422   404    404     401    404   404
DELETE /api/coaches/{id}/photo                                  401   404   404       404      404     404      404     404    200   404    404     401    404   404
PUT /api/coaches/{id}/profile                                   401   404   404       404      404     404      404     404    200   404    404     401    404   404
PUT /api/coaches/{id}/reviews/{reviewId}/reply                  401   403   403       403      404     403      403     403    404   403    403     401    403   403
GET /api/coaches/{id}/reviews                                   200   200   200       200      404     200      200     200    200   200    200     200    200   200
PUT /api/coaches/{id}/reviews                                   401   403   403       403      404     403      403     403    403   403    403     401    403   403
GET /api/coaches/{id}                                           200   200   200       200      404     200      200     200    200   200    200     200    200   200
GET /api/coaches/{id} (banned)                                  404   404   404       404      404     404      404     404    404   404    404     404    404   404
GET /api/coaches/{id}/slots                                     200   200   200       200      404     200      200     200    200   200    200     200    200   200
GET /api/coaches/{id}/slots (banned)                            404   404   404       404      404     404      404     404    404   404    404     404    404   404
PUT /api/coaches/{id}/venues                                    401   404   404       404      404     404      404     404    200   404    404     401    404   404
GET /api/coaches                                                200   200   200       200      200     200      200     200    200   200    200     200    200   200
GET /api/coaching/classes                                       200   200   200       200      200     200      200     200    200   200    200     200    200   200
GET /api/coaching/desks                                         401   200   200       200      200     200      200     200    200   200    200     401    200   200
GET /api/coaching/venues                                        200   200   200       200      200     200      200     200    200   200    200     200    200   200
POST /api/packages/{id}/{action}                                401   404   404       404      404     404      404     403    200   404    404     401    404   404
GET /api/packages                                               401   200   200       200      200     200      200     200    200   200    200     401    200   200
`;

const ofCoach =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ coachId }) => ({ ...more, params: { id: coachId } });
const ofBooking =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ bookingId }) => ({ ...more, params: { id: bookingId } });
const ofSession: Options<World> = ({ sessionId }) => ({ params: { id: sessionId } });
const ofDeclined: Options<World> = ({ declinedId }) => ({ params: { id: declinedId } });
const ofCancelled: Options<World> = ({ cancelledId }) => ({ params: { id: cancelledId } });

const ofClient =
  (more: Partial<CallOptions> = {}): Options<World> =>
  ({ clientRowId }) => ({ ...more, params: { id: clientRowId } });

const once = afterChange(({ viewers }: World) => viewers.coach?.user.id ?? 0);
const book: Options<World> = ({ coachId }) => ({
  body: {
    coachId,
    sessionType: 'individual',
    date: bookingStart(4).toISOString().slice(0, 10),
    time: '12:00',
  },
});
const buy: Options<World> = ofCoach({ body: { sessions: 4 } });
const join: Options<World> = ({ sessionId }) => ({
  params: { id: sessionId, action: 'join' },
  body: {},
});

describeAccess<Role, World>({
  area: 'coaching',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/coaches/{id}': ofCoach(),
    'GET /api/coaches/{id} (banned)': once(BANNED, ofCoach()),
    'GET /api/coaches/{id}/slots': ofCoach(),
    'GET /api/coaches/{id}/slots (banned)': once(BANNED, ofCoach()),
    'GET /api/coaches/{id}/reviews': ofCoach(),
    // The session is not over for the client either.
    'PUT /api/coaches/{id}/reviews': ofCoach({ body: { rating: 5 } }),
    'POST /api/coaches/{id}/packages': buy,
    'POST /api/coaches/{id}/packages (banned)': once(BANNED, buy),
    'PUT /api/coaches/{id}/packages': ofCoach({
      body: { packages: [{ sessions: 10, price: 20_000, validDays: 90 }] },
    }),
    'GET /api/coaches/{id}/desk': ofCoach(),
    'PUT /api/coaches/{id}/profile': ofCoach({
      body: { hourlyRate: 4_000, experience: '6 years', certifications: [], specialties: [] },
    }),
    'PUT /api/coaches/{id}/venues': ofCoach({ body: { venueIds: [] } }),
    'POST /api/coaches/{id}/photo': (world, caller) => {
      const form = new FormData();
      form.set('image', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return ofCoach({ body: form })(world, caller);
    },
    'DELETE /api/coaches/{id}/photo': ofCoach(),
    // Only its coach gets as far as the missing review.
    'PUT /api/coaches/{id}/reviews/{reviewId}/reply': ({ coachId }) => ({
      params: { id: coachId, reviewId: 999_999 },
      body: { reply: '' },
    }),
    'PUT /api/coaches/{id}/hours': ofCoach({ body: { hours: [] } }),
    'PUT /api/coaches/{id}/pause': ofCoach({ body: { paused: true } }),
    'POST /api/coaches/{id}/days-off': ofCoach({
      body: { startsOn: '2030-01-01', endsOn: '2030-01-02' },
    }),
    'DELETE /api/coaches/{id}/days-off/{dayOffId}': ({ coachId, dayOffId }) => ({
      params: { id: coachId, dayOffId },
    }),
    'POST /api/coaches/{id}/classes': ofCoach({
      body: { name: 'Adults', durationMinutes: 60, price: 1_500, groupSize: 4 },
    }),
    // Its date is in the future.
    'DELETE /api/coaches/{id}/classes/{classId}': ({ coachId, classId }) => ({
      params: { id: coachId, classId },
    }),
    'GET /api/coaches/{id}/class-sessions': ofCoach(),
    'GET /api/coaches/{id}/class-sessions (banned)': once(BANNED, ofCoach()),
    'POST /api/coaches/{id}/class-sessions': ({ coachId, classId }) => ({
      params: { id: coachId },
      body: { classId, date: bookingStart(11).toISOString().slice(0, 10), time: '12:00' },
    }),
    // The coach gives the class.
    'POST /api/class-sessions/{id}/{action}': join,
    'POST /api/class-sessions/{id}/{action} (banned)': once(BANNED, join),
    'GET /api/class-sessions/{id}/participants': ofSession,
    // It has not begun.
    'PUT /api/class-sessions/{id}/attendance': ({ sessionId }) => ({
      params: { id: sessionId },
      body: { marks: [{ id: 1, came: true }] },
    }),
    'GET /api/class-sessions/{id}/calendar': ofSession,
    'GET /api/class-sessions/{id}/calendar (banned)': once(BANNED, ofSession),
    'GET /api/coaches/{id}/book': ofCoach({ query: { month: '2026-12' } }),
    'GET /api/coaches/{id}/calendar': ofCoach({ query: { from: '2026-12-01' } }),
    'POST /api/coaches/{id}/certificates': (world, caller) => {
      const form = new FormData();
      form.set('name', 'First aid');
      form.set('image', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
      return ofCoach({ body: form })(world, caller);
    },
    'DELETE /api/coaches/{id}/certificates/{certificateId}': ({ coachId, certificateId }) => ({
      params: { id: coachId, certificateId },
    }),
    'GET /api/coaches/{id}/clients': ofCoach(),
    'POST /api/coaches/{id}/clients': ofCoach({ body: { name: 'Sara' } }),
    'PUT /api/coaches/{id}/paid': ({ coachId, paidId }) => ({
      params: { id: coachId },
      body: { kind: 'package', entryId: paidId, paid: true },
    }),
    'GET /api/coach-clients/{id}': ofClient(),
    'PATCH /api/coach-clients/{id}': ofClient({ body: { note: 'Left-handed' } }),
    'DELETE /api/coach-clients/{id}': ({ leavingRowId }) => ({ params: { id: leavingRowId } }),
    'POST /api/coach-clients/{id}/link': ofClient(),
    'POST /api/coach-clients/{id}/packages': ofClient({ body: { sessions: 4, price: 9_000 } }),
    'POST /api/coach-clients/{id}/sessions': ofClient({
      body: { date: bookingStart(12).toISOString().slice(0, 10), time: '12:00' },
    }),
    'POST /api/coach-applications': () => {
      const form = new FormData();
      form.set('name', 'Coach');
      form.set('sport', 'Golf');
      form.set('experience', '5 years');
      form.set('hourlyRate', '3000');
      return { body: form };
    },
    'POST /api/booking-requests': book,
    'POST /api/booking-requests (banned)': once(BANNED, book),
    'GET /api/booking-requests/{id}': ofBooking(),
    'GET /api/booking-requests/{id} (declined)': ofDeclined,
    'GET /api/booking-requests/{id} (cancelled)': ofCancelled,
    'GET /api/booking-requests/{id}/calendar': ofBooking(),
    'GET /api/booking-requests/{id}/calendar (declined)': ofDeclined,
    'GET /api/booking-requests/{id}/calendar (cancelled)': ofCancelled,
    // One is already pending.
    'POST /api/booking-requests/{id}/proposals': ofBooking({
      body: { date: bookingStart(6).toISOString().slice(0, 10), time: '12:00' },
    }),
    // Decided by then: the coach, who made it, no longer finds it.
    'POST /api/booking-requests/{id}/proposals/{proposalId}/{action}': ({
      bookingId,
      proposalId,
    }) => ({ params: { id: bookingId, proposalId, action: 'decline' } }),
    // It is the coach's turn, but the session is not over.
    'POST /api/booking-requests/{id}/{action}': ({ bookingId }) => ({
      params: { id: bookingId, action: 'complete' },
      body: {},
    }),
    'POST /api/booking-requests/{id}/{action} (declined)': ({ declinedId }) => ({
      params: { id: declinedId, action: 'accept' },
      body: {},
    }),
    'POST /api/packages/{id}/{action}': ({ packageId }) => ({
      params: { id: packageId, action: 'accept' },
    }),
  },
});

it('an unapproved coach has no page, not even for admins', async () => {
  const { id } = await createCoachApplication();
  const admin = await createSignedIn({ isAdmin: true });
  expect((await call('GET /api/coaches/{id}', { params: { id } })).status).toBe(404);
  const asAdmin = { params: { id }, cookie: admin.cookie };
  expect((await call('GET /api/coaches/{id}', asAdmin)).status).toBe(404);
});

describe('an Idempotency-Key', () => {
  it('books only once, however often the same request is sent', async () => {
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
