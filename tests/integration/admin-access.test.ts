import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createCertificate, createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createFailedJob } from '@/tests/factories/jobs';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';
import { type AccessWorld, describeAccess } from './access-matrix';
import { type CallOptions, call } from './call';

const apply = (id: number, action: string, cookie: string, adminNotes?: string) =>
  call('POST /api/admin/coach-applications/{id}/{action}', {
    params: { id, action },
    body: { adminNotes },
    cookie,
  });

/**
 * All but the last two and the guest are or were admins: `exAdmin` lost the role while signed in, `idle` has been inactive for
 * half a day, `firstStep` has taken one of two steps.
 */
type Role =
  | 'guest'
  | 'other'
  | 'exAdmin'
  | 'firstStep'
  | 'idle'
  | 'paused'
  | 'leaving'
  | 'suspended'
  | 'banned'
  | 'admin';

async function createWorld(): Promise<AccessWorld<Role>> {
  const now = new Date();
  const later = hoursFromNow(7 * 24);
  const isAdmin = true;
  const [other, exAdmin, firstStep, idle, paused, leaving, suspended, banned, admin] =
    await Promise.all([
      createSignedIn(),
      createSignedIn({ isAdmin }),
      createSignedIn({ isAdmin }),
      createSignedIn({ isAdmin }),
      createSignedIn({ isAdmin, pausedAt: now }),
      createSignedIn({ isAdmin, deletionRequestedAt: now, deletionDueAt: later }),
      createSignedIn({ isAdmin, suspendedUntil: later }),
      createSignedIn({ isAdmin, bannedAt: now }),
      createSignedIn({ isAdmin }),
    ]);
  await db.user.update({ where: { id: exAdmin.user.id }, data: { isAdmin: false } });
  await db.session.updateMany({
    where: { userId: idle.user.id },
    data: { lastSeenAt: hoursFromNow(-13) },
  });
  // Their session covers only the first step.
  await db.twoFactor.create({
    data: { userId: firstStep.user.id, secret: 'never read', confirmedAt: now },
  });
  const viewers = { other, exAdmin, firstStep, idle, paused, leaving, suspended, banned, admin };
  return { viewers: { guest: null, ...viewers } };
}

const TABLE = `
                                                 guest other exAdmin firstStep idle paused leaving suspended banned admin
GET /api/admin/audit/export                      401   403   403     401       401  200    200     401       401    200
GET /api/admin/audit                             401   403   403     401       401  200    200     401       401    200
GET /api/admin/certificates/{id}/file             401   403   403     401       401  200    200     401       401    200
POST /api/admin/certificates/{id}/{action}       401   403   403     401       401  204    204     401       401    204
GET /api/admin/certificates                      401   403   403     401       401  200    200     401       401    200
POST /api/admin/coach-applications/{id}/{action} 401   403   403     401       401  204    204     401       401    204
GET /api/admin/coach-applications                401   403   403     401       401  200    200     401       401    200
GET /api/admin/findings                          401   403   403     401       401  200    200     401       401    200
POST /api/admin/jobs/{id}/{action}               401   403   403     401       401  204    204     401       401    204
GET /api/admin/jobs                              401   403   403     401       401  200    200     401       401    200
GET /api/admin/overview                          401   403   403     401       401  200    200     401       401    200
GET /api/admin/service                           401   403   403     401       401  200    200     401       401    200
GET /api/admin/pending                           401   403   403     401       401  200    200     401       401    200
POST /api/admin/people/{id}/{action}             401   403   403     401       401  200    200     401       401    200
GET /api/admin/people                            401   403   403     401       401  200    200     401       401    200
POST /api/admin/reports/{id}/{action}            401   403   403     401       401  200    200     401       401    200
GET /api/admin/reports                           401   403   403     401       401  200    200     401       401    200
GET /api/admin/security-events                   401   403   403     401       401  200    200     401       401    200
PUT /api/admin/sports/{id}                       401   403   403     401       401  200    200     401       401    200
POST /api/admin/sports                           401   403   403     401       401  201    201     401       401    201
POST /api/admin/venue-applications/{id}/{action} 401   403   403     401       401  204    204     401       401    204
GET /api/admin/venue-applications                401   403   403     401       401  200    200     401       401    200
POST /api/admin/venues/{id}/{action}             401   403   403     401       401  200    200     401       401    200
POST /api/admin/venues/{id}/merge                401   403   403     401       401  200    200     401       401    200
GET /api/admin/venues                            401   403   403     401       401  200    200     401       401    200
GET /api/admin/venues/misplaced                  401   403   403     401       401  200    200     401       401    200
GET /api/admin/venues/suggestions                401   403   403     401       401  200    200     401       401    200
`;

/** A venue that the public pages of a game and a coach name. */
async function playedVenue(): Promise<number> {
  const { id: venueId } = await createVenue();
  await createGame({ venueId });
  await db.coachVenue.create({ data: { venueId, coachId: (await createCoach()).id } });
  return venueId;
}

