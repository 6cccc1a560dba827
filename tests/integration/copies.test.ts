import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { nudgeMember } from '@/lib/games/service/call-players';
import { createGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { announceToMembers, deleteGroup, updateGroup } from '@/lib/groups/service/edit-group';
import { deleteMessage, editMessage, pinMessage } from '@/lib/messages/service/change-message';
import { countUnreadOf, listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages, searchMessages } from '@/lib/messages/service/list-messages';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { readChat } from '@/lib/messages/service/read-chat';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { readOffline } from '@/lib/offline/service';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { decideSuggestion } from '@/lib/venues/service/decide-suggestion';
import { editReview, replyToReview, reviewVenue } from '@/lib/venues/service/review-venue';
import { insertRow } from '@/prisma/rows/insert-rows';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { findPlaces, hide, mailTo, mark, type Person, PLACES } from './copies';

// Emails wait in the outbox, as during an outage of the mail server.
beforeAll(() => {
  addAllTexts();
  env.SMTP_URL = 'smtp://127.0.0.1:1';
});
afterAll(() => {
  env.SMTP_URL = undefined;
});

/** Everything in a person's chats and notifications, their offline copy included. */
async function readAll({ actor }: Person, conversationId: number | null, words: string) {
  const page = { limit: 50 };
  const about = { id: conversationId ?? 0 };
  return JSON.stringify([
    await listNotifications(actor, page),
    await listConversations(actor, actor.userId, { box: 'inbox', ...page }),
    await readOffline(actor),
    conversationId && (await readChat(actor, about)),
    conversationId && (await listMessages(actor, { id: conversationId }, page)),
    conversationId && (await searchMessages(actor, conversationId, { q: words, ...page })),
  ]);
}

const copiesIn = (places: string[]) => places.filter((place) => PLACES[place] !== 'own');

/** Checks that the text was copied to the email, changes its subject, and searches for the text. */
async function expectToFollow(
  viewer: Person,
  { words, conversationId = null }: { words: string; conversationId?: number | null },
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await findPlaces(words);
  expect(before.filter((place) => !(place in PLACES))).toEqual([]);
  expect(before).toEqual(expect.arrayContaining(['notifications.said', 'outbox_mails.text']));
  expect(await readAll(viewer, conversationId, words)).toContain(words);
  await change();
  const left = copiesIn(await findPlaces(words));
  expect(left.filter((place) => PLACES[place] !== 'evidence')).toEqual([]);
}

const planOf = (words: string) =>
  createGameSchema.parse({
    title: `Nets ${words}`,
    location: '4 Canal Road',
    maxPlayers: 10,
    date: '2027-03-18',
    time: '18:00',
  });

const REMOVALS = ['edited', 'deleted', 'removed by an organiser', 'hidden'] as const;

async function changeMessage(
  how: (typeof REMOVALS)[number],
  id: number,
  { author, organiser }: { author: Person; organiser: Person },
) {
  if (how === 'edited') await editMessage(author.actor, id, 'Something else');
  if (how === 'deleted') await deleteMessage(author.actor, id);
  if (how === 'removed by an organiser') await deleteMessage(organiser.actor, id);
  if (how === 'hidden') await hide('message', id);
}

describe.each(REMOVALS)('the words of a message that is %s', (how) => {
  async function world() {
    const [viewer, author, organiser] = await createPeople(3);
    const group = await createGroup({
      creatorId: organiser.user.id,
      memberIds: [viewer.user.id, author.user.id],
    });
    return { viewer, author, organiser, group, chat: await groupConversation(group.id) };
  }

  it('are nowhere afterwards', async () => {
    const { viewer, author, organiser, chat } = await world();
    const words = mark();
    const message = await createMessage(chat.id, author.user.id, words);
    await createMessage(chat.id, organiser.user.id, 'I agree', { replyToId: message.id });
    await db.conversation.update({
      where: { id: chat.id },
      data: { lastPreview: words, lastMessageId: message.id },
    });
    await pinMessage(organiser.actor, Number(message.id), true);
    await db.message.updateMany({ where: { replyToId: message.id }, data: { senderId: null } });
    await notifyUnread(chat.id);
    await mailTo(viewer.user);
    await expectToFollow(viewer, { words, conversationId: chat.id }, () =>
      changeMessage(how, Number(message.id), { author, organiser }),
    );
    expect(await readAll(viewer, chat.id, words)).not.toContain(words);
  });

  it('and of an announcement, too', async () => {
    const { viewer, organiser, group, chat } = await world();
    const words = mark();
    await announceToMembers(organiser.actor, group.id, { content: words });
    const message = await db.message.findFirstOrThrow({ where: { content: words } });
    await mailTo(viewer.user);
    await expectToFollow(viewer, { words, conversationId: chat.id }, () =>
      changeMessage(how, Number(message.id), { author: organiser, organiser }),
    );
    expect(await readAll(viewer, chat.id, words)).not.toContain(words);
  });
});

it('a removed message is not unread, and the others are told again', async () => {
  const [viewer, author] = await createPeople(2);
  const { id } = await createConversation(viewer.user.id, author.user.id);
  await createMessage(id, author.user.id, 'First');
  const message = await createMessage(id, author.user.id, 'Second');
  await notifyUnread(id);
  expect(await countUnreadOf(viewer.actor)).toMatchObject({ conversations: 1, messages: 2 });
  await deleteMessage(author.actor, Number(message.id));
  expect(await countUnreadOf(viewer.actor)).toMatchObject({ conversations: 1, messages: 1 });
  expect((await listNotifications(viewer.actor, { limit: 5 })).items).toEqual([]);
  await notifyUnread(id);
  const [notified] = (await listNotifications(viewer.actor, { limit: 5 })).items;
  expect(notified?.content).toBe('First');
});

it('the letter is written again with what it still has to say', async () => {
  const [viewer, author] = await createPeople(2);
  const chats = [
    await createConversation(viewer.user.id, author.user.id),
    await createConversation(viewer.user.id, (await createSignedIn()).user.id),
  ];
  const [gone, stays] = [mark(), mark()];
  const message = await createMessage(chats[0]?.id ?? 0, author.user.id, gone);
  const other = (chats[1]?.userLo === viewer.user.id ? chats[1].userHi : chats[1]?.userLo) ?? 0;
  await createMessage(chats[1]?.id ?? 0, other, stays);
  for (const { id } of chats) await notifyUnread(id);
  await mailTo(viewer.user);
  await deleteMessage(author.actor, Number(message.id));
  expect(await findPlaces(stays)).not.toContain('outbox_mails.text');
  const job = { kind: 'notifications:mail-missed', runAt: { lte: new Date() } };
  const jobs = await db.job.findMany({ where: job });
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ userId: viewer.user.id });
  await mailMissed(viewer.user.id);
  expect(await findPlaces(stays)).toContain('outbox_mails.text');
  expect(await findPlaces(gone)).toEqual([]);
});

