import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { texts } from '@/lib/games/server-texts';
import { FIRST_BATCH } from '@/lib/notifications/constants';
import { updateWords } from '@/lib/notifications/repository/reword';
import {
  forgetActor,
  forgetUnread,
  notifiedRecently,
  notify,
  notifyAll,
} from '@/lib/notifications/service/notify';
import {
  countUnreadNotificationsOf,
  listNotifications,
  readNotificationsAbout,
  sweepNotifications,
} from '@/lib/notifications/service/read-notifications';
import { db } from '@/lib/platform/db/client';
import { say } from '@/lib/platform/language/say';
import { hoursFromNow } from '@/tests/factories/dates';
import { createBlock } from '@/tests/factories/moderation';
import { createNotification } from '@/tests/factories/notifications';
import { said } from '@/tests/factories/said';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const leftOf = async (userId: number, more: object = {}) =>
  (await db.notification.findMany({ where: { userId, ...more }, orderBy: { id: 'asc' } })).map(
    ({ title }) => title,
  );

it('an unread notification is forgotten by who caused it, its kind and its thing, and no other', async () => {
  const [{ user }, { user: actor }, { user: other }] = await createPeople(3);
  const about = { gameId: 7, side: 'coach' };
  const row = { actorId: actor.id, type: 'match', title: 'It', data: about };
  for (const [userId, more] of [
    [user.id, {}],
    [user.id, { title: 'Read', isRead: true }],
    [user.id, { title: 'Of another', actorId: other.id }],
    [user.id, { title: 'Of nobody', actorId: null }],
    [user.id, { title: 'Of another kind', type: 'super_like' }],
    [user.id, { title: 'Of another game', data: { gameId: 8 } }],
    [other.id, { title: 'For another' }],
  ] as const) {
    await createNotification(userId, { ...row, ...more });
  }
  const notified = { userId: user.id, actorId: actor.id, type: 'match', about: { gameId: 7 } };
  const rest = ['Read', 'Of another', 'Of nobody', 'Of another kind', 'Of another game'];
  expect(await forgetUnread(db, notified)).toBe(true);
  expect(await forgetUnread(db, notified)).toBe(false);
  expect(await leftOf(user.id)).toEqual(rest);
  expect(await leftOf(other.id)).toEqual(['For another']);
  expect(await forgetUnread(db, { ...notified, actorId: null })).toBe(true);
  expect(await forgetUnread(db, { ...notified, about: {} })).toBe(true);
  expect(await leftOf(user.id)).toEqual(['Read', 'Of another', 'Of another kind']);
  await forgetActor(db, actor.id);
  expect(await leftOf(user.id)).toEqual(['Of another']);
  expect(await leftOf(other.id)).toEqual([]);
});

it('what somebody was told lately is of this person, about this thing, of these kinds', async () => {
  const [{ user }, { user: actor }] = await createPeople(2);
  const row = { actorId: actor.id, type: 'match', data: { gameId: 7 } };
  await createNotification(user.id, { ...row, createdAt: new Date(Date.now() - 9 * 60_000) });
  const lately = (more: object = {}, within: object = {}) =>
    notifiedRecently(
      db,
      { userId: user.id, actorId: actor.id, about: { gameId: 7 }, ...more },
      { types: ['match', 'super_like'], minutes: 10, ...within },
    );
  expect(await lately()).toBe(true);
  for (const [more, within] of [
    [{ userId: actor.id }, {}],
    [{ actorId: user.id }, {}],
    [{ about: { gameId: 8 } }, {}],
    [{}, { types: ['super_like'] }],
    [{}, { minutes: 8 }],
  ]) {
    expect(await lately(more, within)).toBe(false);
  }
});

it('looking at a thing reads what is about it, and only the person’s own', async () => {
  const [mine, other] = await createPeople(2);
  const about = (conversationId: number) => ({ data: { conversationId, userId: 3 } });
  for (const { user } of [mine, other]) {
    await createNotification(user.id, { ...about(1), title: 'One' });
    await createNotification(user.id, { ...about(2), title: 'Two' });
  }
  const read = { isRead: true, readAt: new Date(0), title: 'Before' };
  await createNotification(mine.user.id, { ...about(1), ...read });
  await readNotificationsAbout(mine.actor, { conversationId: 1 });
  expect(await leftOf(mine.user.id, { isRead: false })).toEqual(['Two']);
  expect(await leftOf(other.user.id, { isRead: false })).toEqual(['One', 'Two']);
  const times = await db.notification.findMany({ where: { userId: mine.user.id, isRead: true } });
  const years = times.map(({ readAt }) => readAt?.getUTCFullYear() ?? 0).toSorted((a, b) => a - b);
  expect(years).toEqual([1970, new Date().getUTCFullYear()]);
});

