import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { type CallOptions, call, type OperationName, operationNames } from './call';

const ADMIN_CALLS = operationNames.filter((name) => name.includes(' /api/admin/'));

/** Good enough to get past validation: who may not call is refused before it. */
const anything = (name: OperationName): CallOptions => ({
  params: { id: 1, action: 'approve' },
  ...(name.startsWith('POST ') ? { body: {} } : {}),
});

const apply = (id: number, action: string, cookie: string, adminNotes?: string) =>
  call('POST /api/admin/coach-applications/{id}/{action}', {
    params: { id, action },
    body: { adminNotes },
    cookie,
  });

async function createReport(subjectId: number, target: { type: 'review' | 'person'; id: number }) {
  return db.report.create({
    data: {
      reporterId: (await createSignedIn()).user.id,
      targetType: target.type,
      targetId: BigInt(target.id),
      subjectId,
      reason: 'spam',
      snapshot: { comment: 'Buy now' },
    },
  });
}

const decide = (id: number, action: string, cookie: string, body: object = {}) =>
  call('POST /api/admin/reports/{id}/{action}', { params: { id, action }, body, cookie });

describe('the admin console', () => {
  it.each(ADMIN_CALLS)('%s is for admins alone, and not for one who was', async (name) => {
    const [stranger, former] = await Promise.all([
      createSignedIn(),
      createSignedIn({ isAdmin: true }),
    ]);
    await db.user.update({ where: { id: former.user.id }, data: { isAdmin: false } });
    expect((await call(name, anything(name))).status).toBe(401);
    expect((await call(name, { ...anything(name), cookie: stranger.cookie })).status).toBe(403);
    expect((await call(name, { ...anything(name), cookie: former.cookie })).status).toBe(403);
  });

  it.each(ADMIN_CALLS.filter((name) => name.startsWith('GET ')))(
    '%s answers an admin',
    async (name) => {
      await createCoachApplication();
      const { cookie } = await createSignedIn({ isAdmin: true });
      expect((await call(name, { cookie })).status).toBe(200);
    },
  );
});

it('counts the days of a month, today last, and says who may change the audit log', async () => {
  const { cookie } = await createSignedIn({ isAdmin: true, createdAt: new Date() });
  const read = async () => (await call('GET /api/admin/overview', { cookie })).json();
  const before = await read();
  const days: { day: string; count: number }[] = before.series['New people'];
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  await createSignedIn({ createdAt: new Date() });
  const after = await read();
  expect(after.series['New people'].at(-1).count).toBe((days.at(-1)?.count ?? 0) + 1);
  expect(after.counts.People).toBe(before.counts.People + 1);
  expect(after.providers['Audit log']).toMatch(/trigger|append-only/);
});

describe('the application of a coach', () => {
  it('makes the coach visible and bookable at once, tells the applicant, and is logged', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { id, userId } = await createCoachApplication({ availability: ['Monday', 'Sunday'] });
    const page = () => call('GET /api/coaches/{id}', { params: { id } });
    expect((await page()).status).toBe(404);
    expect((await apply(id, 'approve', admin.cookie, 'Welcome.')).status).toBe(204);
    const coach = (await (await page()).json()) as { hours: { weekday: number }[] };
    expect(coach.hours.map(({ weekday }) => weekday)).toEqual([1, 7]);
    const told = await db.notification.findFirstOrThrow({ where: { userId } });
    expect(told).toMatchObject({ type: 'coach_application_decided' });
    expect(told.content).toContain('Welcome.');
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const mail = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
    expect(mail.text).toContain('Welcome.');
    const logged = { action: 'coach-application.approved', targetId: String(id) };
    expect(await db.auditLog.count({ where: { ...logged, actorId: admin.user.id } })).toBe(1);
    expect((await apply(id, 'reject', admin.cookie)).status).toBe(409);
    expect((await apply(999_999, 'approve', admin.cookie)).status).toBe(404);
    expect((await apply(id, 'approve', admin.cookie, 'x'.repeat(10_000))).status).toBe(422);
  });

  it('is decided once by two admins at the same moment', async () => {
    const [one, two] = await Promise.all([
      createSignedIn({ isAdmin: true }),
      createSignedIn({ isAdmin: true }),
    ]);
    const { id } = await createCoachApplication();
    const answers = await Promise.all([
      apply(id, 'approve', one.cookie),
      apply(id, 'reject', two.cookie),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});

describe('the application of a venue', () => {
  const data = { name: 'Canal Courts', address: '1 Canal Road', city: 'Lahore', sports: [] };
  const send = (id: number, cookie: string) =>
    call('POST /api/admin/venue-applications/{id}/{action}', {
      params: { id, action: 'approve' },
      body: {},
      cookie,
    });

  it('lists a new verified venue of the applicant', async () => {
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
    // Nobody has put it on the map: it stands in the middle of Lahore.
    expect(venue).toMatchObject({ openingHours, pointIsApproximate: true });
    expect(venue.latitude).toBeCloseTo(31.55, 0);
  });

  it('hands over the listed venue that it names', async () => {
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

describe('a report', () => {
  it('hides the thing, once', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const author = await createSignedIn();
    const venue = await createVenue();
    const review = await createVenueReview(venue.id, { userId: author.user.id });
    const report = await createReport(author.user.id, { type: 'review', id: review.id });
    expect((await decide(report.id, 'hide', admin.cookie)).status).toBe(200);
    const hidden = await db.venueReview.findUniqueOrThrow({ where: { id: review.id } });
    expect(hidden.hiddenAt).not.toBeNull();
    expect((await decide(report.id, 'dismiss', admin.cookie)).status).toBe(409);
  });

  it.each(['suspend', 'ban'])('%ss the person, whose sessions end at once', async (action) => {
    const admin = await createSignedIn({ isAdmin: true });
    const author = await createSignedIn();
    const report = await createReport(author.user.id, { type: 'person', id: author.user.id });
    expect((await decide(report.id, 'hide', admin.cookie)).status).toBe(409);
    expect((await decide(report.id, action, admin.cookie, { days: 30 })).status).toBe(200);
    expect((await call('GET /api/booking-requests', { cookie: author.cookie })).status).toBe(401);
    expect(await db.session.count({ where: { userId: author.user.id } })).toBe(0);
  });

  it('warns the person in the admin’s words', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const author = await createSignedIn();
    const report = await createReport(author.user.id, { type: 'person', id: author.user.id });
    await decide(report.id, 'warn', admin.cookie, { adminNotes: 'Please stop.' });
    const where = { userId: author.user.id };
    expect(await db.warning.findFirstOrThrow({ where })).toMatchObject({ text: 'Please stop.' });
    expect(await db.notification.count({ where })).toBe(1);
  });

  it('moves no admin, and nobody can move themselves', async () => {
    const [admin, other] = await Promise.all([
      createSignedIn({ isAdmin: true }),
      createSignedIn({ isAdmin: true }),
    ]);
    for (const { id } of [admin.user, other.user]) {
      const banned = await call('POST /api/admin/people/{id}/{action}', {
        params: { id, action: 'ban' },
        body: {},
        cookie: admin.cookie,
      });
      expect(banned.status).toBe(409);
    }
  });
});

it('keeps the audit log as it was written, whatever is tried', async () => {
  const entry = await db.auditLog.create({
    data: { action: 'test.written', targetType: 'test', targetId: '1' },
  });
  await expect(
    db.auditLog.update({ where: { id: entry.id }, data: { action: 'test.changed' } }),
  ).rejects.toThrow(/append-only/);
  await expect(db.auditLog.delete({ where: { id: entry.id } })).rejects.toThrow(/append-only/);
});
