import { describe, expect, it } from 'vitest';
import {
  GET as openUnsubscribe,
  POST as unsubscribeByMailbox,
} from '@/app/api/notifications/unsubscribe/route';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { decideMessageRequest, readConversation } from '@/lib/messages/service/follow-conversation';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { sendMessage } from '@/lib/messages/service/send-message';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { notify, notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createBlock } from '@/tests/factories/moderation';
import { createNotification } from '@/tests/factories/notifications';
import { watchPublished } from '@/tests/factories/published';
import { withParams } from '@/tests/factories/requests';
import { said } from '@/tests/factories/said';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

const { publish } = watchPublished();

const tell = (userId: number, dedupeKey?: string) =>
  notify(db, {
    userId,
    type: 'match',
    title: said('A match'),
    message: said('Somebody.'),
    dedupeKey,
  });
const bell = async ({ actor }: Person) => (await listNotifications(actor, { limit: 50 })).items;
const jobsOf = (kind: string) => db.job.findMany({ where: { kind } });
const mails = ({ user }: Person) => db.outboxMail.findMany({ where: { to: user.email } });
const choose = (person: Person, choice: object) =>
  db.notificationPreference.create({ data: { userId: person.user.id, topic: 'likes', ...choice } });
const age = (person: Person, minutes: number) =>
  db.notification.updateMany({
    where: { userId: person.user.id },
    data: { createdAt: new Date(Date.now() - minutes * 60_000) },
  });

describe('the channels of a notification', () => {
  it('are all on by default, with push only for people with a device', async () => {
    const [ali, other] = await createPeople(2);
    const addDevice = (userId: number) =>
      db.pushSubscription.create({
        data: { userId, endpoint: `https://fcm.googleapis.com/${userId}`, p256dh: 'p', auth: 'a' },
      });
    await addDevice(other.user.id);
    await publishNotifications([await tell(ali.user.id)]);
    expect(await bell(ali)).toHaveLength(1);
    expect(publish).toHaveBeenCalledOnce();
    expect(await jobsOf('notifications:push')).toHaveLength(0);
    await addDevice(ali.user.id);
    await tell(ali.user.id);
    expect(await jobsOf('notifications:push')).toHaveLength(1);
  });

  it('follow the settings: no in-app notification and no toast, but an e-mail', async () => {
    const ali = await createSignedIn();
    await choose(ali, { inApp: false });
    await publishNotifications([await tell(ali.user.id)]);
    expect(await bell(ali)).toEqual([]);
    expect(publish).not.toHaveBeenCalled();
    await age(ali, 16);
    await mailMissed(ali.user.id);
    expect(await mails(ali)).toHaveLength(1);
  });

  it('can all be turned off', async () => {
    const ali = await createSignedIn();
    await choose(ali, { inApp: false, push: false, email: false });
    await tell(ali.user.id);
    expect(await db.notification.count({ where: { userId: ali.user.id } })).toBe(0);
  });

  it('deliver an event once, however often it is raised in parallel', async () => {
    const ali = await createSignedIn();
    await Promise.all(Array.from({ length: 10 }, () => tell(ali.user.id, 'event:1')));
    expect(await bell(ali)).toHaveLength(1);
  });

  it('reach many people at once, each by their own settings and nobody twice', async () => {
    const [ali, sara, hina] = await createPeople(3);
    await choose(sara, { inApp: false });
    await choose(hina, { inApp: false, push: false, email: false });
    const notifyEach = () =>
      notifyAll(
        db,
        [hina, sara, ali].map(({ user }) => ({
          userId: user.id,
          type: 'match',
          title: said(`For ${user.id}`),
          message: said('Somebody.'),
          dedupeKey: 'event:2',
        })),
      );
    await publishNotifications(await notifyEach());
    expect(await notifyEach()).toEqual([]);
    expect(publish.mock.calls.map(([to]) => to)).toEqual([[`user:${ali.user.id}`]]);
    expect(await bell(ali)).toMatchObject([{ title: `For ${ali.user.id}` }]);
    expect(await bell(sara)).toEqual([]);
    const mailed = (await jobsOf('notifications:mail-missed')).map(({ payload }) => payload);
    expect(mailed).toContainEqual({ userId: ali.user.id });
    expect(mailed).toContainEqual({ userId: sara.user.id });
    expect(mailed).not.toContainEqual({ userId: hina.user.id });
  });
});

