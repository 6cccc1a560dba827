import { expect, it } from 'vitest';
import { CHART_DAYS } from '@/lib/admin/constants';
import {
  listCoachApplications,
  listVenueApplications,
  readPendingCounts,
} from '@/lib/admin/service/decide-application';
import { listReports } from '@/lib/admin/service/decide-report';
import { listPeople } from '@/lib/admin/service/moderate';
import { listAudit, listSecurityEvents, readOverview } from '@/lib/admin/service/read-console';
import { db } from '@/lib/platform/db/client';
import { type AuditEntry, recordAudit } from '@/lib/platform/observability/audit';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createFailedJob } from '@/tests/factories/jobs';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { readAllPages } from '@/tests/factories/pages';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication, createVenueReview } from '@/tests/factories/venues';

const anything = { person: '', action: '', limit: 50 };

/** All ids of a list, two at a time. */
const walk = async <T extends { id: number | bigint }>(
  read: Parameters<typeof readAllPages<T>>[1],
): Promise<number[]> => (await readAllPages(2, read)).map(({ id }) => Number(id));

it('the audit log names each kind of target, and the right one', async () => {
  const [{ actor: admin }, person] = await Promise.all([
    createSignedIn({ isAdmin: true }),
    createOnboardedUser({ name: 'Zara Named' }),
  ]);
  const [group, game, venue, application, coach] = [
    await createGroup({ name: 'Named group' }),
    await createGame({ title: 'Named game' }),
    await createVenue({ name: 'Named venue' }),
    await createVenueApplication({ name: 'Named application' }),
    await createCoachApplication({ name: 'Named coach' }),
  ];
  const { id: chat } = await createConversation(admin.userId, person.id);
  const message = await createMessage(chat, person.id, 'Salaam');
  const review = await createVenueReview(venue.id);
  const coachReview = await db.coachReview.create({
    data: { coachId: coach.id, userId: person.id, rating: 1 },
  });
  // Others of each kind, whose names would be wrong.
  await createGroup();
  await createVenue();
  await createVenueApplication();
  await createCoachApplication();
  const targets: [string, number | bigint, string][] = [
    ['user', person.id, 'Zara Named'],
    ['person', person.id, 'Zara Named'],
    ['group', group.id, 'Named group'],
    ['game', game.id, 'Named game'],
    ['venue', venue.id, 'Named venue'],
    ['venue_application', application.id, 'Named application'],
    ['coach', coach.id, 'Named coach'],
    ['coach_application', coach.id, 'Named coach'],
    ['review', review.id, 'Named venue'],
    ['coach_review', coachReview.id, 'Named coach'],
    ['message', message.id, 'Zara Named'],
  ];
  const action: AuditEntry['action'] = 'venue.hidden';
  for (const [targetType, targetId] of targets)
    await recordAudit({ actorId: admin.userId, action, targetType, targetId: Number(targetId) });
  const { items } = await listAudit(anything);
  const named = items.map((entry) => [entry.targetType, entry.targetName]);
  expect(named.reverse()).toEqual(targets.map(([type, , name]) => [type, name]));
});

it('counts the warnings of each person', async () => {
  const [loud, calm] = [
    await createOnboardedUser({ name: 'Warned twice' }),
    await createOnboardedUser({ name: 'Warned never' }),
  ];
  for (const text of ['One', 'Two']) await db.warning.create({ data: { userId: loud.id, text } });
  const { items } = await listPeople({ search: 'Warned', limit: 10 });
  expect(items.map(({ id, warnings }) => [id, warnings])).toEqual([
    [calm.id, 0],
    [loud.id, 2],
  ]);
});

it('the overview counts e-mails by their state, and people', async () => {
  const before = await readOverview();
  const states = ['queued', 'queued', 'sent', 'failed', 'failed', 'failed'] as const;
  for (const status of states)
    await db.outboxMail.create({ data: { to: 'a@b.test', subject: 'S', text: 'T', status } });
  await createOnboardedUser();
  const after = await readOverview();
  expect(after.mail).toEqual({
    queued: before.mail.queued + 2,
    sent: before.mail.sent + 1,
    failed: before.mail.failed + 3,
  });
  expect(after.counts.People).toBe((before.counts.People ?? 0) + 1);
});

