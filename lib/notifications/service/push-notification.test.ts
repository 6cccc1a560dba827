import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { texts } from '@/lib/games/server-texts';
import { isQuietHour } from '@/lib/notifications/policy';
import { notify } from '@/lib/notifications/service/notify';
import { pushNotification } from '@/lib/notifications/service/push-notification';
import { addDevice } from '@/lib/notifications/service/read-notifications';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { say } from '@/lib/platform/language/say';
import { createBlock } from '@/tests/factories/moderation';
import { said } from '@/tests/factories/said';
import { createPeople } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { PushService, readVapid, type TestDevice } from '@/tests/services/push';

let service: PushService;

beforeAll(async () => {
  service = await PushService.start();
});
beforeEach(() => void service.received.splice(0));
afterAll(() => service.stop());

async function personWith(count: number, message = 'علی اور آپ 🏏') {
  const user = await createOnboardedUser();
  const devices = Array.from({ length: count }, () => service.createDevice());
  for (const { endpoint, p256dh, auth } of devices) {
    await db.pushSubscription.create({ data: { userId: user.id, endpoint, p256dh, auth } });
  }
  const notified = await notify(db, {
    userId: user.id,
    type: 'match',
    title: said('It is a match'),
    message: said(message),
    data: { userId: 7 },
  });
  const [job] = await db.job.findMany({
    where: { kind: 'notifications:push' },
    orderBy: { id: 'desc' },
  });
  expect(job?.payload).toEqual({ notificationId: notified.dto?.id });
  return { user, devices, notificationId: notified.dto?.id ?? 0 };
}
const pathOf = ({ endpoint }: TestDevice) => new URL(endpoint).pathname;
const remaining = (userId: number) =>
  db.pushSubscription.findMany({ where: { userId }, select: { endpoint: true } });

it('goes to twenty devices of a person: one more replaces the oldest of theirs', async () => {
  const [{ actor, user }, { user: other }] = await createPeople(2);
  const devices = Array.from({ length: 21 }, () => service.createDevice());
  const { endpoint, p256dh, auth } = service.createDevice();
  await db.pushSubscription.create({ data: { userId: other.id, endpoint, p256dh, auth } });
  for (const { endpoint, p256dh, auth } of devices) {
    await addDevice(actor, { endpoint, keys: { p256dh, auth } }, null);
  }
  const kept = (await remaining(user.id)).map(({ endpoint }) => endpoint);
  expect(kept.toSorted()).toEqual(
    devices
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .toSorted(),
  );
  expect(await remaining(other.id)).toHaveLength(1);
});

