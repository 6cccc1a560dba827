import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { addMember } from '@/lib/groups/service/join-group';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { texts } from '@/lib/messages/server-texts';
import { announceTyping } from '@/lib/messages/service/follow-conversation';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import { announceLine } from '@/lib/messages/service/system-line';
import { placeholderWords } from '@/lib/moderation/constants';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { notifyAll } from '@/lib/notifications/service/notify';
import { pushNotification } from '@/lib/notifications/service/push-notification';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { runIn } from '@/lib/platform/language/run-in';
import { say } from '@/lib/platform/language/say';
import { createGroup } from '@/tests/factories/groups';
import { groupConversation } from '@/tests/factories/messages';
import { watchPublished } from '@/tests/factories/published';
import { createSignedIn } from '@/tests/factories/sessions';
import { PushService } from '@/tests/services/push';

const { publish } = watchPublished();

let service: PushService;

beforeAll(async () => {
  addAllTexts();
  service = await PushService.start();
});
beforeEach(() => {
  publish.mockClear();
  service.received.splice(0);
});
afterAll(() => service.stop());

/** An English and an Urdu recipient. */
async function twoViewers() {
  const [ali, sara] = await Promise.all([
    createSignedIn({ name: 'Ali' }),
    createSignedIn({ name: 'Sara', language: 'ur' }),
  ]);
  return { ali, sara };
}

const notified = (...people: { user: { id: number } }[]) =>
  notifyAll(
    db,
    people.map(({ user }) => ({
      userId: user.id,
      type: 'message',
      title: say(texts, 'newMessageFrom', { person: 'Bilal' }),
      message: say(texts, 'quote', { words: 'Salaam' }),
    })),
  );

const ENGLISH = 'New message from Bilal';
const URDU = '\u2068Bilal\u2069 کا نیا پیغام';

it('a notification is announced in the language of its reader, and listed in that of the page', async () => {
  const { ali, sara } = await twoViewers();
  const titles = (await notified(ali, sara)).map(({ userId, dto }) => [userId, dto?.title]);
  expect(Object.fromEntries(titles)).toEqual({ [ali.user.id]: ENGLISH, [sara.user.id]: URDU });
  const [stored] = await db.notification.findMany({ where: { userId: sara.user.id } });
  expect(stored).toMatchObject({ title: ENGLISH, message: 'Salaam' });
  const list = () => listNotifications(sara.actor, { limit: 5 });
  expect((await list()).items).toMatchObject([{ title: ENGLISH, content: 'Salaam' }]);
  expect((await runIn('ur', list)).items).toMatchObject([{ title: URDU, content: 'Salaam' }]);
});

it('a push and a letter are in the language of their reader', async () => {
  const { sara } = await twoViewers();
  const device = service.createDevice();
  const { endpoint, p256dh, auth } = device;
  await db.pushSubscription.create({ data: { userId: sara.user.id, endpoint, p256dh, auth } });
  const [one] = await notified(sara);
  await pushNotification(one?.dto?.id ?? 0);
  expect(device.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: URDU,
    body: 'Salaam',
    lang: 'ur',
    dir: 'rtl',
  });
  await db.notification.updateMany({
    where: { userId: sara.user.id },
    data: { createdAt: new Date(Date.now() - 16 * 60_000) },
  });
  await mailMissed(sara.user.id);
  const mail = await db.outboxMail.findFirstOrThrow({ where: { to: sara.user.email } });
  expect(mail.subject).toBe(URDU);
  expect(mail.text).toContain('Maidan کھولیں');
  expect(mail.html).toContain('<html lang="ur" dir="rtl">');
});

it('a line of a chat is in the language of each reader', async () => {
  const { ali, sara } = await twoViewers();
  const hina = await createSignedIn({ name: 'Hina' });
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [sara.user.id] });
  const { id } = await groupConversation(group.id);
  await transaction((tx) => addMember(tx, group.id, hina.user.id));
  await announceLine(id, 1);
  const heard = publish.mock.calls.filter(([, event]) => event === 'message');
  const words = heard.map(([to, , payload]) => [to, (payload as { content: string }).content]);
  expect(words).toContainEqual([[`user:${sara.user.id}`], '\u2068Hina\u2069 نے گروپ جوائن کیا']);
  expect(words).toContainEqual([
    expect.arrayContaining([`user:${ali.user.id}`, `user:${hina.user.id}`]),
    'Hina joined',
  ]);
  const list = () => listMessages(sara.actor, { id }, { limit: 5 });
  expect((await list()).items).toMatchObject([{ content: 'Hina joined' }]);
  expect((await runIn('ur', list)).items[0]?.content).toBe('\u2068Hina\u2069 نے گروپ جوائن کیا');
});

it('somebody without a name is called so in the words of each reader', async () => {
  const { ali, sara } = await twoViewers();
  const nameless = await createSignedIn({ name: null });
  const group = await createGroup({
    creatorId: ali.user.id,
    memberIds: [sara.user.id, nameless.user.id],
  });
  const input = sendMessageSchema.parse({ groupId: group.id, content: 'Salaam' });
  const { conversationId, sender } = await sendMessage(nameless.actor, input);
  expect(sender.name).toBe('User');
  await announceTyping(nameless.actor, conversationId);
  const namesFor = (viewer: { user: { id: number } }) =>
    publish.mock.calls
      .filter(([to]) => [to].flat().includes(`user:${viewer.user.id}`))
      .map(([, , payload]) => payload as { name?: string; sender?: { name: string } })
      .map(({ name, sender: from }) => name ?? from?.name);
  await expect.poll(() => namesFor(sara)).toHaveLength(2);
  const urdu = placeholderWords('User', 'ur');
  expect(urdu).toMatch(/[\u0600-\u06ff]/);
  expect(namesFor(sara)).toEqual([urdu, urdu]);
  expect(namesFor(ali)).toEqual(['User', 'User']);
});

it('somebody without a name is called so in a notification', async () => {
  const { ali, sara } = await twoViewers();
  const rows = await notifyAll(
    db,
    [ali, sara].map(({ user }) => ({
      userId: user.id,
      type: 'message',
      title: say(texts, 'newMessageFrom', { person: 'User' }),
      message: say(texts, 'photoOf', { person: 'User' }),
    })),
  );
  const heard = new Map(rows.map(({ userId, dto }) => [userId, dto]));
  expect(heard.get(ali.user.id)).toMatchObject({ content: 'User: Photo' });
  expect(`${heard.get(sara.user.id)?.title} ${heard.get(sara.user.id)?.content}`).not.toMatch(
    /[A-Za-z]/,
  );
});
