import { describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { movePackage } from '@/lib/bookings/service/packages';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { leaveGame } from '@/lib/games/service/rsvp';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { call } from './call';

const typesOf = async (userId: number) => {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return rows.map(({ type }) => type);
};

const remind = (userId: number, data: object, type = 'game_reminder') =>
  db.notification.create({
    data: { userId, type, title: 'Starts soon', message: 'x', data },
  });

const dayAgo = () => new Date(Date.now() - 86_400_000);

async function ask(cookie: string, receiverId: number) {
  const response = await call('POST /api/friend-requests', { cookie, body: { receiverId } });
  return { answer: response, body: (await response.json()) as { id: number; error: string } };
}

const cancel = (cookie: string, id: number) =>
  call('POST /api/friend-requests/{id}/cancel', { cookie, params: { id } });

describe('a withdrawn connection request', () => {
  it('leaves no unread notification, and can be repeated after a day', async () => {
    const [ali, sara] = await Promise.all([createSignedIn(), createSignedIn({ name: 'Sara' })]);
    const first = await ask(ali.cookie, sara.user.id);
    expect(await typesOf(sara.user.id)).toEqual(['friend_request']);
    expect((await cancel(ali.cookie, first.body.id)).status).toBe(200);
    expect(await typesOf(sara.user.id)).toEqual([]);

    const again = await ask(ali.cookie, sara.user.id);
    expect(again.answer.status).toBe(429);
    expect(Number(again.answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(again.body.error).toBe(
      'You took your request back. You can ask Sara again in 24 hours.',
    );
    expect(await typesOf(sara.user.id)).toEqual([]);

    await db.friendRequest.update({ where: { id: first.body.id }, data: { decidedAt: dayAgo() } });
    expect((await ask(ali.cookie, sara.user.id)).answer.status).toBe(201);
  });

  it('lets the other person send one at once', async () => {
    const [ali, sara] = await createPeople(2);
    const { body } = await ask(ali.cookie, sara.user.id);
    await cancel(ali.cookie, body.id);
    expect((await ask(sara.cookie, ali.user.id)).answer.status).toBe(201);
  });

  it('has the same wait if it had been silently declined', async () => {
    const [ali, sara] = await createPeople(2);
    const { body } = await ask(ali.cookie, sara.user.id);
    const params = { id: body.id };
    await call('POST /api/friend-requests/{id}/decline', { cookie: sara.cookie, params });
    expect((await cancel(ali.cookie, body.id)).status).toBe(200);
    expect((await ask(ali.cookie, sara.user.id)).answer.status).toBe(429);
  });

  it('leaves a notification that was read', async () => {
    const [ali, sara] = await createPeople(2);
    const { body } = await ask(ali.cookie, sara.user.id);
    await db.notification.updateMany({ where: { userId: sara.user.id }, data: { isRead: true } });
    await cancel(ali.cookie, body.id);
    expect(await typesOf(sara.user.id)).toEqual(['friend_request']);
  });
});

describe('an unread notification is removed with its cause:', () => {
  it('a join request that is withdrawn, which is a conflict the second time', async () => {
    const [creator, ali] = await createPeople(2);
    const { id } = await createGroup({ creatorId: creator.user.id });
    const withdraw = () =>
      call('DELETE /api/groups/{id}/join', { cookie: ali.cookie, params: { id } });
    expect((await withdraw()).status).toBe(404);
    await call('POST /api/groups/{id}/join', { cookie: ali.cookie, params: { id } });
    expect(await typesOf(creator.user.id)).toEqual(['group_join_request']);
    expect((await withdraw()).status).toBe(204);
    expect(await typesOf(creator.user.id)).toEqual([]);
    expect((await withdraw()).status).toBe(409);

    const again = await call('POST /api/groups/{id}/join', { cookie: ali.cookie, params: { id } });
    expect(again.status).toBe(429);
    expect(await again.json()).toMatchObject({
      error: expect.stringMatching(
        /^You took your request back\. You can ask to join .+ again in 24 hours\.$/,
      ),
    });
    expect(await typesOf(creator.user.id)).toEqual([]);
    await db.groupJoinRequest.updateMany({ data: { decidedAt: dayAgo() } });
    const later = await call('POST /api/groups/{id}/join', { cookie: ali.cookie, params: { id } });
    expect(later.status).toBe(201);
  });

  it.each(['withdraw', 'decline'] as const)(
    'an invite (%s), which can be repeated after a day',
    async (step) => {
      const [creator, sara] = await Promise.all([
        createSignedIn(),
        createSignedIn({ name: 'Sara' }),
      ]);
      await db.friendRequest.create({
        data: { senderId: creator.user.id, receiverId: sara.user.id, status: 'accepted' },
      });
      const { id } = await createGroup({ creatorId: creator.user.id });
      const invite = async () => {
        const response = await call('POST /api/groups/{id}/invites', {
          cookie: creator.cookie,
          params: { id },
          body: { receiverId: sara.user.id },
        });
        return { answer: response, body: (await response.json()) as { id: number; error: string } };
      };
      const first = await invite();
      expect(await typesOf(sara.user.id)).toEqual(['group_invite']);
      const cookie = step === 'withdraw' ? creator.cookie : sara.cookie;
      const closed = await call(`POST /api/group-invites/{id}/${step}`, {
        cookie,
        params: { id: first.body.id },
      });
      expect(closed.ok).toBe(true);
      expect(await typesOf(sara.user.id)).toEqual([]);
      const again = await invite();
      expect(again.answer.status).toBe(429);
      expect(again.body.error).toBe(
        'Sara was invited a short while ago. You can invite Sara again in 24 hours.',
      );
      expect(await typesOf(sara.user.id)).toEqual([]);
      await db.groupInvite.updateMany({ data: { decidedAt: dayAgo() } });
      expect((await invite()).answer.status).toBe(201);
    },
  );

  it('a game that the person leaves', async () => {
    const [ali, sara] = await createPeople(2);
    const group = await createGroup({ memberIds: [ali.user.id, sara.user.id] });
    const game = await createGame({ groupId: group.id });
    for (const { user } of [ali, sara]) {
      await addParticipant(game.id, user.id);
      await remind(user.id, { gameId: game.id, groupId: group.id });
    }
    await leaveGame(ali.actor, game.id);
    expect(await typesOf(ali.user.id)).toEqual([]);
    expect(await typesOf(sara.user.id)).toEqual(['game_reminder']);
  });

  it('a freed seat, once the person leaves the line or the game is cancelled', async () => {
    const [creator, ali, sara] = await createPeople(3);
    const group = await createGroup({
      creatorId: creator.user.id,
      memberIds: [ali.user.id, sara.user.id],
    });
    const game = await createGame({
      groupId: group.id,
      creatorId: creator.user.id,
      maxPlayers: 2,
    });
    await addParticipant(game.id, (await createSignedIn()).user.id);
    for (const { user } of [ali, sara]) {
      await addParticipant(game.id, user.id, { status: 'waitlisted' });
      await remind(user.id, { gameId: game.id }, 'game_seat_missed');
    }
    await leaveGame(ali.actor, game.id);
    expect(await typesOf(ali.user.id)).toEqual([]);
    expect(await typesOf(sara.user.id)).toEqual(['game_seat_missed']);
    await cancelGame(creator.actor, game.id, { reason: 'Rain', scope: 'this' });
    expect(await typesOf(sara.user.id)).toEqual(['game_cancelled']);
  });

  it('a game that is cancelled, or the old time of one that is moved', async () => {
    const [creator, ali] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id });
    await addMember(group.id, ali.user.id);
    const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
    const other = await createGame({ groupId: group.id, creatorId: creator.user.id });
    await addParticipant(game.id, ali.user.id);
    await remind(ali.user.id, { gameId: other.id });
    await remind(ali.user.id, { gameId: game.id });
    await updateGame(creator.actor, game.id, updateGameSchema.parse({ time: '05:30' }));
    expect(await typesOf(ali.user.id)).toEqual(['game_reminder', 'game_changed']);
    await cancelGame(creator.actor, game.id, { reason: 'Rain', scope: 'this' });
    expect(await typesOf(ali.user.id)).toEqual(['game_reminder', 'game_cancelled']);
  });
});

describe('a coach whose requests are withdrawn', () => {
  async function createCoachSettings() {
    const [coachPerson, client] = await createPeople(2);
    const coach = await createCoach({ userId: coachPerson.user.id, name: 'Bilal' });
    const when = toWallTime(bookingStart(), 'Asia/Karachi');
    const book = async () => {
      const response = await call('POST /api/booking-requests', {
        cookie: client.cookie,
        body: { coachId: coach.id, sessionType: 'individual', ...when },
      });
      return { answer: response, body: (await response.json()) as { id: number; error: string } };
    };
    const buy = async () => {
      const response = await call('POST /api/coaches/{id}/packages', {
        cookie: client.cookie,
        params: { id: coach.id },
        body: { sessions: 4 },
      });
      return { answer: response, body: (await response.json()) as { id: number; error: string } };
    };
    return { coachPerson, client, coach, book, buy };
  }

  const readAll = (userId: number) =>
    db.notification.updateMany({ where: { userId }, data: { isRead: true } });
  const unreadOf = async (userId: number) =>
    (await db.notification.findMany({ where: { userId, isRead: false } })).map(
      ({ title }) => title,
    );

  it('sees nothing of a booking withdrawn before being read, which can be repeated after a day', async () => {
    const { coachPerson, client, book } = await createCoachSettings();
    const first = await book();
    expect(await unreadOf(coachPerson.user.id)).toEqual(['Booking request']);
    await moveBooking(client.actor, first.body.id, 'withdraw', {});
    expect(await unreadOf(coachPerson.user.id)).toEqual([]);
    const again = await book();
    expect(again.answer.status).toBe(429);
    expect(Number(again.answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(again.body.error).toBe(
      'You took your request back. You can ask Bilal again in 24 hours.',
    );
    expect(await unreadOf(coachPerson.user.id)).toEqual([]);
    await db.bookingRequest.updateMany({ data: { decidedAt: dayAgo() } });
    expect((await book()).answer.status).toBe(201);
  });

  it('keeps the notification about another client’s withdrawal', async () => {
    const { coachPerson, client, coach, book } = await createCoachSettings();
    const other = await createSignedIn();
    for (const { user } of [other, client]) {
      const { id } = await createBooking(coach, { clientId: user.id });
      const who = user.id === client.user.id ? client : other;
      await moveBooking(who.actor, id, 'withdraw', {});
    }
    expect(await unreadOf(coachPerson.user.id)).toHaveLength(2);
    await db.bookingRequest.updateMany({ data: { decidedAt: dayAgo() } });
    await book();
    expect(await typesOf(coachPerson.user.id)).toEqual(['booking_withdrawn', 'booking_request']);
  });

  it('is notified about packages in the same way', async () => {
    const { coachPerson, client, buy } = await createCoachSettings();
    const first = await buy();
    await movePackage(client.actor, first.body.id, 'cancel');
    expect(await unreadOf(coachPerson.user.id)).toEqual([]);
    const again = await buy();
    expect(again.answer.status).toBe(429);
    expect(again.body.error).toBe(
      'You took your request back. You can ask Bilal again in 24 hours.',
    );
    const later = () => db.coachPackage.updateMany({ data: { updatedAt: dayAgo() } });
    await later();
    const second = await buy();
    await readAll(coachPerson.user.id);
    await movePackage(client.actor, second.body.id, 'cancel');
    expect(await unreadOf(coachPerson.user.id)).toEqual(['Package cancelled']);
    await later();
    expect((await buy()).answer.status).toBe(201);
    expect(await unreadOf(coachPerson.user.id)).toEqual(['Package requested']);
  });
});

describe('clear refusals', () => {
  it('removing a connection twice is a conflict', async () => {
    const [ali, sara] = await createPeople(2);
    const remove = () =>
      call('DELETE /api/connections/{userId}', {
        cookie: ali.cookie,
        params: { userId: sara.user.id },
      });
    expect((await remove()).status).toBe(404);
    await db.friendRequest.create({
      data: { senderId: ali.user.id, receiverId: sara.user.id, status: 'accepted' },
    });
    expect((await remove()).status).toBe(204);
    const again = await remove();
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: 'You are not connected any more.' });
  });

  it('cancelling a game without a reason asks for one', async () => {
    const { cookie, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const { id } = await createGame({ groupId: group.id, creatorId: user.id });
    for (const body of [{}, { reason: ' ' }]) {
      const response = await call('POST /api/games/{id}/cancel', { cookie, params: { id }, body });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        error: 'Please give a reason: the players will read it',
        issues: [{ path: 'reason' }],
      });
    }
  });
});
