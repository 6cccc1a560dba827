import { afterEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '@/lib/account/service/delete-account';
import { WARNING_LENGTH_MAX } from '@/lib/admin/constants';
import { moderateSchema } from '@/lib/admin/schema';
import { decideReport, listReports } from '@/lib/admin/service/decide-report';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { hashPassword } from '@/lib/platform/auth/password';
import { stores } from '@/lib/platform/cache/stores';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

afterEach(() => vi.restoreAllMocks());

const NOTES = moderateSchema.parse({});

it.each(['by hand', 'by a report'])(
  'a ban %s gives the places to the next in line',
  async (how) => {
    const { actor: admin } = await createSignedIn({ isAdmin: true });
    const [person, next] = [await createOnboardedUser(), await createOnboardedUser()];
    const session = await createClassSession(await createCoach(), { places: 1 });
    const game = await createGame({ maxPlayers: 2 });
    await addParticipant(game.id, person.id);
    await addParticipant(game.id, next.id, { status: 'waitlisted' });
    const inClass = { sessionId: session.id };
    await db.classParticipant.create({ data: { ...inClass, userId: person.id } });
    const waits = { status: 'waitlisted', waitlistedAt: new Date() } as const;
    await db.classParticipant.create({ data: { ...inClass, userId: next.id, ...waits } });
    if (how === 'by hand') await moderatePerson(admin, person.id, 'ban', NOTES);
    else {
      const report = await createReport((await createOnboardedUser()).id, person.id);
      await decideReport(admin, report.id, 'ban', NOTES);
    }
    const statusOf = async (userId: number) => [
      (await db.gameParticipant.findFirstOrThrow({ where: { userId } })).status,
      (await db.classParticipant.findFirstOrThrow({ where: { userId } })).status,
    ];
    expect(await statusOf(person.id)).toEqual(['out', 'out']);
    expect(await statusOf(next.id)).toEqual(['going', 'going']);
    const types = await db.notification.findMany({ where: { userId: next.id } });
    expect(types.map(({ type }) => type).toSorted()).toEqual(['class_promoted', 'game_promoted']);
  },
);

it.each(['a ban', 'leaving'])(
  '%s cancels what a coach gives and what a client booked, and they hear of it',
  async (how) => {
    const { actor: admin } = await createSignedIn({ isAdmin: true });
    const passwordHash = await hashPassword('subah ki hockey');
    const gone = await createSignedIn({ passwordHash });
    const [going, waiting, client] = await createPeople(3);
    const coach = await createCoach({ userId: gone.user.id });
    const session = await createClassSession(coach, { places: 1 });
    const begun = await createClassSession(coach, { startsAt: new Date(Date.now() - 60_000) });
    const other = await createClassSession(await createCoach());
    await db.classParticipant.createMany({
      data: [
        { sessionId: session.id, userId: going.user.id },
        {
          sessionId: session.id,
          userId: waiting.user.id,
          status: 'waitlisted',
          waitlistedAt: new Date(),
        },
      ],
    });
    const bought = await db.coachPackage.create({
      data: {
        coachId: coach.id,
        clientId: client.user.id,
        sessionsTotal: 4,
        sessionsUsed: 1,
        price: 4_000,
        status: 'active',
      },
    });
    const of = { clientId: client.user.id };
    const given = await createBooking(coach, { ...of, status: 'accepted', packageId: bought.id });
    const asked = await createBooking(coach, { ...of, startsAt: bookingStart(5) });
    const teacher = await createSignedIn();
    const theirs = await createCoach({ userId: teacher.user.id });
    const taken = await createBooking(theirs, { clientId: gone.user.id, status: 'accepted' });
    const wanted = await createBooking(theirs, {
      clientId: gone.user.id,
      startsAt: bookingStart(6),
    });
    const past = { startsAt: new Date(Date.now() - 60_000), status: 'accepted' } as const;
    const running = await createBooking(theirs, { clientId: gone.user.id, ...past });

    if (how === 'a ban') await moderatePerson(admin, gone.user.id, 'ban', NOTES);
    else await deleteAccount(gone.actor, gone.user.id, 'subah ki hockey');

    const statusOf = async (ids: { id: number }[]) =>
      (
        await db.bookingRequest.findMany({
          where: { id: { in: ids.map(({ id }) => id) } },
          orderBy: { id: 'asc' },
        })
      ).map(({ status }) => status);
    expect(await statusOf([given, asked, taken, wanted, running])).toEqual([
      'cancelled',
      'declined',
      'cancelled',
      'withdrawn',
      'accepted',
    ]);
    const sessions = await db.classSession.findMany({
      where: { id: { in: [session.id, begun.id, other.id] } },
      orderBy: { id: 'asc' },
    });
    expect(sessions.map(({ status, calendarSequence }) => [status, calendarSequence])).toEqual([
      ['cancelled', 1],
      ['upcoming', 0],
      ['upcoming', 0],
    ]);
    expect(await db.coachPackage.findUniqueOrThrow({ where: { id: bought.id } })).toMatchObject({
      sessionsUsed: 0,
    });
    const told = async ({ user: { id } }: { user: { id: number } }) =>
      (await db.notification.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(
        ({ type, data }) => [type, data],
      );
    const ofClass = [['class_cancelled', { classSessionId: session.id }]];
    expect([await told(going), await told(waiting)]).toEqual([ofClass, ofClass]);
    const ofBooking = ({ id }: { id: number }, side: string) => [
      'booking_cancelled',
      { bookingId: id, side },
    ];
    expect(await told(client)).toEqual([ofBooking(given, 'client'), ofBooking(asked, 'client')]);
    expect(await told(teacher)).toEqual([ofBooking(taken, 'coach'), ofBooking(wanted, 'coach')]);
  },
);

/** A person with a session and a group of their own, who is reported. */
async function createCase(about: Parameters<typeof createReport>[2] = {}) {
  const [{ actor: admin }, { user }] = [
    await createSignedIn({ isAdmin: true }),
    await createSignedIn(),
  ];
  const group = await createGroup({ creatorId: user.id });
  const report = await createReport((await createOnboardedUser()).id, user.id, about);
  const after = async () => ({
    sessions: await db.session.count({ where: { userId: user.id } }),
    logged: (await db.auditLog.findMany({ where: { actorId: admin.userId } })).map(
      ({ action, data }) => [action, data],
    ),
    rights: (
      await db.securityEvent.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })
    )
      .map(({ detail }) => detail)
      .filter((detail) => !detail?.startsWith('access ended')),
  });
  return { admin, user, group, report, after };
}

