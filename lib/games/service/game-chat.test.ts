import { describe, expect, it } from 'vitest';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { banMember } from '@/lib/invites/service/leave-group';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage, pinMessage } from '@/lib/messages/service/change-message';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages } from '@/lib/messages/service/list-messages';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { sendMessage } from '@/lib/messages/service/send-message';
import { readGameChat } from '@/lib/messages/service/system-line';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

type Person = Awaited<ReturnType<typeof createSignedIn>>;

const NOT_FOUND = { code: 'not_found' };
const DAY_HOURS = 24;

/** `boss` runs the group; `guest` is in no group of theirs. Both are players of a game with one more seat. */
async function match(endedHoursAgo?: number) {
  const [boss, guest, next] = await createPeople(3);
  const group = await createGroup({ creatorId: boss.user.id });
  const when =
    endedHoursAgo === undefined
      ? {}
      : { startsAt: hoursFromNow(-endedHoursAgo - 1), endsAt: hoursFromNow(-endedHoursAgo) };
  const game = await createGame({ groupId: group.id, title: 'Fives', maxPlayers: 3, ...when });
  await addParticipant(game.id, guest.user.id);
  const write = ({ actor }: Person, content: string) =>
    sendMessage(actor, sendMessageSchema.parse({ gameId: game.id, content }));
  const read = async ({ actor }: Person) => {
    const { id } = await readGameChat(actor, game.id);
    return (await listMessages(actor, { id: id ?? 0 }, { limit: 50 })).items;
  };
  const join = ({ actor }: Person, waitlist = false) =>
    joinGame(actor, game.id, { guests: 0, waitlist });
  return { boss, guest, next, group, game, write, read, join };
}

const listOf = async ({ actor }: Person) =>
  (await listConversations(actor, actor.userId, { box: 'inbox', limit: 10 })).items;