describe('e-mails about missed notifications', () => {
  it('wait 15 minutes, omit what was read, and are written once by parallel workers', async () => {
    const ali = await createSignedIn();
    await tell(ali.user.id);
    // The job may run half a minute early.
    for (const minutes of [0, 14.3]) {
      await age(ali, minutes);
      await mailMissed(ali.user.id);
      expect(await mails(ali)).toHaveLength(0);
    }
    await age(ali, 14.6);
    await Promise.all(Array.from({ length: 5 }, () => mailMissed(ali.user.id)));
    expect(await mails(ali)).toHaveLength(1);
    await mailMissed(ali.user.id);
    expect(await mails(ali)).toHaveLength(1);
    const sara = await createSignedIn();
    await tell(sara.user.id);
    await age(sara, 20);
    await db.notification.updateMany({ where: { userId: sara.user.id }, data: { isRead: true } });
    await mailMissed(sara.user.id);
    expect(await mails(sara)).toHaveLength(0);
  });

  it('contain what is new, unread and wanted of the last two days, the newest ten first', async () => {
    const [ali, other] = await createPeople(2);
    await choose(ali, { email: false });
    await db.notificationPreference.create({
      data: { userId: ali.user.id, topic: 'groups', push: false },
    });
    const blocked = await createSignedIn();
    await createBlock(ali.user.id, blocked.user.id);
    const create = (title: string, more: object = {}) =>
      createNotification(ali.user.id, {
        title,
        message: '',
        type: 'group_invite',
        createdAt: new Date(Date.now() - 16 * 60_000),
        ...more,
      });
    const hours = (count: number) => ({ createdAt: new Date(Date.now() - count * 3_600_000) });
    await create('Of the topic that is off', { type: 'match' });
    await create('With a letter of its own', { type: 'new_sign_in' });
    await create('Too old', hours(48.1));
    await create('Read', { isRead: true });
    await create('Mailed', { emailedAt: new Date() });
    await create('By somebody blocked', { actorId: blocked.user.id });
    const key = { dedupeKey: `letter:${ali.user.id}` };
    await create('In another letter', key);
    await db.outboxMail.create({ data: { to: 'a@b.test', subject: 'S', text: 'T', ...key } });
    await createNotification(other.user.id, { createdAt: hours(1).createdAt });
    await create('The oldest', hours(47.9));
    for (let nth = 1; nth <= 10; nth++) await create(`Line ${nth};`);
    await mailMissed(ali.user.id);
    const [mail] = await mails(ali);
    const lines = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((nth) => `Line ${nth};`);
    expect(
      mail?.text.match(
        /Line \d+;|The oldest|Of the topic|With a|Too|Read$|Mailed|By some|In another/gm,
      ),
    ).toEqual(lines);
    await mailMissed(ali.user.id);
    const [, next] = await mails(ali);
    expect([next?.subject, (await mails(ali)).length]).toEqual(['The oldest', 2]);
    const unmailed = { userId: ali.user.id, emailedAt: null };
    expect(await db.notification.count({ where: unmailed })).toBe(6);
    expect(await db.notification.count({ where: { userId: other.user.id, emailedAt: null } })).toBe(
      1,
    );
  });

  it('go only to people who are there, at an address that is theirs', async () => {
    const now = new Date();
    for (const [more, count] of [
      [{ emailVerifiedAt: null }, 0],
      [{ bannedAt: now }, 0],
      [{ deletedAt: now }, 0],
      [{}, 1],
    ] as const) {
      const ali = await createSignedIn();
      await createNotification(ali.user.id, { createdAt: new Date(Date.now() - 1_200_000) });
      await db.user.update({ where: { id: ali.user.id }, data: more });
      await mailMissed(ali.user.id);
      expect(await mails(ali), JSON.stringify(more)).toHaveLength(count);
    }
  });

  it('have no address of somebody else’s choice in their subject', async () => {
    const ali = await createSignedIn();
    await notify(db, {
      userId: ali.user.id,
      type: 'match',
      title: said('Win at evil.example.com/now likes you'),
      message: said('Somebody.'),
    });
    await age(ali, 16);
    await mailMissed(ali.user.id);
    expect((await mails(ali)).map(({ subject }) => subject)).toEqual(['Win at … likes you']);
  });

  it('are rolled back together with their marker when the worker dies halfway', async () => {
    const ali = await createSignedIn();
    await tell(ali.user.id);
    await age(ali, 16);
    await db.$executeRaw`ALTER TABLE outbox_mails ADD CONSTRAINT no_letters CHECK (false) NOT VALID`;
    await expect(mailMissed(ali.user.id)).rejects.toThrow();
    await db.$executeRaw`ALTER TABLE outbox_mails DROP CONSTRAINT no_letters`;
    await mailMissed(ali.user.id);
    expect(await mails(ali)).toHaveLength(1);
  });

  it('can be turned off by a single POST from the mailbox, without a session', async () => {
    const ali = await createSignedIn();
    await tell(ali.user.id);
    await age(ali, 16);
    await mailMissed(ali.user.id);
    const [mail] = await mails(ali);
    const address = mail?.unsubscribeUrl ?? '';
    const opened = await openUnsubscribe(new Request(address), withParams({}));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/unsubscribe\?token=./),
    ]);
    const posted = await unsubscribeByMailbox(
      new Request(address, { method: 'POST' }),
      withParams({}),
    );
    expect(posted.status).toBe(200);
    await tell(ali.user.id);
    await age(ali, 16);
    await mailMissed(ali.user.id);
    expect(await mails(ali)).toHaveLength(1);
    const forged = await unsubscribeByMailbox(
      new Request(`${address}xx`, { method: 'POST' }),
      withParams({}),
    );
    expect(forged.status).toBe(404);
  });
});