describe.each(['edited', 'hidden', 'deleted'] as const)('the name of a group that is %s', (how) => {
  it('is nowhere afterwards', async () => {
    const [viewer, creator] = await createPeople(2);
    const words = mark();
    const group = await createGroup({
      name: `Nets ${words}`,
      creatorId: creator.user.id,
      memberIds: [viewer.user.id],
    });
    await announceToMembers(creator.actor, group.id, { content: 'Hello' });
    await mailTo(viewer.user);
    await expectToFollow(viewer, { words }, async () => {
      if (how === 'edited') await updateGroup(creator.actor, group.id, { name: 'Nets at six' });
      if (how === 'hidden') await hide('group', group.id);
      // The last notification about it: its deletion.
      if (how === 'deleted') {
        await deleteGroup(creator.actor, group.id);
        await db.notification.deleteMany({ where: { type: 'group_deleted' } });
      }
    });
    const [notified] = (await listNotifications(viewer.actor, { limit: 5 })).items;
    if (how === 'edited') expect(notified?.title).toBe('Announcement in Nets at six');
    else expect(notified).toBeUndefined();
  });
});

describe.each(['edited', 'hidden'] as const)('the title of a game that is %s', (how) => {
  it('is nowhere afterwards', async () => {
    const [viewer, creator] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, memberIds: [viewer.user.id] });
    const words = mark();
    const game = await createGame(creator.actor, group.id, planOf(words));
    await announceToPlayers(creator.actor, game.id, { content: 'Hello' }).catch(() => undefined);
    await mailTo(viewer.user);
    const { id: conversationId } = await groupConversation(group.id);
    await expectToFollow(viewer, { words, conversationId }, () =>
      how === 'edited'
        ? updateGame(creator.actor, game.id, updateGameSchema.parse({ title: 'Nets at six' }))
        : hide('game', game.id),
    );
    expect(await readAll(viewer, conversationId, words)).not.toContain(words);
    const [notified] = (await listNotifications(viewer.actor, { limit: 5 })).items;
    if (how === 'edited') expect(notified?.content).toContain('Nets at six');
    else expect(notified).toBeUndefined();
  });
});

