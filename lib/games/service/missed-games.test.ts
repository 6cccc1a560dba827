import { expect, it, vi } from 'vitest';
import { createGameSchema, rsvpSchema } from '@/lib/games/schema/edit-game';
import { markAttendance } from '@/lib/games/service/after-game';
import { seatThoseWhoAlwaysCome } from '@/lib/games/service/always-come';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { createGame as planGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { forgive, listMissed } from '@/lib/games/service/missed-games';
import { readGame } from '@/lib/games/service/read-game';
import { answerAsRegular } from '@/lib/games/service/regular-seats';
import { addPlayer, removePlayer } from '@/lib/games/service/roster';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { updateGroupSchema } from '@/lib/groups/schema/edit-group';
import { updateGroup } from '@/lib/groups/service/edit-group';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { openPersonalLink, personalUrl } from '@/lib/regulars/service/personal-link';
import { readRegularPage } from '@/lib/regulars/service/read-regular';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { refusal } from '@/tests/factories/refusal';
import { createSignedIn, type Person } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

const SEAT = rsvpSchema.parse({});
const LINE = rsvpSchema.parse({ waitlist: true });
const RULE = { missedMax: 2, missedWeeks: 4, waitWeeks: 3, lateHours: 12 };
const DAY = 24;

async function createWorld(rule: object = RULE) {
  const [organiser, player] = [await createSignedIn(), await createSignedIn()];
  const group = { creatorId: organiser.user.id, membersCanCreateGames: true };
  const { id: groupId } = await createGroup(group);
  await addMember(groupId, player.user.id);
  await updateGroup(organiser.actor, groupId, updateGroupSchema.parse(rule));
  // Games before the rule count for nobody.
  await db.group.update({ where: { id: groupId }, data: { missedSince: hoursFromNow(-60 * DAY) } });
  const gameAt = (hours: number) =>
    createGame({ groupId, creatorId: organiser.user.id, startsAt: hoursFromNow(hours) });
  /** The player misses a game that began so many days ago. */
  const miss = async (days: number) => {
    const { id } = await gameAt(-days * DAY);
    const { id: participantId } = await addParticipant(id, player.user.id);
    const mark = (attendance: 'no_show' | 'attended' | null) =>
      markAttendance(organiser.actor, id, { marks: [{ participantId, attendance }] });
    await mark('no_show');
    return { participantId, mark };
  };
  return { organiser, player, groupId, gameAt, miss };
}

const statusIn = async (gameId: number, { user }: Person) =>
  (
    await db.gameParticipant.findUnique({
      where: { gameId_userId: { gameId, userId: user.id } },
    })
  )?.status;

it('after so many missed games a person only waits for places, in games before the end', async () => {
  const { player, organiser, groupId, gameAt, miss } = await createWorld();
  await miss(3);
  const [near, far] = [await gameAt(2 * DAY), await gameAt(25 * DAY)];
  await joinGame(player.actor, near.id, SEAT);
  await leaveGame(player.actor, near.id);
  await miss(1);
  const { viewer } = await readGame(player.actor, near.id);
  const end = new Date(viewer?.waitsUntil ?? 0).getTime();
  expect(Math.abs(end - hoursFromNow(20 * DAY).getTime())).toBeLessThan(60_000);
  expect(await refusal(joinGame(player.actor, near.id, SEAT))).toMatch(/^forbidden/);
  await joinGame(player.actor, near.id, LINE);
  await releaseHolds(near.id);
  expect(await statusIn(near.id, player)).toBe('waitlisted');
  await joinGame(player.actor, far.id, SEAT);
  expect(await statusIn(far.id, player)).toBe('going');
  expect(await listMissed(player.actor, groupId)).toMatchObject([{ count: 2, isOwn: true }]);
  expect(await listMissed(organiser.actor, groupId)).toMatchObject([
    { count: 2, isOwn: false, waitsUntil: viewer?.waitsUntil },
  ]);
});

it('counts games within the weeks only, and late leaves from the hours on', async () => {
  const { player, organiser, gameAt, miss } = await createWorld();
  await miss(40);
  await miss(3);
  const [early, late] = [await gameAt(20), await gameAt(4)];
  await joinGame(player.actor, early.id, SEAT);
  await leaveGame(player.actor, early.id);
  expect((await readGame(player.actor, early.id)).viewer?.waitsUntil).toBeNull();
  const { id: participantId } = await addParticipant(late.id, player.user.id);
  await removePlayer(organiser.actor, { gameId: late.id, participantId }, {});
  expect((await readGame(player.actor, early.id)).viewer?.waitsUntil).toBeNull();
  await joinGame(player.actor, late.id, SEAT);
  await leaveGame(player.actor, late.id);
  expect((await readGame(player.actor, early.id)).viewer?.waitsUntil).not.toBeNull();
});

it('ends when an organiser forgives, corrects a mark, or takes the rule back', async () => {
  const { player, organiser, groupId, gameAt, miss } = await createWorld();
  const { participantId } = await miss(3);
  const other = await miss(2);
  const { id } = await gameAt(2 * DAY);
  const waits = async () => (await readGame(player.actor, id)).viewer?.waitsUntil !== null;
  const passedOn = async () => {
    const jobs = await db.job.findMany({ where: { kind: 'games:release-holds' } });
    for (const { payload } of jobs) await releaseHolds((payload as { gameId: number }).gameId);
    return statusIn(id, player);
  };
  await joinGame(player.actor, id, LINE);
  expect(await refusal(forgive(player.actor, groupId, { participantId }))).toMatch(/^forbidden/);
  await forgive(organiser.actor, groupId, { participantId });
  expect(await refusal(forgive(organiser.actor, groupId, { participantId }))).toMatch(/^not_found/);
  expect(await passedOn()).toBe('going');
  expect(
    await db.gameParticipant.count({
      where: { forgivenById: organiser.user.id, userId: player.user.id },
    }),
  ).toBe(2);
  await miss(1);
  const third = await miss(1);
  expect(await waits()).toBe(true);
  await third.mark('attended');
  expect(await waits()).toBe(false);
  await third.mark('no_show');
  await updateGroup(organiser.actor, groupId, updateGroupSchema.parse({ missedMax: null }));
  expect(await waits()).toBe(false);
  expect(other.participantId).toBeGreaterThan(0);
});

it('ends when a game that was left late is cancelled or moved', async () => {
  for (const change of ['cancel', 'move']) {
    const { player, organiser, gameAt } = await createWorld({ ...RULE, missedMax: 1 });
    const [late, next] = [await gameAt(4), await gameAt(2 * DAY)];
    await joinGame(player.actor, late.id, SEAT);
    await leaveGame(player.actor, late.id);
    await joinGame(player.actor, next.id, LINE);
    expect(await statusIn(next.id, player)).toBe('waitlisted');
    await db.job.deleteMany({ where: { kind: 'games:release-holds' } });
    const { date } = toWallTime(hoursFromNow(5 * DAY), 'Asia/Karachi');
    if (change === 'move') await updateGame(organiser.actor, late.id, { date });
    else await cancelGame(organiser.actor, late.id, { reason: 'Rain', scope: 'this' });
    const jobs = await db.job.findMany({ where: { kind: 'games:release-holds' } });
    for (const { payload } of jobs) await releaseHolds((payload as { gameId: number }).gameId);
    expect(await statusIn(next.id, player)).toBe('going');
  }
});

it('names the field that is out of range', () => {
  const paths = (input: object) =>
    updateGroupSchema.safeParse(input).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(paths({ ...RULE, missedMax: 0 })).toContain('missedMax');
  expect(paths({ ...RULE, lateHours: 100 })).toEqual(['lateHours']);
  expect(paths({ ...RULE, lateHours: null })).toEqual([]);
});

it('also holds for an added player, an own game and who always comes, who hold up nobody', async () => {
  const { player, organiser, groupId, gameAt, miss } = await createWorld();
  await miss(3);
  await miss(1);
  const { id } = await gameAt(2 * DAY);
  await addPlayer(organiser.actor, id, { userId: player.user.id });
  expect(await statusIn(id, player)).toBe('waitlisted');
  const own = createGameSchema.parse({
    title: 'Own',
    location: 'Ground',
    ...toWallTime(hoursFromNow(50), 'Asia/Karachi'),
  });
  const { id: ownId } = await planGame(player.actor, groupId, own);
  expect(await statusIn(ownId, player)).toBe('waitlisted');
  const next = await createSignedIn();
  await addMember(groupId, next.user.id);
  await db.groupMember.updateMany({ where: { groupId }, data: { alwaysComes: true } });
  const { id: dateId } = await gameAt(3 * DAY);
  await seatThoseWhoAlwaysCome(dateId);
  expect(await statusIn(dateId, player)).toBeUndefined();
  expect(await statusIn(dateId, next)).toBe('going');
});

it('counts regulars, too, and tells them by their link', async () => {
  const { organiser, groupId, gameAt } = await createWorld({ ...RULE, missedMax: 1 });
  const regular = await db.groupRegular.create({
    data: { groupId, name: 'Hamza Tariq', nameKey: 'hamza tariq' },
  });
  const past = await gameAt(-2 * DAY);
  const { id: participantId } = await db.gameParticipant.create({
    data: { gameId: past.id, regularId: regular.id },
  });
  const marks = [{ participantId, attendance: 'no_show' as const }];
  await markAttendance(organiser.actor, past.id, { marks });
  const { id } = await gameAt(2 * DAY);
  await answerAsRegular(regular.id, id, 'going');
  const token = personalUrl(regular).split('/').at(-1) ?? '';
  expect(await openPersonalLink(token)).not.toBeNull();
  const [game] = (await readRegularPage(token))?.games ?? [];
  expect(game).toMatchObject({ answer: 'waitlisted', waitsUntil: expect.any(String) });
  const [missed] = await listMissed(organiser.actor, groupId);
  expect(missed).toMatchObject({ name: 'Hamza Tariq', count: 1 });
  await forgive(organiser.actor, groupId, { participantId: missed?.participantId ?? 0 });
  await releaseHolds(id);
  expect((await readRegularPage(token))?.games[0]).toMatchObject({ answer: 'going' });
});
