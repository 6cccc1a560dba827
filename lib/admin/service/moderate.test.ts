import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { moderateSchema } from '@/lib/admin/schema';
import { decideReport, listReports } from '@/lib/admin/service/decide-report';
import { listPeople, moderatePerson } from '@/lib/admin/service/moderate';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import type { Row } from '@/prisma/rows/insert-rows';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

const DAY_MS = 86_400_000;

async function createCase() {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createOnboardedUser();
  const standing = () =>
    db.user.findUniqueOrThrow({
      where: { id },
      select: { bannedAt: true, suspendedUntil: true, moderationNote: true },
    });
  return { admin, id, standing };
}

describe('a person’s status', () => {
  it('stays banned, or suspended for the given time, until an admin restores the account', async () => {
    const { admin, id, standing } = await createCase();
    const notes = moderateSchema.parse({ adminNotes: 'Threats in a chat.', days: 7 });
    await moderatePerson(admin, id, 'suspend', notes);
    const { suspendedUntil, ...others } = await standing();
    expect(others).toEqual({ bannedAt: null, moderationNote: 'Threats in a chat.' });
    const left = (suspendedUntil?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(6.9 * DAY_MS);
    expect(left).toBeLessThanOrEqual(7 * DAY_MS);
    const banned = await moderatePerson(admin, id, 'ban', notes);
    expect(banned.bannedAt).not.toBeNull();
    expect(await standing()).toMatchObject({ bannedAt: expect.any(Date), suspendedUntil });
    await moderatePerson(admin, id, 'end-sessions', notes);
    expect((await standing()).bannedAt).not.toBeNull();
    await moderatePerson(admin, id, 'restore', moderateSchema.parse({}));
    expect(await standing()).toEqual({
      bannedAt: null,
      suspendedUntil: null,
      moderationNote: null,
    });
  });

  it.each([
    ['suspend', { bannedAt: null, suspendedUntil: expect.any(Date) }],
    ['ban', { bannedAt: expect.any(Date), suspendedUntil: null }],
  ] as const)('changes when a report is resolved with %s', async (action, expected) => {
    const { admin, id, standing } = await createCase();
    const report = await createReport((await createOnboardedUser()).id, id);
    await decideReport(admin, report.id, action, moderateSchema.parse({}));
    expect(await standing()).toMatchObject(expected);
  });
});

it.each([
  ['dismiss', /We found no breach/],
  ['warn', /we acted on it/],
  ['ban', /we acted on it/],
] as const)('tells the reporter what came of a report: %s', async (action, words) => {
  const { admin, id } = await createCase();
  const reporter = await createOnboardedUser();
  const report = await createReport(reporter.id, id);
  await decideReport(admin, report.id, action, moderateSchema.parse({ adminNotes: 'A secret' }));
  const told = await db.notification.findMany({ where: { userId: reporter.id } });
  expect(told).toMatchObject([
    { type: 'report_decided', actorId: null, message: expect.stringMatching(words) },
  ]);
  expect(
    JSON.stringify(told, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain('secret');
});

it('hides only the reported message, and its preview in the list of conversations', async () => {
  const { admin, id } = await createCase();
  const reporter = await createOnboardedUser();
  const chat = await createConversation(reporter.id, id);
  const texts = ['Unkind', 'Unkind again', 'Sorry'];
  const messages: Row<'messages'>[] = [];
  for (const words of texts) messages.push(await createMessage(chat.id, id, words));
  const hide = async (at: number) => {
    const targetId = Number(messages[at]?.id);
    const report = await createReport(reporter.id, id, { targetType: 'message', targetId });
    await decideReport(admin, report.id, 'hide', moderateSchema.parse({}));
    const rows = await db.message.findMany({
      where: { conversationId: chat.id, hiddenAt: null },
      orderBy: { seq: 'asc' },
    });
    const { lastPreview } = await db.conversation.findUniqueOrThrow({ where: { id: chat.id } });
    return { left: rows.map(({ content }) => content), lastPreview };
  };
  expect(await hide(0)).toEqual({ left: ['Unkind again', 'Sorry'], lastPreview: 'Sorry' });
  expect(await hide(2)).toEqual({
    left: ['Unkind again'],
    lastPreview: 'This message was deleted',
  });
});

interface Hideable {
  create: () => Promise<{ id: number }>;
  find: (id: number) => Promise<{ hiddenAt: Date | null } | null>;
}

const HIDEABLE = {
  group: {
    create: () => createGroup(),
    find: (id) => db.group.findUnique({ where: { id } }),
  },
  game: {
    create: () => createGame(),
    find: (id) => db.game.findUnique({ where: { id } }),
  },
  venue: {
    create: () => createVenue(),
    find: (id) => db.venue.findUnique({ where: { id } }),
  },
  review: {
    create: async () => createVenueReview((await createVenue()).id),
    find: (id) => db.venueReview.findUnique({ where: { id } }),
  },
  image: {
    create: async () => {
      const { id: venueId } = await createVenue();
      return db.venueImage.create({ data: { venueId, imageKey: 'venue/1.webp' } });
    },
    find: (id) => db.venueImage.findUnique({ where: { id } }),
  },
  coach: {
    create: () => createCoach(),
    find: (id) => db.coachApplication.findUnique({ where: { id } }),
  },
  coach_review: {
    create: async () => {
      const [coach, client] = [await createCoach(), await createOnboardedUser()];
      return db.coachReview.create({ data: { coachId: coach.id, userId: client.id, rating: 1 } });
    },
    find: (id) => db.coachReview.findUnique({ where: { id } }),
  },
} satisfies Record<string, Hideable>;

// Their keys are the kinds of reports.
const KINDS = Object.keys(HIDEABLE) as (keyof typeof HIDEABLE)[];

it.each(KINDS)('hides a reported %s, and no other', async (targetType) => {
  const { create, find }: Hideable = HIDEABLE[targetType];
  const { admin, id: subjectId } = await createCase();
  const [bad, good] = [await create(), await create()];
  const about = { targetType, targetId: bad.id };
  const report = await createReport((await createOnboardedUser()).id, subjectId, about);
  await decideReport(admin, report.id, 'hide', moderateSchema.parse({}));
  expect((await find(bad.id))?.hiddenAt).toBeInstanceOf(Date);
  expect((await find(good.id))?.hiddenAt).toBeNull();
});

it('people without a name are called so in the language of the admin', async () => {
  addAllTexts();
  const [reporter, { id }] = await Promise.all([
    createOnboardedUser({ name: null }),
    createOnboardedUser({ name: null }),
  ]);
  const report = await createReport(reporter.id, id);
  const list = () => listReports({ status: 'open', search: String(report.id), limit: 5 });
  const names = ({ items }: Awaited<ReturnType<typeof list>>) =>
    items.filter((each) => each.id === report.id).map((each) => [each.reporter, each.subject]);
  expect(names(await list())).toEqual([['User', { id, name: 'User' }]]);
  expect(names(await runIn('ur', list))).toEqual([['صارف', { id, name: 'صارف' }]]);
  const people = await runIn('ur', () => listPeople({ search: String(id), limit: 5 }));
  expect(people.items.find((each) => each.id === id)?.name).toBe('صارف');
});

it('a report comes with the messages around it and the number of open reports about the person', async () => {
  const { id } = await createCase();
  const [reporter, other] = [await createOnboardedUser(), await createOnboardedUser()];
  const chat = await createConversation(reporter.id, id);
  await createMessage((await createConversation(other.id, id)).id, id, 'Elsewhere');
  const lines: number[] = [];
  for (const words of ['Salaam', 'Pay me first', 'No']) {
    lines.push(Number((await createMessage(chat.id, id, words)).id));
  }
  const about = { targetType: 'message', targetId: lines[1] ?? 0 } as const;
  const report = await createReport(reporter.id, id, about);
  await createReport(other.id, id);
  await createReport(other.id, id, { status: 'dismissed' });
  const { items } = await listReports({ status: 'open', search: String(report.id), limit: 5 });
  expect(items.find((each) => each.id === report.id)).toMatchObject({
    openAboutSubject: 2,
    around: [{ content: 'Salaam' }, { content: 'Pay me first' }, { content: 'No' }],
  });
});