describe('a push', () => {
  it('reaches every device, encrypted for it and signed with this installation’s key', async () => {
    const { devices, notificationId } = await personWith(2);
    await pushNotification(notificationId);
    expect(service.received).toHaveLength(2);
    for (const device of devices) {
      const [push] = service.received.filter(({ path }) => path === pathOf(device));
      expect(push?.encoding).toBe('aes128gcm');
      expect(push?.body.includes('match')).toBe(false);
      expect(device.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
        title: 'It is a match',
        body: 'علی اور آپ 🏏',
        tag: `notification-${notificationId}`,
        url: '/user/7',
      });
      const { key, claims } = readVapid(push?.authorization ?? '');
      expect(key).toBe(env.VAPID_PUBLIC_KEY);
      expect(claims).toMatchObject({ aud: service.origin, sub: env.VAPID_SUBJECT });
    }
    const [first, second] = devices;
    const [push] = service.received.filter(({ path }) => first && path === pathOf(first));
    expect(() => second?.read(push?.body ?? Buffer.alloc(0))).toThrow();
  });

  it.each([404, 410])(
    'removes a device whose service answers %i, and keeps the others',
    async (status) => {
      const { user, devices, notificationId } = await personWith(2);
      const [gone, alive] = devices;
      if (gone) service.answers.set(pathOf(gone), status);
      await pushNotification(notificationId);
      expect(await remaining(user.id)).toEqual([{ endpoint: alive?.endpoint }]);
    },
  );

  it('is shortened to what every push service takes', async () => {
    const { devices, notificationId } = await personWith(1, '🏏'.repeat(1_000));
    await pushNotification(notificationId);
    const [push] = service.received;
    expect(devices[0]?.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      body: `${'🏏'.repeat(499)}…`,
    });
  });

  it.each([
    ['is down', 503],
    ['has had too many pushes from us', 429],
    ['refuses our key', 403],
  ])('is retried while the service %s, and the device is kept', async (_state, status) => {
    const { user, devices, notificationId } = await personWith(1);
    for (const device of devices) service.answers.set(pathOf(device), status);
    await expect(pushNotification(notificationId)).rejects.toThrow();
    expect(await remaining(user.id)).toHaveLength(1);
    service.answers.clear();
    await pushNotification(notificationId);
    expect(service.received).toHaveLength(2);
  });

  it('has the tag of its chat, so that a device shows the messages of one chat together', async () => {
    const { user, devices } = await personWith(1);
    service.received.splice(0);
    for (const text of ['One', 'Two']) {
      const notified = await notify(db, {
        userId: user.id,
        type: 'message',
        title: said('New message'),
        message: said(text),
        data: { conversationId: 9, userId: 7 },
      });
      await pushNotification(notified.dto?.id ?? 0);
    }
    const pushes = service.received.map(({ body }) => devices[0]?.read(body));
    expect(pushes).toMatchObject([
      { tag: 'conversation-9', url: '/messages?conversation=9' },
      { tag: 'conversation-9' },
    ]);
    expect(pushes[0]).not.toHaveProperty('answer');
  });

  it.each([
    ['en', 'I come', 'I cannot come'],
    ['ur', 'میرا آنا طے ہے', 'میرا آنا ممکن نہیں'],
  ])(
    'that asks for an answer has the buttons in the reader’s language: %s',
    async (language, going, out) => {
      addAllTexts();
      const { user, devices } = await personWith(1);
      await db.user.update({ where: { id: user.id }, data: { language } });
      service.received.splice(0);
      const notified = await notify(db, {
        userId: user.id,
        type: 'game_nudge',
        title: said('Do you come?'),
        message: said('🏏'.repeat(1_000)),
        data: { gameId: 5 },
      });
      await pushNotification(notified.dto?.id ?? 0);
      const [push] = service.received;
      expect(devices[0]?.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
        id: notified.dto?.id,
        answer: {
          gameId: 5,
          buttons: ['going', 'out'],
          going: { button: going },
          out: { button: out },
        },
      });
      expect(push?.body.length).toBeLessThanOrEqual(4_096);
    },
  );

  it('about a place that one has can be answered with ‘I cannot come’ alone', async () => {
    const { user, devices } = await personWith(1);
    service.received.splice(0);
    const [title, message, data] = [said('Game today'), said('At six'), { gameId: 5 }];
    const row = { userId: user.id, type: 'game_reminder', title, message, data } as const;
    await pushNotification((await notify(db, row)).dto?.id ?? 0);
    const [push] = service.received;
    expect(devices[0]?.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      answer: { gameId: 5, buttons: ['out'] },
    });
  });

  it('about a request for a court is answered by calls of its own', async () => {
    const { user, devices } = await personWith(1);
    service.received.splice(0);
    const row = {
      userId: user.id,
      type: 'court_asked',
      title: said('A court is asked for'),
      message: said('At six'),
      data: { courtTimeId: 5, side: 'desk' },
    } as const;
    await pushNotification((await notify(db, row)).dto?.id ?? 0);
    const [push] = service.received;
    expect(devices[0]?.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      answer: {
        calls: { going: '/api/court-times/5/confirm', out: '/api/court-times/5/decline' },
        going: { button: 'Confirm' },
        out: { button: 'Decline' },
      },
    });
  });

  it('does not name a person who is banned or leaves in the meantime, or at all once they block', async () => {
    const { user, devices } = await personWith(1);
    const bodies: unknown[] = [];
    for (const [gone, state] of [
      { bannedAt: new Date() },
      { deletionRequestedAt: new Date(), deletionDueAt: new Date() },
      {},
    ].entries()) {
      service.received.splice(0);
      const by = await createOnboardedUser({ name: `Sarazinc ${gone}` });
      const notified = await notify(db, {
        userId: user.id,
        actorId: by.id,
        type: 'game_cancelled',
        title: said('Cancelled'),
        message: say(texts, 'promotedMessage', { game: `Sarazinc ${gone}` }),
      });
      await db.user.update({ where: { id: by.id }, data: state });
      if (gone === 2) await createBlock(by.id, user.id);
      await pushNotification(notified.dto?.id ?? 0);
      bodies.push(...service.received.map(({ body }) => devices[0]?.read(body)));
    }
    expect(bodies).toMatchObject(Array(2).fill({ body: expect.stringContaining('Unknown') }));
    expect(bodies).toHaveLength(2);
  });

  it('is not sent for a notification that has been read in the meantime', async () => {
    const { notificationId } = await personWith(1);
    await db.notification.updateMany({ where: { id: notificationId }, data: { isRead: true } });
    await pushNotification(notificationId);
    expect(service.received).toEqual([]);
  });
});

it.each([
  ['16:59', false],
  ['17:00', true],
  ['23:30', true],
  ['01:59', true],
  ['02:00', false],
])('is silent from 22:00 to 7:00 in Lahore: at %s UTC %s', (time, quiet) => {
  expect(isQuietHour(new Date(`2027-03-10T${time}:00Z`), 'Asia/Karachi')).toBe(quiet);
});