describe('the chat of a game', () => {
  it('is made by the first who opens it, once, and listed with title and time after a message', async () => {
    const { boss, guest, game, write } = await match();
    const opened = await Promise.all(
      [boss, guest, boss].map(({ actor }) => readGameChat(actor, game.id)),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await listOf(boss)).toEqual([]);
    await write(guest, 'Which gate?');
    expect(await listOf(boss)).toMatchObject([
      {
        type: 'game',
        name: 'Fives',
        lastMessage: 'Which gate?',
        unreadCount: 1,
        game: { id: game.id, startsAt: game.startsAt.toISOString() },
      },
    ]);
  });

  it('is for those who go: people come and leave with their seat', async () => {
    const { boss, guest, next, write, read, join, game } = await match();
    const line = await createSignedIn();
    await expect(read(next)).rejects.toMatchObject(NOT_FOUND);
    await write(guest, 'Hello');
    await join(next);
    expect(await read(next)).toMatchObject([{ content: 'Hello' }]);
    await join(line, true);
    await expect(read(line)).rejects.toMatchObject(NOT_FOUND);
    await leaveGame(guest.actor, game.id);
    await write(boss, 'New here');
    await expect(read(guest)).rejects.toMatchObject(NOT_FOUND);
    await expect(write(guest, 'Still there?')).rejects.toMatchObject(NOT_FOUND);
    expect(await listOf(guest)).toEqual([]);
    // The waiting person got the seat.
    expect(await read(line)).toHaveLength(2);
  });

  it('has everybody who got a seat while it was made', async () => {
    const { boss, guest, next, join, game } = await match();
    await Promise.all([
      readGameChat(guest.actor, game.id),
      join(next),
      leaveGame(boss.actor, game.id),
    ]);
    const members = await db.conversationMember.findMany({
      where: { conversation: { gameId: game.id } },
      select: { userId: true },
    });
    const ids = members.map(({ userId }) => userId).toSorted((a, b) => a - b);
    expect(ids).toEqual([guest.user.id, next.user.id].toSorted((a, b) => a - b));
  });

  it('notifies of unread messages, and hides names across a block', async () => {
    const { boss, guest, game, write, read } = await match();
    await createBlock(guest.user.id, boss.user.id);
    const { conversationId } = await write(boss, 'Bring water');
    await notifyUnread(conversationId);
    expect(await db.notification.count({ where: { userId: guest.user.id } })).toBe(0);
    expect(await read(guest)).toMatchObject([{ content: 'Bring water', senderId: null }]);
    const other = await createSignedIn();
    await addParticipant(game.id, other.user.id);
    await write(boss, 'And a ball');
    await notifyUnread(conversationId);
    expect(await db.notification.findMany({ where: { userId: other.user.id } })).toMatchObject([
      { title: 'New messages in Fives', data: { conversationId, gameId: game.id } },
    ]);
  });

  it('is moderated by those who manage the game', async () => {
    const { boss, guest, group, write, read } = await match();
    const { id } = await write(guest, 'Buy my shoes');
    await expect(pinMessage(guest.actor, id, true)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await pinMessage(boss.actor, id, true)).toMatchObject({ pinned: { id } });
    await deleteMessage(boss.actor, id);
    expect(await read(guest)).toMatchObject([{ content: '', removedByOrganiser: true }]);
    const { memberCount } = await db.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(memberCount).toBe(1);
  });

  it('takes messages until three days after the end, can be read afterwards, and leaves the list', async () => {
    const open = await match(3 * DAY_HOURS - 1);
    await open.write(open.guest, 'I found a jacket');
    const end = (days: number) =>
      db.game.update({
        where: { id: open.game.id },
        data: {
          startsAt: hoursFromNow(-days * DAY_HOURS - 2),
          endsAt: hoursFromNow(-days * DAY_HOURS - 1),
        },
      });
    await end(3);
    await expect(open.write(open.boss, 'Too late')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await readGameChat(open.boss.actor, open.game.id)).toMatchObject({ canSend: false });
    expect(await open.read(open.boss)).toHaveLength(1);
    expect(await listOf(open.boss)).toHaveLength(1);
    await end(30);
    expect(await listOf(open.boss)).toEqual([]);
    expect(await open.read(open.boss)).toHaveLength(1);
  });

  it('stays when the game is cancelled, and ends with a ban', async () => {
    const { boss, guest, group, game, write, read } = await match();
    await write(guest, 'Still on?');
    await cancelGame(boss.actor, game.id, { reason: 'Rain', scope: 'this' });
    await write(boss, 'No');
    expect(await read(guest)).toHaveLength(2);
    const { id: memberId } = await addMember(group.id, guest.user.id);
    await banMember(boss.actor, { groupId: group.id, memberId }, {});
    await expect(read(guest)).rejects.toMatchObject(NOT_FOUND);
  });

  it('has nobody who was banned before or while it was made', async () => {
    for (const isLate of [false, true, true, true]) {
      // A seat in a past game remains.
      const { boss, guest, group, game, read } = await match(1);
      const { id: memberId } = await addMember(group.id, guest.user.id);
      const ban = () => banMember(boss.actor, { groupId: group.id, memberId }, {});
      if (isLate) await Promise.all([ban(), readGameChat(boss.actor, game.id)]);
      else await ban();
      expect(await read(boss)).toEqual([]);
      await expect(read(guest)).rejects.toMatchObject(NOT_FOUND);
    }
  });
});

it('an announcement to players reaches those who go, and is pinned in the chat of the game', async () => {
  const { boss, guest, next, game, join, write } = await match();
  await join(next);
  const line = await createSignedIn();
  await join(line, true);
  await write(guest, 'Hello');
  await announceToPlayers(boss.actor, game.id, { content: 'Gate 4' });
  const notified = await db.notification.findMany({
    where: { type: 'game_announcement' },
    orderBy: { userId: 'asc' },
  });
  const going = [guest.user.id, next.user.id].toSorted((a, b) => a - b);
  expect(notified.map(({ userId }) => userId)).toEqual(going);
  expect(notified[0]).toMatchObject({ title: 'Announcement: Fives', data: { gameId: game.id } });
  expect(await readGameChat(next.actor, game.id)).toMatchObject({ pinned: { content: 'Gate 4' } });
});