it('the overview counts what is there for people, and nothing that is gone, hidden or over', async () => {
  const before = await readOverview();
  const users = await db.user.count();
  const now = new Date();
  const { id: groupId, creatorId } = await createGroup();
  const { id: other } = await createOnboardedUser({ deletedAt: now });
  await createGroup({ hiddenAt: now });
  const pair = await createGroup({ creatorId, visibility: 'private' });
  const [pairLo, pairHi] = [Math.min(creatorId, other), Math.max(creatorId, other)];
  await db.group.update({ where: { id: pair.id }, data: { pairLo, pairHi } });
  for (const hiddenAt of [null, now]) await createVenue({ hiddenAt });
  for (const game of [
    {},
    { hiddenAt: now },
    { startsAt: hoursFromNow(-3) },
    { status: 'cancelled' as const, cancelReason: 'Rain' },
  ]) {
    await createGame({ groupId, ...game });
  }
  for (const status of ['approved', 'pending', 'rejected'] as const) {
    await createCoachApplication({ status });
  }
  for (const status of ['open', 'dismissed', 'resolved'] as const) {
    await createReport(creatorId, other, { status });
  }
  const failed = (lastError: string, more: object) => createFailedJob({ lastError, ...more });
  const waits = { failedAt: null };
  await failed('The first', {});
  await failed('The last', { ...waits, runAt: hoursFromNow(1) });
  for (const seconds of [-30, -90]) {
    const runAt = new Date(Date.now() + seconds * 1_000);
    await createFailedJob({ ...waits, lastError: null, runAt });
  }
  await createFailedJob({ ...waits, lastError: null, doneAt: now });
  const after = await readOverview();
  const more = (name: string) => (after.counts[name] ?? 0) - (before.counts[name] ?? 0);
  expect(Object.keys(after.counts).map((name) => [name, more(name)])).toEqual([
    ['People', (await db.user.count()) - users - 1],
    ['Groups', 1],
    ['Venues', 1],
    ['Upcoming games', 1],
    ['Coaches', 1],
    ['Open reports', 1],
  ]);
  expect(after.jobs).toEqual({
    waiting: before.jobs.waiting + 3,
    overdue: before.jobs.overdue + 1,
    failed: before.jobs.failed + 1,
    lastError: 'The last',
  });
  expect(after.providers).toMatchObject({
    'Sign-in': 'password, link',
    Maps: 'leaflet',
    Push: 'web push',
    'Audit log': 'guarded by a trigger',
  });
});

it('the charts show each of the last days, from the first second of the first', async () => {
  const before = (await readOverview()).series;
  const today = new Date(new Date().toISOString().slice(0, 10));
  const ago = (days: number) => new Date(today.getTime() - days * 86_400_000);
  const old = { createdAt: hoursFromNow(-24 * 300) };
  const person = await createOnboardedUser(old);
  const chat = await createConversation(person.id, (await createOnboardedUser(old)).id);
  const coach = await createCoach({ userId: person.id });
  const group = await createGroup({ creatorId: person.id });
  for (const days of [0, CHART_DAYS - 1, CHART_DAYS]) {
    const createdAt = ago(days);
    await createOnboardedUser({ createdAt });
    await createGame({ groupId: group.id, createdAt });
    await createMessage(chat.id, person.id, 'Salaam', { createdAt });
    const at = { clientId: chat.userHi ?? 0, startsAt: bookingStart(3 + days) };
    await createBooking(coach, { ...at, createdAt });
  }
  const { series } = await readOverview();
  const wanted = Array.from({ length: CHART_DAYS }, (_, at) => ({
    day: ago(CHART_DAYS - 1 - at)
      .toISOString()
      .slice(0, 10),
    more: at === 0 || at === CHART_DAYS - 1 ? 1 : 0,
  }));
  for (const [name, days] of Object.entries(series)) {
    const more = days.map(({ day, count }, at) => {
      return { day, more: count - (before[name]?.[at]?.count ?? 0) };
    });
    expect([name, more]).toEqual([name, wanted]);
  }
  expect(Object.keys(series)).toHaveLength(4);
});

it('applications are listed pending first, then the newest, and are found by each of their words', async () => {
  const mark = uniqueText(8);
  const states = ['approved', 'pending', 'rejected', 'pending', 'approved'] as const;
  const pending = await readPendingCounts();
  const [coaches, venues]: [number[], number[]] = [[], []];
  for (const status of states) {
    coaches.push((await createCoachApplication({ name: `C ${mark}`, status })).id);
    venues.push((await createVenueApplication({ name: `V ${mark}`, status })).id);
  }
  const inOrder = (ids: number[]) => [3, 1, 4, 0, 2].map((at) => ids[at]);
  const search = mark.toUpperCase();
  expect(await walk((batch) => listCoachApplications({ search, ...batch }))).toEqual(
    inOrder(coaches),
  );
  expect(await walk((batch) => listVenueApplications({ search, ...batch }))).toEqual(
    inOrder(venues),
  );
  expect(await walk((batch) => listVenueApplications({ search: '', ...batch }))).toEqual(
    expect.arrayContaining(venues),
  );
  expect(await readPendingCounts()).toEqual({
    coachApplications: pending.coachApplications + 2,
    certificates: pending.certificates,
    venueApplications: pending.venueApplications + 2,
  });
  for (const field of ['location', 'email']) {
    const word = uniqueText(9);
    const { id } = await createCoachApplication({ [field]: `${word}@x.test` });
    expect(await walk((batch) => listCoachApplications({ search: word, ...batch }))).toEqual([id]);
  }
  for (const field of ['address', 'city', 'area', 'contactEmail']) {
    const word = uniqueText(9);
    const { id } = await createVenueApplication({ [field]: `${word}@x.test` });
    expect(await walk((batch) => listVenueApplications({ search: word, ...batch }))).toEqual([id]);
  }
});

