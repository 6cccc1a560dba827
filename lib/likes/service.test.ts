import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { sendLike, skipPerson, undoLike, undoSkip } from '@/lib/likes/service';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { sportId } from '@/prisma/rows/sports';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { watchPublished } from '@/tests/factories/published';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

const { publish } = watchPublished();

let ali: Person;
let sara: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
  sara = await createSignedIn({ name: 'Sara' });
});

afterEach(() => {
  vi.useRealTimers();
});

const like = (from: Person, to: Person) =>
  sendLike(from.actor, { userId: to.user.id, super: false });
const superLike = (from: Person, to: Person) =>
  sendLike(from.actor, { userId: to.user.id, super: true });

function likeRow(from: Person, to: Person) {
  return db.match.findUnique({
    where: { user1Id_user2Id: { user1Id: from.user.id, user2Id: to.user.id } },
  });
}

function notificationsOf(person: Person) {
  return db.notification.findMany({ where: { userId: person.user.id }, orderBy: { id: 'asc' } });
}

function connectionsOf(a: Person, b: Person) {
  const ids = [a.user.id, b.user.id];
  return db.friendRequest.findMany({ where: { senderId: { in: ids }, receiverId: { in: ids } } });
}

describe('a like', () => {
  it('stays pending without notifying the other person', async () => {
    const { like: sent, created } = await like(ali, sara);
    expect(created).toBe(true);
    expect(sent).toEqual({
      status: 'pending',
      isSuper: false,
      likedBack: false,
      sport: { id: sportId('Cricket'), name: 'Cricket' },
      user: { id: sara.user.id, name: 'Sara', profileImageUrl: null },
    });
    expect(await notificationsOf(sara)).toEqual([]);
    expect(publish).not.toHaveBeenCalled();
  });

  it('records the first sport both want to play, Paddle first, whoever likes first', async () => {
    const a = await createSignedIn({
      play: [{ name: 'Tennis' }, { name: 'Paddle' }, { name: 'Golf' }],
    });
    const b = await createSignedIn({
      play: [{ name: 'Golf' }, { name: 'Paddle' }, { name: 'Tennis' }],
    });
    expect((await like(a, b)).like.sport?.name).toBe('Paddle');
    expect((await like(b, a)).like.sport?.name).toBe('Paddle');
  });

  it('records no sport when there is none that both want to play', async () => {
    const resting = await createSignedIn({ play: [{ name: 'Cricket', isLookingToPlay: false }] });
    expect((await like(ali, resting)).like.sport).toBeNull();
  });

  it('sent again changes nothing and gets the same response', async () => {
    const first = await like(ali, sara);
    const again = await like(ali, sara);
    expect(again).toEqual({ like: first.like, created: false });
    expect(await db.match.count({ where: { user1Id: ali.user.id } })).toBe(1);
  });

  it('removes an earlier skip of the same person', async () => {
    await skipPerson(ali.actor, sara.user.id);
    await like(ali, sara);
    expect(await db.skip.count({ where: { userId: ali.user.id } })).toBe(0);
  });
});

describe('a match', () => {
  it('marks both likes, connects the two and notifies each of them once', async () => {
    await like(sara, ali);
    const { like: sent } = await like(ali, sara);
    expect(sent).toMatchObject({ status: 'matched', likedBack: true });
    expect((await likeRow(ali, sara))?.status).toBe('matched');
    expect((await likeRow(sara, ali))?.status).toBe('matched');
    const connections = await connectionsOf(ali, sara);
    expect(connections.map((row) => [row.senderId, row.status])).toEqual([
      [sara.user.id, 'accepted'],
    ]);
    const [toSara] = await notificationsOf(sara);
    expect(toSara).toMatchObject({
      type: 'match',
      title: "It's a Match!",
      message: 'Ali liked you too. You both want to play Cricket.',
      actorId: ali.user.id,
    });
    expect((await notificationsOf(ali)).map((row) => row.type)).toEqual(['match']);
    expect(publish.mock.calls.flatMap(([to]) => to).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [`user:${ali.user.id}`, `user:${sara.user.id}`].toSorted(),
    );
  });

  it('gets the same response to a repeated like and notifies nobody again', async () => {
    await like(sara, ali);
    await like(ali, sara);
    publish.mockClear();
    const { like: again, created } = await like(sara, ali);
    expect([again.status, again.likedBack, created]).toEqual(['matched', true, false]);
    expect(await notificationsOf(ali)).toHaveLength(1);
    expect(publish).not.toHaveBeenCalled();
  });

  it('accepts an open connection request, in either direction', async () => {
    await createFriendRequest(ali.user.id, sara.user.id);
    await like(sara, ali);
    await like(ali, sara);
    expect((await connectionsOf(ali, sara)).map((row) => row.status)).toEqual(['accepted']);
  });

  it('leaves an existing connection unchanged', async () => {
    const { id } = await connect(ali.user.id, sara.user.id);
    await like(sara, ali);
    await like(ali, sara);
    expect((await connectionsOf(ali, sara)).map((row) => row.id)).toEqual([id]);
  });

  it('happens exactly once when two people like each other at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const a = await createSignedIn();
      const b = await createSignedIn();
      const results = await Promise.all([like(a, b), like(b, a), like(a, b), superLike(b, a)]);
      const statuses = results.map((result) => result.like.status);
      expect(statuses).toContain('matched');
      expect([(await likeRow(a, b))?.status, (await likeRow(b, a))?.status]).toEqual([
        'matched',
        'matched',
      ]);
      expect(await connectionsOf(a, b)).toHaveLength(1);
      const matchesNotifiedTo = async (person: Person) =>
        (await notificationsOf(person)).filter((row) => row.type === 'match').length;
      expect([await matchesNotifiedTo(a), await matchesNotifiedTo(b)]).toEqual([1, 1]);
    }
  });
});