it('a notification about a thing follows its name, wherever it is told, and nothing else changes', async () => {
  addAllTexts();
  const [one, two] = await createPeople(2);
  const tell = ({ user }: typeof one, gameId: number, title: string) =>
    notify(db, {
      userId: user.id,
      type: 'game_reminder',
      title: say(texts, 'promotedTitle'),
      message: say(texts, 'promotedMessage', { game: title }),
      data: { gameId },
    });
  for (const person of [one, two]) await tell(person, 7, 'Old');
  await tell(one, 8, 'Old');
  // From before texts had parameters.
  await createNotification(one.user.id, { message: 'Old.', data: { gameId: 7 } });
  await updateWords({ gameId: 7 }, { game: 'New' }, db);
  const words = async ({ actor }: typeof one) =>
    (await listNotifications(actor, { limit: 9 })).items.map(({ content }) =>
      content.includes('New') ? 'New' : content.includes('Old') ? 'Old' : content,
    );
  expect([await words(one), await words(two)]).toEqual([['Old', 'Old', 'New'], ['New']]);
  const stored = await db.notification.findFirstOrThrow({ where: { userId: two.user.id } });
  expect(stored.message).toContain('New');
  // A parameter that this text does not have changes nothing.
  await updateWords({ gameId: 7 }, { place: 'Elsewhere' }, db);
  expect(await words(two)).toEqual(['New']);
});

it('who is not to be heard of tells nothing, and what they told before is not listed', async () => {
  const viewer = await createSignedIn({ gender: 'male' });
  const careful = await createSignedIn({ gender: 'female', womenOnly: true });
  const woman = await createSignedIn({ gender: 'female' });
  const [blocked, blocking] = await createPeople(2);
  const tell = async ({ user }: typeof viewer, actor: typeof viewer | null, type = 'match') => {
    const input = { userId: user.id, type, title: said('T'), message: said('M') };
    const before = await db.notification.count();
    await notify(db, { ...input, ...(actor && { actorId: actor.user.id }) });
    return (await db.notification.count()) - before;
  };
  const list = async ({ actor }: typeof viewer) =>
    (await listNotifications(actor, { limit: 50 })).items.length;
  for (const from of [null, woman, blocked, blocking]) expect(await tell(viewer, from)).toBe(1);
  await createNotification(viewer.user.id, { actorId: careful.user.id });
  expect(await list(viewer)).toBe(4);
  await createBlock(viewer.user.id, blocked.user.id);
  await createBlock(blocking.user.id, viewer.user.id);
  expect(await list(viewer)).toBe(2);
  expect(await tell(viewer, careful)).toBe(0);
  for (const from of [blocked, blocking]) await tell(viewer, from);
  expect(await list(viewer)).toBe(2);
  // With women-only she still gets men's notifications that are not about meeting her.
  for (const type of ['match', 'friend_request', 'game_proposal', 'game_cancelled']) {
    await createNotification(careful.user.id, { actorId: viewer.user.id, type });
  }
  expect(await list(careful)).toBe(1);
  expect(await tell(careful, woman)).toBe(1);
  expect(await list(careful)).toBe(2);
  await db.notification.updateMany({ where: { userId: careful.user.id }, data: { inApp: false } });
  expect(await list(careful)).toBe(0);
});

it('is told once a day where the cause can be repeated, to each person, of each thing', async () => {
  const [one, two, actor] = await createPeople(3);
  const tell = async (to: typeof one, more: object = {}) => {
    const [notified] = await notifyAll(db, [
      {
        userId: to.user.id,
        actorId: actor.user.id,
        type: 'match',
        title: said('T'),
        message: said('M'),
        oncePerDay: 'group:7',
        ...more,
      },
    ]);
    return notified !== undefined;
  };
  expect([await tell(one), await tell(one)]).toEqual([true, false]);
  expect(await tell(two)).toBe(true);
  expect(await tell(one, { oncePerDay: 'group:8' })).toBe(true);
  expect(await tell(one, { type: 'super_like' })).toBe(true);
  expect(await tell(one, { actorId: two.user.id })).toBe(true);
  expect(await notifyAll(db, [])).toEqual([]);
});