it.each(['edited', 'hidden'] as const)(
  'a letter with buttons for a game that is %s is taken back',
  async (how) => {
    const [viewer, creator] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, memberIds: [viewer.user.id] });
    const words = mark();
    const game = await createGame(creator.actor, group.id, planOf(words));
    const [asked, organiserId] = [new Date().toISOString(), creator.user.id];
    await nudgeMember({ gameId: game.id, userId: viewer.user.id, organiserId, asked });
    expect(await findPlaces(words)).toContain('outbox_mails.text');
    if (how === 'hidden') await hide('game', game.id);
    else await updateGame(creator.actor, game.id, updateGameSchema.parse({ title: 'Nets at six' }));
    expect(copiesIn(await findPlaces(words)).filter((at) => PLACES[at] !== 'evidence')).toEqual([]);
    await mailTo(viewer.user);
    const mails = await db.outboxMail.findMany({ where: { to: viewer.user.email } });
    const isSaidAgain = mails.some(({ text }) => text.includes('Nets at six'));
    expect(isSaidAgain).toBe(how === 'edited');
  },
);

describe.each(['edited', 'hidden'] as const)('the name of a venue that is %s', (how) => {
  it('is nowhere afterwards', async () => {
    const [owner, guest] = await createPeople(2);
    const words = mark();
    const venue = await createVenue({ name: `Nets ${words}`, addedById: owner.user.id });
    await reviewVenue(guest.actor, venue.id, { rating: 2, comment: 'Dark' });
    await mailTo(owner.user);
    await expectToFollow(owner, { words }, async () => {
      if (how === 'hidden') return hide('venue', venue.id);
      const suggestion = await insertRow(pool, 'venueSuggestions', {
        venueId: venue.id,
        userId: guest.user.id,
        kind: 'edit',
        changes: { name: 'Nets at six' },
      });
      const ids = { venueId: venue.id, suggestionId: suggestion.id };
      await decideSuggestion(owner.actor, ids, 'apply');
    });
  });
});

it('a review follows in what its receiver was told of it', async () => {
  const [owner, guest] = await createPeople(2);
  const venue = await createVenue({ name: 'Nets', addedById: owner.user.id });
  const { id: reviewId } = await reviewVenue(guest.actor, venue.id, { rating: 2 });
  const notified = async ({ actor }: Person) =>
    (await listNotifications(actor, { limit: 5 })).items.map(({ content }) => content);
  const ids = { venueId: venue.id, reviewId };
  await editReview(guest.actor, ids, { rating: 5 });
  expect(await notified(owner)).toEqual(['Nets got a review with 5 stars.']);
  await replyToReview(owner.actor, ids, { reply: 'Thank you' });
  expect(await notified(guest)).toHaveLength(1);
  await replyToReview(owner.actor, ids, { reply: null });
  expect(await notified(guest)).toEqual([]);
  await replyToReview(owner.actor, ids, { reply: 'Once more' });
  expect(await notified(guest), 'on the same day').toEqual([]);
  await db.notification.updateMany({ where: { userId: owner.user.id }, data: { isRead: true } });
  await hide('review', reviewId);
  expect(await notified(owner), 'a read one, too').toEqual([]);
});