it('people, reports, the audit log and security events are found by who it is, page by page', async () => {
  const [reporter, loud, other] = [
    await createOnboardedUser({ name: `Reporter ${uniqueText(8)}` }),
    await createOnboardedUser({ name: `Loud ${uniqueText(8)}` }),
    await createOnboardedUser(),
  ];
  const reports: number[] = [];
  const events: number[] = [];
  for (let at = 0; at < 3; at++) {
    const about = { targetType: 'message', targetId: 1 + at } as const;
    const words = {
      ...about,
      note: `Note ${loud.name}${at}`,
      adminNotes: `Decided ${loud.name}${at}`,
    };
    reports.push((await createReport(reporter.id, loud.id, words)).id);
    const event = { event: 'authn_login_success', userId: loud.id } as const;
    events.push(Number((await db.securityEvent.create({ data: event })).id));
    const entry = { actorId: reporter.id, action: 'venue.hidden', targetType: 'person' } as const;
    await recordAudit({ ...entry, targetId: loud.id });
  }
  await createReport(other.id, other.id);
  await recordAudit({
    actorId: other.id,
    action: 'venue.hidden',
    targetType: 'venue',
    targetId: 1,
  });
  await db.securityEvent.create({ data: { event: 'authn_login_fail', userId: loud.id } });
  await db.securityEvent.create({ data: { event: 'authn_login_success', userId: other.id } });
  const reportsBy = (search: string, status: 'open' | 'resolved' = 'open') =>
    walk((batch) => listReports({ status, search, ...batch }));
  for (const search of [reporter.name ?? '', loud.name ?? '', `note ${loud.name}`.toLowerCase()]) {
    expect(await reportsBy(search), search).toEqual(reports);
  }
  expect(await reportsBy(`DECIDED ${loud.name}1`)).toEqual([reports[1]]);
  expect(await reportsBy(String(reports[2]))).toContain(reports[2]);
  await db.report.updateMany({ where: { id: { in: reports } }, data: { status: 'resolved' } });
  expect(await reportsBy(loud.name ?? '')).toEqual([]);
  expect(await reportsBy(loud.name ?? '', 'resolved')).toEqual(reports.toReversed());
  for (const person of [String(loud.id), loud.email.toUpperCase(), loud.name ?? '']) {
    const found = await walk((batch) =>
      listSecurityEvents({ person, event: 'authn_login_success', ...batch }),
    );
    expect(found, person).toEqual(events.toReversed());
    expect(await walk((batch) => listPeople({ search: person, ...batch }))).toContain(loud.id);
  }
  expect(await walk((batch) => listPeople({ search: loud.email, ...batch }))).toEqual([loud.id]);
  for (const { id, email, name } of [reporter, loud]) {
    for (const person of [String(id), email.toUpperCase(), name ?? '']) {
      const ids = await walk((batch) => listAudit({ person, action: 'hidden', ...batch }));
      expect(ids, person).toHaveLength(3);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    }
  }
});

it('a person is shown with what counts now: a past suspension, an old session and decided reports do not', async () => {
  const { user } = await createSignedIn({ suspendedUntil: hoursFromNow(-1) });
  await createSignedIn();
  await db.session.create({
    data: { sid: 'a'.repeat(64), userId: user.id, sess: {}, expire: hoursFromNow(-1) },
  });
  for (const status of ['open', 'open', 'dismissed'] as const) {
    await createReport((await createOnboardedUser()).id, user.id, { status });
  }
  const shown = async () =>
    (await listPeople({ search: user.email, limit: 5 })).items.map((person) => [
      person.suspendedUntil,
      person.sessions,
      person.openReports,
    ]);
  expect(await shown()).toEqual([[null, 1, 2]]);
  const suspendedUntil = hoursFromNow(1);
  await db.user.update({ where: { id: user.id }, data: { suspendedUntil } });
  expect(await shown()).toEqual([[suspendedUntil.toISOString(), 1, 2]]);
  await db.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
  expect(await shown()).toEqual([]);
});