describe('a super like', () => {
  it('notifies its receiver at once', async () => {
    const { like: sent } = await superLike(ali, sara);
    expect(sent).toMatchObject({ status: 'pending', isSuper: true });
    expect(await notificationsOf(sara)).toMatchObject([
      { type: 'super_like', message: 'Ali super liked you.', data: { userId: ali.user.id } },
    ]);
  });

  it('that makes a match notifies its receiver once, and says that it was a super like', async () => {
    await like(sara, ali);
    await superLike(ali, sara);
    expect(await notificationsOf(sara)).toMatchObject([
      { type: 'match', message: 'Ali super liked you too. You both want to play Cricket.' },
    ]);
  });

  it('is available once a day, even if it is undone', async () => {
    const zara = await createSignedIn();
    await superLike(ali, sara);
    await expect(superLike(ali, zara)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have used your super like for today. It is back tomorrow.',
    });
    await undoLike(ali.actor, sara.user.id);
    await expect(superLike(ali, zara)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.match.count({ where: { user1Id: ali.user.id } })).toBe(0);
  });

  it('sent again to the same person counts once', async () => {
    await superLike(ali, sara);
    const { created, like: again } = await superLike(ali, sara);
    expect([created, again.isSuper]).toEqual([false, true]);
    expect(await notificationsOf(sara)).toHaveLength(1);
  });

  it('can follow a plain like', async () => {
    await like(ali, sara);
    expect((await superLike(ali, sara)).like.isSuper).toBe(true);
    expect(await notificationsOf(sara)).toHaveLength(1);
  });

  it('is available again after midnight in the sender’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [karachi, zara, hina] = await Promise.all([
      createSignedIn({ timeZone: 'Asia/Karachi' }),
      createSignedIn(),
      createSignedIn(),
    ]);
    vi.setSystemTime('2026-11-21T18:30:00Z'); // 23:30 in Karachi
    await superLike(karachi, sara);
    vi.setSystemTime('2026-11-21T18:59:00Z'); // 23:59
    await expect(superLike(karachi, zara)).rejects.toMatchObject({ code: 'conflict' });
    vi.setSystemTime('2026-11-21T19:01:00Z'); // 00:01 of the next day
    await superLike(karachi, zara);
    await expect(superLike(karachi, hina)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('succeeds once when many are sent at the same moment', async () => {
    const others = await createPeople(20);
    const results = await Promise.allSettled(others.map((other) => superLike(ali, other)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await db.match.count({ where: { user1Id: ali.user.id } })).toBe(1);
  });
});

describe('undo', () => {
  it('takes the unread notification of a super like along, and keeps one that was read', async () => {
    const zara = await createSignedIn();
    await superLike(zara, sara);
    await superLike(ali, sara);
    await undoLike(ali.actor, sara.user.id);
    expect(await notificationsOf(sara)).toMatchObject([{ actorId: zara.user.id }]);
    await db.notification.updateMany({ where: { userId: sara.user.id }, data: { isRead: true } });
    await undoLike(zara.actor, sara.user.id);
    expect(await notificationsOf(sara)).toHaveLength(1);
  });

  it('takes back a pending like, and does nothing the second time', async () => {
    await like(ali, sara);
    await undoLike(ali.actor, sara.user.id);
    await undoLike(ali.actor, sara.user.id);
    expect(await likeRow(ali, sara)).toBeNull();
  });

  it('cannot take back a match', async () => {
    await like(sara, ali);
    await like(ali, sara);
    await expect(undoLike(ali.actor, sara.user.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You and Sara have matched already.',
    });
    expect((await likeRow(ali, sara))?.status).toBe('matched');
  });

  it('affects only the person’s own likes and skips', async () => {
    await like(sara, ali);
    await skipPerson(sara.actor, ali.user.id).catch(() => undefined);
    await undoLike(ali.actor, sara.user.id);
    await undoSkip(ali.actor, sara.user.id);
    expect(await likeRow(sara, ali)).not.toBeNull();
  });

  it('takes the like back or comes too late when the other person likes at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const a = await createSignedIn();
      const b = await createSignedIn();
      await like(a, b);
      const [undone, liked] = await Promise.allSettled([undoLike(a.actor, b.user.id), like(b, a)]);
      expect(liked.status).toBe('fulfilled');
      const matched = (await likeRow(b, a))?.status === 'matched';
      expect(undone.status).toBe(matched ? 'rejected' : 'fulfilled');
      expect((await likeRow(a, b)) !== null).toBe(matched);
    }
  });
});

describe('a skip', () => {
  it('is remembered for 30 days and can be undone at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    expect(await skipPerson(ali.actor, sara.user.id)).toEqual({
      userId: sara.user.id,
      until: '2026-12-21T10:00:00.000Z',
    });
    await undoSkip(ali.actor, sara.user.id);
    expect(await db.skip.count({ where: { userId: ali.user.id } })).toBe(0);
  });

  it('is refused for somebody already liked', async () => {
    await like(ali, sara);
    await expect(skipPerson(ali.actor, sara.user.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('a person without a name is called so in the language of the reader', async () => {
  addAllTexts();
  await db.user.update({ where: { id: sara.user.id }, data: { name: null } });
  expect((await runIn('ur', () => like(ali, sara))).like.user.name).toBe('صارف');
  expect((await like(ali, sara)).like.user.name).toBe('User');
  const skip = () => skipPerson(ali.actor, sara.user.id);
  await expect(runIn('ur', skip)).rejects.toMatchObject({
    sentence: expect.stringContaining('صارف'),
  });
});
