import { beforeAll, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { nudgeMember, nudgeMembers } from '@/lib/games/service/call-players';
import { answerGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(addAllTexts);

async function createWorld() {
  const creator = await createSignedIn();
  const [silent, unsure, absent] = await createPeople(3);
  const { id: groupId } = await createGroup({
    creatorId: creator.user.id,
    memberIds: [silent, unsure, absent].map(({ user }) => user.id),
  });
  const game = await createGame({ groupId, creatorId: creator.user.id });
  await addParticipant(game.id, unsure.user.id, { status: 'out', saidMaybe: true });
  await addParticipant(game.id, absent.user.id, { status: 'out' });
  return { creator, silent, unsure, absent, game };
}

const jobsOf = async (gameId: number) => {
  const jobs = await db.job.findMany({
    where: { kind: 'games:nudge', payload: { path: ['gameId'], equals: gameId } },
    orderBy: { id: 'asc' },
  });
  return jobs.map(({ payload, runAt }) => ({
    ...(payload as unknown as Parameters<typeof nudgeMember>[0]),
    runAt,
  }));
};

const notified = (gameId: number) =>
  db.notification.findMany({
    where: { type: 'game_nudge', data: { path: ['gameId'], equals: gameId } },
  });

it('asks those without an answer and those who said maybe, once a day, of ten presses at once', async () => {
  const { creator, silent, unsure, game } = await createWorld();
  const clicks = await Promise.allSettled(
    Array.from({ length: 10 }, () => nudgeMembers(creator.actor, game.id)),
  );
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const jobs = await jobsOf(game.id);
  expect(jobs.map(({ userId }) => userId)).toEqual([silent.user.id, unsure.user.id]);
  await db.game.update({ where: { id: game.id }, data: { nudgedAt: hoursFromNow(-25) } });
  await nudgeMembers(creator.actor, game.id);
  await expect(nudgeMembers(silent.actor, game.id)).rejects.toMatchObject({ code: 'forbidden' });
});

it('waits for the morning of whoever sleeps', async () => {
  const { creator, silent, unsure, game } = await createWorld();
  // Wherever it is noon, it is midnight on the other side of the Earth.
  const offset = 12 - new Date().getUTCHours();
  const zone = (hours: number) => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  const noon = zone(offset);
  const midnight = zone(offset > 0 ? offset - 12 : offset + 12);
  const timeZoneOf = (id: number, timeZone: string) =>
    db.user.update({ where: { id }, data: { timeZone } });
  await timeZoneOf(silent.user.id, noon);
  await timeZoneOf(unsure.user.id, midnight);
  await nudgeMembers(creator.actor, game.id);
  const [awake, asleep] = (await jobsOf(game.id)).map(({ runAt }) => runAt.getTime() - Date.now());
  expect(awake).toBeLessThan(1_000);
  expect(asleep).toBeGreaterThan(5 * 3_600_000);
  expect(asleep).toBeLessThan(8 * 3_600_000);
});

it('tells by bell and letter with three buttons, and once however often the job runs', async () => {
  const { creator, silent, game } = await createWorld();
  await nudgeMembers(creator.actor, game.id);
  const [job] = await jobsOf(game.id);
  if (!job) throw new Error('no job');
  await nudgeMember(job);
  await nudgeMember(job);
  expect(await notified(game.id)).toMatchObject([{ userId: silent.user.id }]);
  const mails = await db.outboxMail.findMany({ where: { to: silent.user.email ?? '' } });
  expect(mails).toHaveLength(1);
  const { text, unsubscribeUrl } = mails[0] ?? {};
  expect(text).toMatch(
    /I am coming:\n\S+answer=going[^]*Maybe:\n\S+answer=maybe[^]*I cannot come:\n\S+answer=out/,
  );
  expect(unsubscribeUrl).toContain('/api/notifications/unsubscribe?');
  await answerGame(silent.actor, game.id, rsvpSchema.parse({ answer: 'out' }));
  expect(await notified(game.id), 'whoever has answered').toEqual([]);
});

it('does not ask whoever has answered meanwhile, may not play or wants no letters', async () => {
  const { creator, silent, unsure, game } = await createWorld();
  await nudgeMembers(creator.actor, game.id);
  const [first, second] = await jobsOf(game.id);
  if (!first || !second) throw new Error('no jobs');
  await db.notificationPreference.create({
    data: { userId: unsure.user.id, topic: 'games', email: false },
  });
  await nudgeMember(second);
  expect(await db.outboxMail.count({ where: { to: unsure.user.email ?? '' } })).toBe(0);
  await db.game.update({ where: { id: game.id }, data: { skillMin: 'expert' } });
  await nudgeMember(first);
  await db.game.update({ where: { id: game.id }, data: { skillMin: null } });
  await answerGame(silent.actor, game.id, rsvpSchema.parse({ answer: 'going' }));
  await nudgeMember(first);
  expect((await notified(game.id)).map(({ userId }) => userId)).toEqual([unsure.user.id]);
});
