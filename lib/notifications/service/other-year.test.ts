import { beforeAll, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { nudgeMember, nudgeMembers } from '@/lib/games/service/call-players';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { createGame as planGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { curateVenue } from '@/lib/venues/service/curate-venue';
import { createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

// 23:30 on New Year's Day in St John's, and 08:00 on the next day for a reader in Karachi.
const year = new Date().getFullYear() + 1;
const startsAt = new Date(Date.UTC(year, 0, 2, 3));
const at = { startsAt, endsAt: new Date(Date.UTC(year, 0, 2, 4)), timeZone: 'America/St_Johns' };
const THERE = `1 Jan ${year},? 23:30 St John['’]s time \\(\\w{3} 08:00 for you\\)`;

beforeAll(addAllTexts);

/** The text of each letter to the reader since the last call. */
async function readLetters({ user }: { user: { id: number; email: string } }) {
  await db.notification.updateMany({
    where: { userId: user.id },
    data: { createdAt: hoursFromNow(-1) },
  });
  await mailMissed(user.id);
  const letters = await db.outboxMail.findMany({ where: { to: user.email } });
  await db.outboxMail.deleteMany({ where: { to: user.email } });
  await db.notification.deleteMany({ where: { userId: user.id } });
  return letters.map(({ text }) => text).join('\n');
}

async function createWorld() {
  const [maker, reader] = await createPeople(2);
  await db.user.update({ where: { id: reader.user.id }, data: { timeZone: 'Asia/Karachi' } });
  return { maker, reader };
}

it('letters about a game say its year, and the reader’s own day and time', async () => {
  const { maker, reader } = await createWorld();
  const group = await createGroup({ creatorId: maker.user.id, memberIds: [reader.user.id] });
  const plan = { title: 'Nets', location: 'Ground', timeZone: at.timeZone };
  const planned = { ...plan, date: `${year}-01-01`, time: '23:30' };
  const { id } = await planGame(maker.actor, group.id, createGameSchema.parse(planned));
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await nudgeMembers(maker.actor, id);
  const jobs = await db.job.findMany({ where: { kind: 'games:nudge' } });
  for (const { payload } of jobs) {
    await nudgeMember(payload as unknown as Parameters<typeof nudgeMember>[0]);
  }
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await addParticipant(id, reader.user.id);
  await sendReminders(new Date(startsAt.getTime() - 3_600_000));
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await updateGame(maker.actor, id, updateGameSchema.parse({ time: '22:30' }));
  expect(await readLetters(reader)).toMatch(new RegExp(`${THERE} to .*1 Jan ${year},? 22:30`));
  await updateGame(maker.actor, id, updateGameSchema.parse({ time: '23:30' }));
  await readLetters(reader);
  await cancelGame(maker.actor, id, { reason: 'Snow', scope: 'this' });
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
});

it('so does the question to its organisers for another place', async () => {
  const { maker, reader } = await createWorld();
  const admin = await createSignedIn({ isAdmin: true });
  const group = await createGroup({ creatorId: maker.user.id });
  await addMember(group.id, reader.user.id, 'organiser');
  const venue = await createVenue();
  await createGame({ ...at, groupId: group.id, venueId: venue.id });
  await curateVenue(admin.actor, venue.id, 'hide', {});
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
});

it('so do letters about a session and a class', async () => {
  const { maker, reader } = await createWorld();
  const coach = await createCoach({ userId: maker.user.id });
  const { id } = await createBooking(coach, { ...at, clientId: reader.user.id });
  await moveBooking(maker.actor, id, 'accept', {});
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await sendReminders(new Date(startsAt.getTime() - 3_600_000));
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await moveBooking(maker.actor, id, 'cancel', { reason: 'Snow' });
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  const session = await createClassSession(coach, at);
  await actOnSession(reader.actor, session.id, 'join', {});
  await sendReminders(new Date(startsAt.getTime() - 3_600_000));
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
  await actOnSession(maker.actor, session.id, 'cancel', { reason: 'Snow' });
  expect(await readLetters(reader)).toMatch(new RegExp(THERE));
});