const note = 'Third time.';
const byNote = { note };

it.each([
  ['suspend', 0, [['person.suspend', { ...byNote, days: 30 }]], ['suspend']],
  ['ban', 0, [['person.ban', byNote]], ['ban']],
  ['restore', 1, [['person.restore', byNote]], ['restore']],
  ['end-sessions', 0, [['person.end-sessions', byNote]], []],
] as const)('%s is logged, ends access where it should, and expires the pages', async (...row) => {
  const [action, sessions, logged, rights] = row;
  const { admin, user, group, after } = await createCase();
  const forgotten = vi.spyOn(stores.lists, 'forget');
  const input = moderateSchema.parse({ adminNotes: note, days: 30 });
  expect(await moderatePerson(admin, user.id, action, input)).toMatchObject({
    id: user.id,
    sessions,
    bannedAt: action === 'ban' ? expect.any(String) : null,
    suspendedUntil: action === 'suspend' ? expect.any(String) : null,
  });
  expect(await after()).toEqual({ sessions, logged, rights });
  expect(forgotten.mock.calls.flat(2)).toContain(`group:${group.id}`);
});

it.each([
  ['dismiss', 'dismissed', 1, [], [], false],
  ['warn', 'resolved', 1, [], [], true],
  ['suspend', 'resolved', 0, [['person.suspend', { note, days: 7 }]], ['suspend'], true],
  ['ban', 'resolved', 0, [['person.ban', { note }]], ['ban'], true],
] as const)('a report that ends in %s says so, and does what it says', async (...row) => {
  const [action, status, sessions, alsoLogged, rights, expires] = row;
  const { admin, user, group, report, after } = await createCase();
  const forgotten = vi.spyOn(stores.lists, 'forget');
  const decided = await decideReport(
    admin,
    report.id,
    action,
    moderateSchema.parse({ adminNotes: note }),
  );
  expect(decided).toMatchObject({ status, action, adminNotes: note, subject: { id: user.id } });
  const logged = [[`report.${action}`, { reportId: report.id, note }], ...alsoLogged];
  expect(await after()).toEqual({ sessions, logged, rights });
  expect(forgotten.mock.calls.flat(2).includes(`group:${group.id}`)).toBe(expires);
  const warned = await db.warning.findMany({ where: { userId: user.id } });
  const notified = await db.notification.findMany({ where: { userId: user.id, type: 'warning' } });
  const words = action === 'warn' ? [note] : [];
  expect([warned.map(({ text }) => text), notified.map(({ message }) => message)]).toEqual([
    words,
    words,
  ]);
  const { resolvedById } = await db.report.findUniqueOrThrow({ where: { id: report.id } });
  expect(resolvedById).toBe(admin.userId);
});