it('tells quietly in the bell and the later letter, and at once on devices and in the open app', async () => {
  const { user } = await createSignedIn();
  const device = { endpoint: 'https://fcm.googleapis.com/q', p256dh: 'p', auth: 'a' };
  await db.pushSubscription.create({ data: { userId: user.id, ...device } });
  const jobs = (kind: string) => db.job.count({ where: { kind } });
  const tell = async (quietly: boolean, type = 'match') => {
    const before = [await jobs('notifications:push'), await jobs('notifications:mail-missed')];
    const input = { userId: user.id, type, title: said('T'), message: said('M') };
    const { dto } = await notify(db, input, { quietly });
    const after = [await jobs('notifications:push'), await jobs('notifications:mail-missed')];
    return [dto !== null, ...after.map((count, at) => count - (before[at] ?? 0))];
  };
  // One email for a whole minute: the job exists.
  expect(await tell(true)).toEqual([false, 0, 1]);
  await db.job.deleteMany();
  expect(await tell(false)).toEqual([true, 1, 1]);
  const [job] = await db.job.findMany({ where: { kind: 'notifications:mail-missed' } });
  const minutes = ((job?.runAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14.9);
  expect(minutes).toBeLessThanOrEqual(16);
  const choose = (choice: object) =>
    db.notificationPreference.upsert({
      where: { userId_topic: { userId: user.id, topic: 'likes' } },
      create: { userId: user.id, topic: 'likes', ...choice },
      update: choice,
    });
  await db.job.deleteMany();
  await choose({ push: false, email: false });
  expect(await tell(false)).toEqual([true, 0, 0]);
  await choose({ inApp: false, push: true });
  expect(await tell(false)).toEqual([false, 1, 0]);
  // Another topic, or none: sent by default.
  expect(await tell(false, 'friend_request')).toEqual([true, 1, 1]);
  await db.job.deleteMany();
  expect(await tell(false, 'of an older version')).toEqual([true, 1, 1]);
  // A push needs a device.
  await db.pushSubscription.deleteMany({ where: { userId: user.id } });
  const before = await leftOf(user.id);
  expect(await tell(false)).toEqual([false, 0, 0]);
  expect(await leftOf(user.id)).toEqual(before);
});

it('long words are cut to what the table takes, and old ones that were read are deleted', async () => {
  const { user, actor } = await createSignedIn();
  const long = { title: said('t'.repeat(161)), message: said('m'.repeat(1_001)) };
  await notify(db, { userId: user.id, type: 'match', ...long });
  await notify(db, {
    userId: user.id,
    type: 'match',
    title: said('t'.repeat(160)),
    message: said('m'.repeat(1_000)),
  });
  const lengths = (await listNotifications(actor, { limit: 5 })).items.map(({ title, content }) => [
    title.length,
    content.length,
    title.endsWith('…') && content.endsWith('…'),
  ]);
  expect(lengths).toEqual([
    [160, 1_000, false],
    [160, 1_000, true],
  ]);
  await db.notification.deleteMany({ where: { userId: user.id } });
  for (const [title, days, isRead] of [
    ['Old and read', 180.1, true],
    ['Old', 300, false],
    ['Read', 179.9, true],
  ] as const) {
    await createNotification(user.id, { title, isRead, createdAt: hoursFromNow(-24 * days) });
  }
  await sweepNotifications();
  expect(await leftOf(user.id)).toEqual(['Old', 'Read']);
});

it('the number in the bell is that of the unread ones in its list', async () => {
  const [{ actor, user }, { user: other }] = [await createSignedIn(), await createSignedIn()];
  for (let n = 0; n <= FIRST_BATCH; n += 1) await createNotification(user.id, {});
  expect(await countUnreadNotificationsOf(actor)).toBe(FIRST_BATCH);
  await createNotification(user.id, { actorId: other.id, type: 'match' });
  await createNotification(user.id, { isRead: true });
  await createNotification(user.id, { inApp: false });
  await createBlock(user.id, other.id);
  const { items } = await listNotifications(actor, { limit: FIRST_BATCH });
  expect(await countUnreadNotificationsOf(actor)).toBe(
    items.filter(({ isRead }) => !isRead).length,
  );
  expect(await countUnreadNotificationsOf(actor)).toBe(FIRST_BATCH - 1);
});