describe('notifications of unread messages', () => {
  async function twoFriends() {
    const [ali, sara] = await createPeople(2);
    await connect(ali.user.id, sara.user.id);
    const say = (content: string) =>
      sendMessage(ali.actor, sendMessageSchema.parse({ receiverId: sara.user.id, content }));
    return { ali, sara, say };
  }

  it('are sent once until the messages are read, and are removed by reading', async () => {
    const { ali, sara, say } = await twoFriends();
    const { conversationId } = await say('One');
    await say('Two');
    await notifyUnread(conversationId);
    await notifyUnread(conversationId);
    expect(await bell(ali)).toEqual([]);
    expect(await bell(sara)).toMatchObject([
      { title: `New message from ${ali.user.name}`, content: 'Two', isRead: false },
    ]);
    await readConversation(sara.actor, conversationId, 2);
    expect(await bell(sara)).toMatchObject([{ isRead: true }]);
    await say('Three');
    await notifyUnread(conversationId);
    expect(await bell(sara)).toHaveLength(2);
  });

  it('are not sent to people who have read or muted the chat', async () => {
    const { sara, say } = await twoFriends();
    const { conversationId } = await say('One');
    await readConversation(sara.actor, conversationId, 1);
    await notifyUnread(conversationId);
    expect(await bell(sara)).toEqual([]);
    await db.conversationMember.updateMany({
      where: { userId: sara.user.id },
      data: { muted: true },
    });
    await say('Two');
    await notifyUnread(conversationId);
    expect(await bell(sara)).toEqual([]);
  });

  it('are not sent to somebody who declined the request', async () => {
    const [ali, asked, declining] = await createPeople(3);
    for (const person of [asked, declining]) {
      const words = { receiverId: person.user.id, content: 'Salaam' };
      const { conversationId } = await sendMessage(ali.actor, sendMessageSchema.parse(words));
      if (person === declining) {
        await decideMessageRequest(person.actor, conversationId, 'declined');
      }
      await notifyUnread(conversationId);
    }
    expect(await bell(asked)).toHaveLength(1);
    expect(await bell(declining)).toEqual([]);
  });

  it('need one job for all messages within a few seconds', async () => {
    const { say } = await twoFriends();
    await db.job.deleteMany({});
    for (let n = 0; n < 5; n += 1) await say(`Line ${n}`);
    expect((await jobsOf('messages:tell-unread')).length).toBeLessThanOrEqual(2);
  });
});

describe('game reminders', () => {
  // Lahore is five hours ahead: 12:00 there.
  const noon = new Date('2027-03-10T07:00:00Z');
  const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);

  async function game(startsInHours: number, joinedHoursBefore = 48) {
    const player = await createSignedIn();
    const { id } = await createGame({
      startsAt: hours(startsInHours),
      endsAt: hours(startsInHours + 1),
    });
    await addParticipant(id, player.user.id);
    await db.gameParticipant.updateMany({
      where: { gameId: id, userId: player.user.id },
      data: { createdAt: hours(startsInHours - joinedHoursBefore) },
    });
    return player;
  }

  it('are sent the day before and two hours before, each once', async () => {
    const player = await game(20);
    await sendReminders(noon);
    await sendReminders(hours(0.1));
    expect(await bell(player)).toHaveLength(1);
    expect((await bell(player))[0]?.title).toMatch(/^Game tomorrow: /);
    // 2027-03-11 06:30 in Lahore is within the quiet hours; 07:10 is not.
    await sendReminders(hours(18.5));
    expect(await bell(player)).toHaveLength(1);
    await sendReminders(hours(19.2));
    expect((await bell(player))[0]?.title).toMatch(/^Starts soon: /);
    await sendReminders(hours(19.3));
    expect(await bell(player)).toHaveLength(2);
  });

  it('are not sent for games that are far off, cancelled or joined that day', async () => {
    const far = await game(40);
    const late = await game(10, 5);
    const gone = await game(12);
    await db.game.updateMany({
      where: { participants: { some: { userId: gone.user.id } } },
      data: { status: 'cancelled' },
    });
    await sendReminders(noon);
    for (const person of [far, late, gone]) expect(await bell(person)).toEqual([]);
  });
});
