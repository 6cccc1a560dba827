import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { call } from '@/tests/integration/call';

let ali: Person;
let sara: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
  sara = await createSignedIn({ name: 'Sara' });
});

const report = (by: Person, targetType: string, targetId: unknown, more: object = {}) =>
  call('POST /api/reports', {
    body: { targetType, targetId, reason: 'harassment', ...more },
    cookie: by.cookie,
  });

const TARGETS = {
  person: async () => sara.user.id,
  group: async () => (await createGroup({ creatorId: sara.user.id })).id,
  game: async () => {
    const group = await createGroup({ creatorId: sara.user.id });
    return (await createGame({ groupId: group.id, creatorId: sara.user.id })).id;
  },
  venue: async () => (await createVenue({ addedById: sara.user.id })).id,
  review: async () => {
    const venue = await createVenue();
    return (await createVenueReview(venue.id, { userId: sara.user.id })).id;
  },
  message: async () => {
    const { id } = await createConversation(ali.user.id, sara.user.id);
    return Number((await createMessage(id, sara.user.id, 'Something unkind')).id);
  },
};

describe('POST /api/reports', () => {
  it.each(Object.entries(TARGETS))(
    'stores a report of a %s with the responsible person and a snapshot',
    async (type, make) => {
      const id = await make();
      const response = await report(ali, type, id, { note: 'Please look' });
      expect(response.status).toBe(201);
      const body = (await response.json()) as { id: number };
      expect(body).toEqual({
        id: expect.any(Number),
        targetType: type,
        targetId: id,
        reason: 'harassment',
        note: 'Please look',
        status: 'open',
        createdAt: expect.any(String),
      });
      const row = await db.report.findUniqueOrThrow({ where: { id: body.id } });
      expect(row).toMatchObject({ reporterId: ali.user.id, subjectId: sara.user.id });
      expect(Object.keys(row.snapshot as object).length).toBeGreaterThan(0);
    },
  );

  it('stores one open report per person and target, however often it is sent', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => report(ali, 'person', sara.user.id)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    const bilal = await createSignedIn();
    expect((await report(bilal, 'person', sara.user.id)).status).toBe(201);
    await db.report.updateMany({
      where: { reporterId: ali.user.id },
      data: { status: 'dismissed' },
    });
    expect((await report(ali, 'person', sara.user.id)).status).toBe(201);
  });

  it('works for whoever has blocked, and does not tell the blocked that there is somebody', async () => {
    await createBlock(sara.user.id, ali.user.id);
    expect((await report(sara, 'person', ali.user.id)).status).toBe(201);
    expect((await report(ali, 'person', sara.user.id)).status).toBe(404);
  });

  it('answers 404 for things that the reporter cannot see', async () => {
    const bilal = await createSignedIn();
    const message = await TARGETS.message();
    const closed = await createGroup({ creatorId: sara.user.id, visibility: 'private' });
    expect((await report(bilal, 'message', message)).status).toBe(404);
    expect((await report(bilal, 'group', closed.id)).status).toBe(404);
    const [inside, open] = [
      await createGame({ groupId: closed.id }),
      await createGame({ groupId: (await createGroup({ creatorId: sara.user.id })).id }),
    ];
    expect((await report(bilal, 'game', inside.id)).status).toBe(404);
    await db.group.update({ where: { id: open.groupId }, data: { hiddenAt: new Date() } });
    expect((await report(bilal, 'game', open.id)).status).toBe(404);
    const deleted = await createOnboardedUser({ deletedAt: new Date() });
    expect((await report(bilal, 'person', deleted.id)).status).toBe(404);
    const hidden = await createVenue({ addedById: sara.user.id, hiddenAt: new Date() });
    expect((await report(bilal, 'venue', hidden.id)).status).toBe(404);
    for (const type of Object.keys(TARGETS)) {
      expect((await report(bilal, type, 2_000_000_000)).status).toBe(404);
      expect((await report(bilal, type, Number.MAX_SAFE_INTEGER)).status).toBe(404);
    }
  });

  it('refuses reports of oneself and of the reporter’s own content', async () => {
    expect((await report(ali, 'person', ali.user.id)).status).toBe(422);
    const { id } = await createVenue({ addedById: ali.user.id });
    expect((await report(ali, 'venue', id)).status).toBe(422);
  });
});