const sport = () => ({ name: `Sport ${uniqueText(8)}`, icon: '🏏', isMain: false });
const decision = (id: number, action: string): CallOptions => ({
  params: { id, action },
  body: {},
});

describeAccess<Role, AccessWorld<Role>>({
  area: 'admin',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/admin/certificates/{id}/file': async () => ({
      params: { id: (await createCertificate(await createCoach())).id },
    }),
    'POST /api/admin/certificates/{id}/{action}': async () =>
      decision((await createCertificate(await createCoach())).id, 'verify'),
    'POST /api/admin/coach-applications/{id}/{action}': async () =>
      decision((await createCoachApplication()).id, 'approve'),
    'POST /api/admin/jobs/{id}/{action}': async () => ({
      params: { id: (await createFailedJob()).id, action: 'retry' },
    }),
    'POST /api/admin/people/{id}/{action}': async () => {
      const { user } = await createSignedIn();
      await createGroup({ creatorId: user.id });
      await createCoach({ userId: user.id });
      return decision(user.id, 'suspend');
    },
    'POST /api/admin/reports/{id}/{action}': async () => {
      const { user } = await createSignedIn();
      const { id } = await createReport((await createSignedIn()).user.id, user.id);
      return decision(id, 'dismiss');
    },
    'POST /api/admin/sports': () => ({ body: sport() }),
    'PUT /api/admin/sports/{id}': () => ({ params: { id: sportId('Golf') }, body: sport() }),
    'POST /api/admin/venue-applications/{id}/{action}': async () =>
      decision((await createVenueApplication()).id, 'approve'),
    'POST /api/admin/venues/{id}/{action}': async () => decision(await playedVenue(), 'hide'),
    'POST /api/admin/venues/{id}/merge': async () => ({
      params: { id: await playedVenue() },
      body: { intoId: (await createVenue()).id },
    }),
  },
});

describe('a coach application', () => {
  it('makes the coach visible and bookable at once, notifies the applicant, and is logged', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { id, userId } = await createCoachApplication({ availability: ['Monday', 'Sunday'] });
    const page = () => call('GET /api/coaches/{id}', { params: { id } });
    expect((await page()).status).toBe(404);
    expect((await apply(id, 'approve', admin.cookie, 'Welcome.')).status).toBe(204);
    const coach = (await (await page()).json()) as { hours: { weekday: number }[] };
    expect(coach.hours.map(({ weekday }) => weekday)).toEqual([1, 7]);
    const notified = await db.notification.findFirstOrThrow({ where: { userId } });
    expect(notified).toMatchObject({ type: 'coach_application_decided' });
    expect(notified.message).toContain('Welcome.');
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const mail = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
    expect(mail.text).toContain('Welcome.');
    const logged = { action: 'coach-application.approved', targetId: String(id) };
    expect(await db.auditLog.count({ where: { ...logged, actorId: admin.user.id } })).toBe(1);
    expect((await apply(id, 'reject', admin.cookie)).status).toBe(409);
    expect((await apply(999_999, 'approve', admin.cookie)).status).toBe(404);
    expect((await apply(id, 'approve', admin.cookie, 'x'.repeat(10_000))).status).toBe(422);
  });
});

describe('a venue application', () => {
  const data = { name: 'Canal Courts', address: '1 Canal Road', city: 'Lahore', sports: [] };
  const send = (id: number, cookie: string) =>
    call('POST /api/admin/venue-applications/{id}/{action}', {
      params: { id, action: 'approve' },
      body: {},
      cookie,
    });

  it('creates a verified venue owned by the applicant', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { user } = await createSignedIn();
    const openingHours = [{ day: 1, opens: '06:00', closes: '22:00' }];
    const { id } = await db.venueApplication.create({
      data: { ...data, userId: user.id, openingHours },
    });
    expect((await send(id, admin.cookie)).status).toBe(204);
    const application = await db.venueApplication.findUniqueOrThrow({ where: { id } });
    const venue = await db.venue.findUniqueOrThrow({ where: { id: application.venueId ?? 0 } });
    expect(venue).toMatchObject({ name: 'Canal Courts', ownerId: user.id, listed: true });
    expect(venue.verifiedAt).not.toBeNull();
    // Its position is only approximate: the middle of Lahore.
    expect(venue).toMatchObject({ openingHours, pointIsApproximate: true });
    expect(venue.latitude).toBeCloseTo(31.55, 0);
  });

  it('hands over the existing venue that it names', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { user } = await createSignedIn();
    const venue = await createVenue();
    const { id } = await db.venueApplication.create({
      data: { ...data, userId: user.id, venueId: venue.id },
    });
    await send(id, admin.cookie);
    const after = await db.venue.findUniqueOrThrow({ where: { id: venue.id } });
    expect(after).toMatchObject({ ownerId: user.id, name: venue.name });
  });
});
