import { expect, it } from 'vitest';
import { decideVenueApplication } from '@/lib/admin/service/decide-application';
import { decideReport, listPeople } from '@/lib/admin/service/moderate';
import { listAudit, readOverview } from '@/lib/admin/service/read-console';
import { db } from '@/lib/platform/db/client';
import { type AuditEntry, recordAudit } from '@/lib/platform/observability/audit';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication, createVenueReview } from '@/tests/factories/venues';

const anything = { person: '', action: '', limit: 50 };

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

it('a report is dismissed or resolved, as it was decided', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const [reporter, subject] = [await createOnboardedUser(), await createOnboardedUser()];
  const statusAfter = async (action: 'dismiss' | 'warn') => {
    const { id } = await createReport(reporter.id, subject.id);
    await decideReport(admin, id, action, { days: 7 });
    return (await db.report.findUniqueOrThrow({ where: { id } })).status;
  };
  expect(await statusAfter('dismiss')).toBe('dismissed');
  expect(await statusAfter('warn')).toBe('resolved');
});

it('the notification of a decision has the whole note', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const venue = await createVenueApplication();
  await decideVenueApplication(admin, venue.id, 'reject', { adminNotes: 'Photos, please.' });
  const { message } = await db.notification.findFirstOrThrow({ where: { userId: venue.userId } });
  expect(message).toContain('Photos, please.');
});
