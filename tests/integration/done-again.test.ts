import { beforeEach, describe, expect, it } from 'vitest';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { answerInvite } from '@/lib/groups/service/invite-person';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { removeMember } from '@/lib/invites/service/leave-group';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { removeReview, reviewVenue } from '@/lib/venues/service/review-venue';
import { sportId } from '@/prisma/rows/sports';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup, createInvite } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { watchPublished } from '@/tests/factories/published';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { createVenue } from '@/tests/factories/venues';
import { call, type OperationName } from './call';

const { publish } = watchPublished();

const ROUNDS = 4;
const DAY_MS = 86_400_000;

beforeEach(async () => {
  await db.job.deleteMany();
});

interface Write {
  params?: Record<string, number>;
  bodies: [object, object];
  count: () => Promise<number>;
}

/** A person with a phone that receives pushes. */
async function createViewer() {
  const { actor, user } = await createSignedIn();
  const endpoint = `https://fcm.googleapis.com/${user.id}`;
  await db.pushSubscription.create({ data: { userId: user.id, endpoint, p256dh: 'p', auth: 'a' } });
  return { actor, userId: user.id };
}

const typesOf = async (userId: number) => {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return rows.map(({ type }) => type);
};
const pushes = () => db.job.count({ where: { kind: 'notifications:push' } });
const toasts = () => publish.mock.calls.filter(([, event]) => event === 'notification').length;
const readAll = (userId: number) =>
  db.notification.updateMany({ where: { userId }, data: { isRead: true } });
/** The state a day later. */
const passDay = async () => {
  const counts = await db.rateLimit.findMany();
  for (const { key, expire } of counts) {
    const earlier = expire === null ? null : expire - BigInt(DAY_MS);
    await db.rateLimit.update({ where: { key }, data: { expire: earlier } });
  }
};

describe('joining a group by its link', () => {
  async function createWorld() {
    const [creator, joiner] = [await createViewer(), await createSignedIn()];
    const group = await createGroup({ creatorId: creator.userId });
    const { token } = await createInviteLink({ groupId: group.id });
    const join = () => joinByLink(joiner.actor, token, { waitlist: false });
    const leave = async (by: Actor = joiner.actor) => {
      const where = { groupId: group.id, userId: joiner.user.id };
      const { id } = await db.groupMember.findFirstOrThrow({ where });
      await removeMember(by, { groupId: group.id, memberId: id });
    };
    return { creator, joiner, group, join, leave };
  }

  it('again and again rings once', async () => {
    const { creator, join, leave } = await createWorld();
    for (let round = 0; round < ROUNDS; round += 1) {
      await join();
      expect((await typesOf(creator.userId)).length).toBeLessThanOrEqual(1);
      await leave();
      expect(await typesOf(creator.userId)).toEqual([]);
    }
    expect([await pushes(), toasts()]).toEqual([1, 1]);
  });

  it('rings again a day later', async () => {
    const { creator, join, leave } = await createWorld();
    await join();
    await leave();
    await passDay();
    await join();
    expect(await typesOf(creator.userId)).toEqual(['group_invite_accepted']);
    expect(await pushes()).toBe(2);
  });

  it('keeps what was read, and adds nothing to it', async () => {
    const { creator, join, leave } = await createWorld();
    await join();
    await readAll(creator.userId);
    await leave();
    await join();
    expect(await typesOf(creator.userId)).toEqual(['group_invite_accepted']);
  });

  it('notifies an organiser who has not heard of it, and keeps the news of others', async () => {
    const { creator, group, join, leave } = await createWorld();
    await join();
    await leave();
    const [late, other] = [await createViewer(), await createSignedIn()];
    await addMember(group.id, late.userId, 'organiser');
    await join();
    expect(await typesOf(late.userId)).toEqual(['group_invite_accepted']);
    expect(await typesOf(creator.userId)).toEqual([]);
    const { id } = await createInvite(group.id, creator.userId, other.user.id);
    await answerInvite(other.actor, id, 'accepted');
    await leave();
    expect(await typesOf(creator.userId)).toEqual(['group_invite_accepted']);
  });

  it('is told a day’s first time although somebody else’s change was undone', async () => {
    const { creator, group, join } = await createWorld();
    await join();
    const other = await createSignedIn();
    const { id } = await createInvite(group.id, creator.userId, other.user.id);
    await answerInvite(other.actor, id, 'accepted');
    expect(await typesOf(creator.userId)).toHaveLength(2);
  });

  it('a removal takes the unread notification as well', async () => {
    const { creator, join, leave } = await createWorld();
    await join();
    await leave(creator.actor);
    expect(await typesOf(creator.userId)).toEqual([]);
  });
});

