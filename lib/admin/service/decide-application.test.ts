import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import {
  decideCoachApplication,
  decideVenueApplication,
} from '@/lib/admin/service/decide-application';
import { decideReport } from '@/lib/admin/service/decide-report';
import { db } from '@/lib/platform/db/client';
import { curateVenue } from '@/lib/venues/service/curate-venue';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createReport } from '@/tests/factories/moderation';
import { winners } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';

const race = (decide: () => Promise<unknown>) => winners(Array.from({ length: 5 }, decide));

it('an application is decided once and its sender notified once, however many admins act in parallel', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  for (let round = 0; round < 3; round += 1) {
    const [coach, venue] = [await createCoachApplication(), await createVenueApplication()];
    const no = { adminNotes: 'Which level?' };
    expect(await race(() => decideCoachApplication(admin, coach.id, 'reject', no))).toBe(1);
    expect(await race(() => decideVenueApplication(admin, venue.id, 'reject', no))).toBe(1);
    for (const { userId } of [coach, venue]) {
      expect(await db.notification.count({ where: { userId } })).toBe(1);
    }
  }
});

it('tells only rejected coaches to wait; rejected venue applicants can apply again at once', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const [coach, venue] = [await createCoachApplication(), await createVenueApplication()];
  await decideCoachApplication(admin, coach.id, 'reject', {});
  await decideVenueApplication(admin, venue.id, 'reject', {});
  const notified = (userId: number) => db.notification.findFirstOrThrow({ where: { userId } });
  expect((await notified(coach.userId)).message).toBe('You can apply again after 30 days.');
  expect((await notified(venue.userId)).message).toBe('You can apply again at any time.');
});

it.each(['', 'A'])('a note of any letters is kept, wherever it is cut: %j', async (start) => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const [coach, venue] = [await createCoachApplication(), await createVenueApplication()];
  const curated = await createVenue({ addedById: venue.userId });
  const adminNotes = start + '🏏'.repeat(999);
  await decideCoachApplication(admin, coach.id, 'reject', { adminNotes });
  await decideVenueApplication(admin, venue.id, 'approve', { adminNotes });
  await curateVenue(admin, curated.id, 'verify', { adminNotes: start + '🏏'.repeat(499) });
  const reporter = await createOnboardedUser();
  const report = await createReport(reporter.id, venue.userId);
  await decideReport(admin, report.id, 'warn', { adminNotes, days: 7 });
  const notified = await db.notification.findMany({
    where: { userId: { in: [coach.userId, venue.userId] } },
  });
  const { text } = await db.warning.findFirstOrThrow({ where: { reportId: report.id } });
  const words = [text, ...notified.flatMap(({ message, said }) => [message, JSON.stringify(said)])];
  expect(words).toHaveLength(9);
  expect(words.filter((one) => one.includes('\uFFFD') || !one.includes('🏏🏏'))).toEqual([]);
});

it('a decision is mailed to a confirmed address only', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const mailsOf = async (emailVerifiedAt: Date | null) => {
    const [coach, venue] = [await createCoachApplication(), await createVenueApplication()];
    const userIds = [coach.userId, venue.userId];
    await db.user.updateMany({ where: { id: { in: userIds } }, data: { emailVerifiedAt } });
    await decideCoachApplication(admin, coach.id, 'approve', {});
    await decideVenueApplication(admin, venue.id, 'reject', {});
    expect(await db.notification.count({ where: { userId: { in: userIds } } })).toBe(2);
    const people = await db.user.findMany({ where: { id: { in: userIds } } });
    return db.outboxMail.count({ where: { to: { in: people.map(({ email }) => email) } } });
  };
  expect(await mailsOf(new Date())).toBe(2);
  expect(await mailsOf(null)).toBe(0);
});

it('a decision is logged with its note, which is in the letter and the notification, in the applicant’s language', async () => {
  addAllTexts();
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const note = 'Which level?';
  for (const [noun, language, create, decide] of [
    ['coach', 'en', createCoachApplication, decideCoachApplication],
    ['venue', 'ur', createVenueApplication, decideVenueApplication],
  ] as const) {
    for (const [verdict, status, adminNotes] of [
      ['approve', 'approved', note],
      ['reject', 'rejected', note],
      ['reject', 'rejected', undefined],
    ] as const) {
      const { id, userId, name } = await create();
      const { email } = await db.user.update({ where: { id: userId }, data: { language } });
      await decide(admin, id, verdict, { adminNotes });
      const [logged] = await db.auditLog.findMany({ orderBy: { id: 'desc' }, take: 1 });
      expect(logged).toMatchObject({
        actorId: admin.userId,
        action: `${noun}-application.${status}`,
        targetType: `${noun}_application`,
        targetId: String(id),
        data: adminNotes ? { note } : {},
      });
      const notified = await db.notification.findFirstOrThrow({ where: { userId } });
      const mail = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
      expect(notified.type).toBe(`${noun}_application_decided`);
      expect(notified.title).toBe(`Your ${noun} application was ${status}`);
      for (const words of [notified.message, mail.text]) {
        expect(words.includes(note)).toBe(adminNotes !== undefined);
        expect(words.includes(name)).toBe(verdict === 'approve');
      }
      expect(/[\u0600-\u06ff]/.test(mail.subject)).toBe(language === 'ur');
    }
  }
});
