import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { nudgeMember } from '@/lib/games/service/call-players';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { forgetUnread, notify } from '@/lib/notifications/service/notify';
import { pushNotification } from '@/lib/notifications/service/push-notification';
import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { said } from '@/tests/factories/said';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { aged } from '@/tests/factories/users';
import { ok } from '@/tests/integration/call';
import { PushService } from '@/tests/services/push';

let service: PushService;
let zara: Person;
let mother: Person;
let omar: Person;
let group: { id: number; name: string };

beforeAll(async () => {
  service = await PushService.start();
  addAllTexts();
});
afterAll(() => service.stop());

beforeEach(async () => {
  zara = await createSignedIn({ ...aged(15), name: 'Zara Malik' });
  mother = await createSignedIn(aged(40));
  omar = await createSignedIn();
  group = await createGroup({ creatorId: omar.user.id, memberIds: [zara.user.id] });
  await db.guardian.create({ data: { youngId: zara.user.id, guardianId: mother.user.id } });
});

const announce = () =>
  ok(omar, 'POST /api/groups/{id}/announcements', {
    params: { id: group.id },
    body: { content: 'Bring water on Sunday.' },
  });
const told = ({ user }: Person) =>
  db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } });

async function plan(): Promise<number> {
  const startsAt = bookingStart(5).toISOString();
  const { id } = await ok<{ id: number }>(omar, 'POST /api/groups/{id}/games', {
    params: { id: group.id },
    body: {
      title: 'Sunday nets',
      date: startsAt.slice(0, 10),
      time: '18:00',
      location: 'Gulberg, Lahore',
      maxPlayers: 10,
    },
  });
  return id;
}

it('brings what organisers announce to the guardian too: in the list, as a push and by e-mail, in their language', async () => {
  const device = service.createDevice();
  const { endpoint, p256dh, auth } = device;
  await db.pushSubscription.create({ data: { userId: mother.user.id, endpoint, p256dh, auth } });
  await db.user.update({ where: { id: mother.user.id }, data: { language: 'ur' } });
  await announce();
  expect(await told(zara)).toMatchObject([{ title: expect.not.stringContaining('For ') }]);
  const [own] = await told(mother);
  expect(own).toMatchObject({
    type: 'group_announcement',
    title: expect.stringMatching(/^For .*Zara Malik.*: /),
    message: expect.stringContaining('Bring water on Sunday.'),
  });
  await pushNotification(Number(own?.id));
  const [push] = service.received.splice(0);
  expect(device.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
    title: expect.stringContaining('Zara Malik'),
    url: '/guardian',
    lang: 'ur',
  });
  await db.notification.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } });
  await mailMissed(mother.user.id);
  const mail = await db.outboxMail.findFirstOrThrow({ where: { to: mother.user.email } });
  expect(mail.subject).toContain('کے لیے');
  expect(mail.text).toContain('/guardian');
  expect(mail.text).toContain('/unsubscribe?token=');
  // A new name is followed, and the link's end takes everything along.
  await ok(zara, 'PUT /api/users/{id}', {
    params: { id: zara.user.id },
    body: { name: 'Zara Ahmed' },
  });
  expect(await told(mother)).toMatchObject([{ title: expect.stringContaining('Zara Ahmed') }]);
  const { id } = await db.guardian.findFirstOrThrow({ where: { youngId: zara.user.id } });
  await ok(zara, 'DELETE /api/guardians/{id}', { params: { id } });
  expect(await told(mother)).toEqual([]);
  expect(await told(zara)).toHaveLength(1);
});

it('asks the guardian for an answer, whose buttons are on the guardian’s page', async () => {
  const gameId = await plan();
  const asked = new Date().toISOString();
  const nudge = { gameId, userId: zara.user.id, organiserId: omar.user.id, asked };
  await nudgeMember(nudge);
  await nudgeMember(nudge);
  const rows = await told(mother);
  expect(rows.map(({ type }) => type)).toEqual(['game_created', 'game_nudge']);
  const listed = await ok<{ data: object }[]>(mother, 'GET /api/notifications');
  expect(listed).toHaveLength(2);
  for (const { data } of listed) {
    expect(data).toMatchObject({ gameId, guardianOf: expect.any(Number) });
    expect(data).not.toHaveProperty('conversationId');
  }
  // An answer of either ends the question for both.
  await ok(zara, 'POST /api/games/{id}/rsvp', { params: { id: gameId }, body: { answer: 'out' } });
  expect((await told(mother)).map(({ type }) => type)).toEqual(['game_created']);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'turned the topic off',
    () =>
      db.notificationPreference.create({
        data: { userId: mother.user.id, topic: 'groups', inApp: false, push: false, email: false },
      }),
  ],
  ['is across a block with the organiser', () => createBlock(mother.user.id, omar.user.id)],
  [
    'answers for somebody who is surely 18',
    () => db.user.update({ where: { id: zara.user.id }, data: aged(18) }),
  ],
  [
    'is leaving',
    () => db.user.update({ where: { id: mother.user.id }, data: { bannedAt: new Date() } }),
  ],
])('tells no guardian who %s', async (_why, change) => {
  await change();
  await announce();
  expect(await told(zara)).toHaveLength(1);
  expect(await told(mother)).toEqual([]);
});

it('tells a guardian who organises nothing of their own', async () => {
  await db.groupMember.updateMany({
    where: { groupId: group.id, userId: omar.user.id },
    data: { role: 'organiser' },
  });
  await db.guardian.create({ data: { youngId: zara.user.id, guardianId: omar.user.id } });
  await announce();
  expect(await told(omar)).toEqual([]);
  expect(await told(mother)).toHaveLength(1);
});

it('takes back from the guardian what is taken back from the young person, and nothing of the guardian’s own', async () => {
  const offered = {
    type: 'game_seat_offered',
    title: said('A seat for you'),
    message: said('Answer until six'),
    data: { gameId: 7 },
  };
  for (const { user } of [zara, mother]) await notify(db, { ...offered, userId: user.id });
  expect(await told(mother)).toHaveLength(2);
  const { type, data: about } = offered;
  await forgetUnread(db, { userId: zara.user.id, actorId: null, type, about });
  expect(await told(zara)).toEqual([]);
  expect(await told(mother)).toMatchObject([{ title: 'A seat for you' }]);
});