describe('reviewing a venue', () => {
  async function createWorld() {
    const [owner, writer] = [await createViewer(), await createSignedIn()];
    const venue = await createVenue({ ownerId: owner.userId });
    const write = async () => (await reviewVenue(writer.actor, venue.id, { rating: 2 })).id;
    const remove = (reviewId: number) =>
      removeReview(writer.actor, { venueId: venue.id, reviewId });
    return { owner, venue, write, remove };
  }

  it('again and again rings once', async () => {
    const { owner, write, remove } = await createWorld();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await write();
      expect((await typesOf(owner.userId)).length).toBeLessThanOrEqual(1);
      await remove(id);
      expect(await typesOf(owner.userId)).toEqual([]);
    }
    expect([await pushes(), toasts()]).toEqual([1, 1]);
  });

  it('rings again a day later, and of another’s review at once', async () => {
    const { owner, venue, write, remove } = await createWorld();
    await remove(await write());
    await passDay();
    await write();
    const other = await createSignedIn();
    await reviewVenue(other.actor, venue.id, { rating: 5 });
    expect(await typesOf(owner.userId)).toEqual(['venue_review', 'venue_review']);
  });

  it('takes what quoted it along, read or not, and within the day adds nothing', async () => {
    const { owner, write, remove } = await createWorld();
    const id = await write();
    await readAll(owner.userId);
    await remove(id);
    expect(await typesOf(owner.userId)).toEqual([]);
    await write();
    expect(await typesOf(owner.userId)).toEqual([]);
  });
});

describe('joining and leaving a class', () => {
  async function createWorld() {
    const [coachPerson, client] = [await createViewer(), await createSignedIn()];
    const coach = await createCoach({ userId: coachPerson.userId });
    const { id } = await createClassSession(coach);
    const act = (action: 'join' | 'leave', actor = client.actor) =>
      actOnSession(actor, id, action, {});
    return { coach: coachPerson, act };
  }

  it('again and again pushes once, and keeps one true line', async () => {
    const { coach, act } = await createWorld();
    for (let round = 0; round < ROUNDS; round += 1) {
      await act('join');
      expect(await typesOf(coach.userId)).toEqual(['class_joined']);
      await act('leave');
      expect(await typesOf(coach.userId)).toEqual(['class_left']);
    }
    expect([await pushes(), toasts()]).toEqual([1, 1]);
  });

  it('pushes again some minutes later, and for another person at once', async () => {
    const { coach, act } = await createWorld();
    await act('join');
    await act('join', (await createSignedIn()).actor);
    expect([await pushes(), toasts()]).toEqual([2, 2]);
    const createdAt = new Date(Date.now() - 6 * 60_000);
    await db.notification.updateMany({ where: { userId: coach.userId }, data: { createdAt } });
    await act('leave');
    expect([await pushes(), toasts()]).toEqual([3, 3]);
    expect(await typesOf(coach.userId)).toEqual(['class_joined', 'class_left']);
  });
});

describe('an Idempotency-Key', () => {
  const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);

  /** Two people who may both write it, what they send, and how many there are. */
  const WRITES: [OperationName, (people: [number, number]) => Promise<Write>][] = [
    [
      'POST /api/groups',
      async (people) => {
        await createSports();
        const cricket = sportId('Cricket');
        return {
          bodies: [
            { name: 'Dawn XI', sportId: cricket },
            { name: 'Dusk XI', sportId: cricket },
          ],
          count: () => db.group.count({ where: { creatorId: { in: people } } }),
        };
      },
    ],
    [
      'POST /api/groups/{id}/games',
      async ([creatorId, other]) => {
        const { id } = await createGroup({ creatorId });
        await addMember(id, other, 'organiser');
        const game = { title: 'Nets', location: 'Ground', date: day };
        return {
          params: { id },
          bodies: [
            { ...game, time: '12:00' },
            { ...game, time: '15:00' },
          ],
          count: () => db.game.count({ where: { groupId: id } }),
        };
      },
    ],
    [
      'POST /api/games/{id}/rsvp',
      async ([creatorId, other]) => {
        const { id: groupId } = await createGroup({ creatorId });
        await addMember(groupId, other);
        const { id } = await createGame({ groupId });
        return {
          params: { id },
          bodies: [{ answer: 'going' }, { answer: 'maybe' }],
          count: () => db.gameParticipant.count({ where: { gameId: id, status: 'going' } }),
        };
      },
    ],
    [
      'POST /api/booking-requests',
      async () => {
        const { id: coachId } = await createCoach();
        const booking = { coachId, sessionType: 'individual', date: day };
        return {
          bodies: [
            { ...booking, time: '12:00' },
            { ...booking, time: '15:00' },
          ],
          count: () => db.bookingRequest.count({ where: { coachId } }),
        };
      },
    ],
  ];

  it.each(WRITES)(
    'of another person, or with another body, does nothing: %s',
    async (name, world) => {
      const [one, two] = await createPeople(2);
      const { params, bodies, count } = await world([one.user.id, two.user.id]);
      const send = async ({ cookie }: { cookie: string }, body: object) => {
        const headers = { 'idempotency-key': 'one-press' };
        const answer = await call(name, { params, cookie, headers, body });
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      };
      const first = await send(one, bodies[0]);
      expect(first.status).toBe(201);
      expect(await count()).toBe(1);
      // Another body: neither done, nor answered with what the first one made.
      expect(await send(one, bodies[1])).toEqual({
        status: 409,
        body: { code: 'conflict', error: 'That Idempotency-Key was used for something else.' },
      });
      expect((await send(one, bodies[0])).status).toBe(201);
      expect(await count()).toBe(1);
      // Another person: their own work, and not the first one’s answer.
      const theirs = await send(two, bodies[name.includes('booking') ? 1 : 0]);
      expect(theirs.status).toBe(201);
      expect(theirs.body).not.toEqual(first.body);
      expect(await count()).toBe(2);
    },
  );
});
