import { describe, expect, it } from 'vitest';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { groupConversation } from '@/tests/factories/messages';
import { createPeople } from '@/tests/factories/sessions';

const day = addDays(new Date().toISOString().slice(0, 10), 10);
const nextDay = addDays(day, 1);

/** 'Sat 28 Nov 2026, 19:30' */
function words(date: string, time: string): string {
  const named = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return `${named.replace(',', '')}, ${time}`;
}
const from = words(day, '19:30');

/** A game at 19:30 in Lahore with one player besides its organiser. */
async function organised(options: GameOptions = {}) {
  const [creator, player] = await createPeople(2);
  const group = await createGroup({ creatorId: creator.user.id });
  await groupConversation(group.id);
  await addMember(group.id, player.user.id);
  const game = await createGame({
    title: 'Nets',
    location: 'Corner ground',
    ...options,
    startsAt: toInstant({ date: day, time: '19:30' }, 'Asia/Karachi'),
    groupId: group.id,
    creatorId: creator.user.id,
  });
  await addParticipant(game.id, player.user.id);
  return { creator, player, group, game };
}

async function said({ player, group }: Awaited<ReturnType<typeof organised>>) {
  const { title, message } = await db.notification.findFirstOrThrow({
    where: { userId: player.user.id },
    orderBy: { id: 'desc' },
  });
  const line = await db.message.findFirstOrThrow({
    where: { conversation: { groupId: group.id }, type: 'system' },
    orderBy: { id: 'desc' },
  });
  return { title, message, line: line.content };
}

describe('the message about a game that moves', () => {
  it('to another time gives the old and the new time', async () => {
    const all = await organised();
    await updateGame(all.creator.actor, all.game.id, { date: nextDay, time: '18:00' });
    const moved = `from ${from} to ${words(nextDay, '18:00')}`;
    expect(await said(all)).toEqual({
      title: 'Nets has moved',
      message: `Moved ${moved}. Please confirm that you still come.`,
      line: `moved a game: Nets, ${moved}`,
    });
  });

  it('to another place gives the old and the new place, and says that the time stays', async () => {
    const all = await organised();
    await updateGame(all.creator.actor, all.game.id, { location: 'Race Course', reason: 'Mud.' });
    expect(await said(all)).toEqual({
      title: 'Nets has moved',
      message: `Moved from Corner ground to Race Course. It still starts ${from}. Mud. Please confirm that you still come.`,
      line: 'moved a game: Nets, from Corner ground to Race Course',
    });
    const { changeReason } = await readGame(all.player.actor, all.game.id);
    expect(changeReason, 'beside the question whether they still come').toBe('Mud.');
  });

  it('to another time and place gives both', async () => {
    const all = await organised();
    await updateGame(all.creator.actor, all.game.id, { time: '20:15', location: 'Race Course' });
    expect((await said(all)).line).toBe(
      `moved a game: Nets, from ${from} to ${words(day, '20:15')}, and from Corner ground to Race Course`,
    );
  });

  it.each([
    ['from', { isPrivateAddress: true }, { isPrivateAddress: false }, 'to Race Course'],
    ['to', {}, { isPrivateAddress: true }, 'from Corner ground to another place'],
  ])('%s a private address does not name it', async (_way, options, change, where) => {
    const all = await organised(options);
    await updateGame(all.creator.actor, all.game.id, { location: 'Race Course', ...change });
    const { line, message } = await said(all);
    expect(line).toBe(`moved a game: Nets, ${where}`);
    expect(message).toContain(`Moved ${where}.`);
  });

  it('names the time zone when a reader is in a different one', async () => {
    const all = await organised();
    await db.user.update({
      where: { id: all.player.user.id },
      data: { timeZone: 'Asia/Tashkent' },
    });
    await updateGame(all.creator.actor, all.game.id, { time: '20:00' });
    expect((await said(all)).line, 'a zone with the same time').not.toContain('time');
    await db.user.update({ where: { id: all.player.user.id }, data: { timeZone: 'Asia/Dubai' } });
    await updateGame(all.creator.actor, all.game.id, { time: '21:00' });
    expect((await said(all)).line).toBe(
      `moved a game: Nets, from ${words(day, '20:00')} Karachi time to ${words(day, '21:00')} Karachi time`,
    );
  });
});

it('an edit that repeats the time and the place tells nobody and asks nobody again', async () => {
  const { creator, player, game } = await organised();
  const same = { date: day, time: '19:30', location: 'Corner ground' };
  await updateGame(creator.actor, game.id, { ...same, title: 'Long nets' });
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(0);
  const { viewer } = await readGame(player.actor, game.id);
  expect(viewer).toMatchObject({ status: 'going', mustReconfirm: false });
});

it('the message about a cancelled game says which and why, and isolates an Urdu name', async () => {
  const all = await organised({ title: 'جمعہ کا میچ' });
  await cancelGame(all.creator.actor, all.game.id, { reason: 'Rain', scope: 'this' });
  expect(await said(all)).toEqual({
    title: '\u2068جمعہ کا میچ\u2069 is cancelled',
    message: `${from}: Rain`,
    line: `cancelled a game: \u2068جمعہ کا میچ\u2069, ${from}`,
  });
});