it('a warning has the admin’s words, cut to its length, or ours', async () => {
  for (const [adminNotes, text] of [
    ['w'.repeat(WARNING_LENGTH_MAX + 1), 'w'.repeat(WARNING_LENGTH_MAX)],
    [undefined, /rules|report/i],
  ] as const) {
    const { admin, user, report } = await createCase();
    await decideReport(admin, report.id, 'warn', moderateSchema.parse({ adminNotes }));
    const warning = await db.warning.findFirstOrThrow({ where: { userId: user.id } });
    expect(warning).toMatchObject({ reportId: report.id, text: expect.stringMatching(text) });
    expect(warning.text.length).toBeLessThanOrEqual(WARNING_LENGTH_MAX);
  }
});

it('hiding a thing expires its own pages, and leaves the person signed in', async () => {
  const [group, venue, coach] = [await createGroup(), await createVenue(), await createCoach()];
  const review = await createVenueReview(venue.id);
  const game = await createGame({ venueId: venue.id, creatorId: null });
  const ofGame = [`game:${game.id}`, `group:${game.groupId}`, `venue:${venue.id}`];
  for (const [targetType, targetId, snapshot, tags] of [
    ['group', group.id, {}, [`group:${group.id}`]],
    ['game', game.id, {}, ofGame],
    ['venue', venue.id, {}, [`venue:${venue.id}`]],
    ['coach', coach.id, {}, [`coach:${coach.id}`]],
    ['review', review.id, {}, [`venue:${venue.id}`, 'venues']],
    ['coach_review', 0, { coachId: coach.id }, [`coach:${coach.id}`]],
  ] as const) {
    const { admin, report, after } = await createCase({ targetType, targetId, snapshot });
    const forgotten = vi.spyOn(stores.lists, 'forget').mockClear();
    await decideReport(admin, report.id, 'hide', NOTES);
    expect(forgotten.mock.calls.flat(2)).toEqual(expect.arrayContaining([...tags]));
    const logged = [['report.hide', { reportId: report.id }]];
    expect(await after()).toEqual({ sessions: 1, logged, rights: [] });
  }
});

it('what cannot be decided is refused with its reason, and changes nothing', async () => {
  const { admin, user, report, after } = await createCase();
  const { user: other } = await createSignedIn({ isAdmin: true });
  const reportOn = async (subjectId: number) => (await createReport(user.id, subjectId)).id;
  const nobody = await createReport(other.id, user.id);
  await db.report.update({ where: { id: nobody.id }, data: { subjectId: null } });
  const decided = await createReport(admin.userId, user.id, { status: 'dismissed' });
  const decide = (id: number, action: 'hide' | 'ban' | 'warn') => () =>
    decideReport(admin, id, action, NOTES);
  const ban = (id: number) => () => moderatePerson(admin, id, 'ban', NOTES);
  for (const [refused, code, message] of [
    [decide(2_147_483_647, 'ban'), 'not_found', /Report not found/],
    [decide(report.id, 'hide'), 'conflict', /cannot be hidden/],
    [decide(nobody.id, 'warn'), 'conflict', /Nobody is behind/],
    [decide(await reportOn(admin.userId), 'ban'), 'conflict', /moderate yourself/],
    [decide(await reportOn(other.id), 'ban'), 'conflict', /Another admin/],
    [decide(decided.id, 'ban'), 'conflict', /decided already/],
    [ban(2_147_483_647), 'not_found', /User not found/],
    [ban(admin.userId), 'conflict', /moderate yourself/],
    [ban(other.id), 'conflict', /Another admin/],
  ] as const) {
    await expect(refused()).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  }
  expect(await after()).toEqual({ sessions: 1, logged: [], rights: [] });
  expect(await db.report.count({ where: { id: report.id, status: 'open' } })).toBe(1);
});

it('three messages before and after a reported one are shown, without those that were deleted', async () => {
  const { user, report } = await createCase();
  const chat = await createConversation(user.id, report.reporterId ?? 0);
  const ids: number[] = [];
  for (let at = 0; at < 10; at++) {
    const deletedAt = at === 4 ? new Date() : null;
    ids.push(Number((await createMessage(chat.id, user.id, `Line ${at}`, { deletedAt })).id));
  }
  const about = { targetType: 'message', targetId: ids[5] ?? 0 } as const;
  const shown = await createReport((await createOnboardedUser()).id, user.id, about);
  // Another subject with the same number.
  const group = { ...about, targetType: 'group' } as const;
  const other = await createReport((await createOnboardedUser()).id, user.id, group);
  const around = async ({ id }: { id: number }) => {
    const { items } = await listReports({ status: 'open', search: String(id), limit: 50 });
    return items.find((item) => item.id === id)?.around.map(({ content }) => content);
  };
  expect(await around(shown)).toEqual([2, 3, 5, 6, 7, 8].map((at) => `Line ${at}`));
  expect(await around(other)).toEqual([]);
});
