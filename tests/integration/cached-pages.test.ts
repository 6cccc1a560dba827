import sharp from 'sharp';
import { expect, it } from 'vitest';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { releasePlaces } from '@/lib/classes/service/release-places';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createInvite } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { besidesLanding, EXPIRED, isPublicWrite, watchCall, watchExpired } from './cached-pages';
import { type CallOptions, type OperationName, operationNames } from './call';
import { listPublicPages, readPages, stalePages } from './public-answers';

it('every write about what public pages show is listed', () => {
  expect(Object.keys(EXPIRED).toSorted()).toEqual(operationNames.filter(isPublicWrite).toSorted());
});

async function pictureForm(field: string): Promise<FormData> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set(field, new File([new Uint8Array(png)], 'x.png', { type: 'image/png' }));
  return form;
}

type Me = SignedIn & { user: TestUser };

/** A coach of `me`, and a person with a past session there. */
async function coached(me: Me) {
  const coach = await createCoach({ userId: me.user.id });
  const client = await createSignedIn();
  const clientId = client.user.id;
  await createBooking(coach, { clientId, status: 'completed', startsAt: bookingStart(-2) });
  return { coachId: coach.id, client };
}

interface Case {
  name: OperationName;
  /** Those of EXPIRED, unless it is another case of the call. */
  tags?: string;
  prepare: (me: Me) => Promise<CallOptions>;
}

/** Cases that the access matrix does not reach: successes that need more than a role. */
const CASES: Record<string, Case> = {
  'a picture of a coach': {
    name: 'POST /api/coaches/{id}/photo',
    prepare: async (me) => ({
      params: { id: (await coached(me)).coachId },
      body: await pictureForm('image'),
    }),
  },
  'a class that is removed': {
    name: 'DELETE /api/coaches/{id}/classes/{classId}',
    prepare: async (me) => {
      const { coachId } = await coached(me);
      const lesson = await db.coachClass.create({
        data: { coachId, name: 'Juniors', durationMinutes: 60, price: 1_000, groupSize: 6 },
      });
      return { params: { id: coachId, classId: lesson.id } };
    },
  },
  'a review of a coach': {
    name: 'PUT /api/coaches/{id}/reviews',
    prepare: async (me) => {
      const { coachId, client } = await coached(me);
      return { params: { id: coachId }, cookie: client.cookie, body: { rating: 4 } };
    },
  },
  'a reply of a coach': {
    name: 'PUT /api/coaches/{id}/reviews/{reviewId}/reply',
    prepare: async (me) => {
      const { coachId, client } = await coached(me);
      const data = { coachId, userId: client.user.id, rating: 4 };
      const review = await db.coachReview.create({ data });
      return { params: { id: coachId, reviewId: review.id }, body: { reply: 'Thank you.' } };
    },
  },
  'a picture of a person': {
    name: 'POST /api/users/{id}/photo',
    prepare: async ({ user }) => {
      await addMember((await createGroup()).id, user.id);
      return { params: { id: user.id }, body: await pictureForm('photo') };
    },
  },
  'a new time that a player confirms': {
    name: 'POST /api/games/{id}/confirm',
    prepare: async ({ user }) => {
      const game = await createGame();
      await addParticipant(game.id, user.id, { mustReconfirm: true });
      return { params: { id: game.id } };
    },
  },
  'a game at a venue': {
    name: 'POST /api/games/{id}/rsvp',
    prepare: async () => ({
      params: { id: (await createGame({ venueId: (await createVenue()).id })).id },
      body: {},
    }),
  },
  'joining with an open invite': {
    name: 'POST /api/groups/{id}/join',
    tags: 'group:{id} venue:{venue}',
    prepare: async ({ user }) => {
      const group = await createGroup();
      await createInvite(group.id, group.creatorId, user.id);
      return { params: { id: group.id } };
    },
  },
};

it.each(Object.entries(CASES))('%s expires its pages', async (_title, { name, tags, prepare }) => {
  const me = await createSignedIn();
  const options = { cookie: me.cookie, ...(await prepare(me)) };
  const pages = await listPublicPages();
  const before = await readPages(pages);
  const { result, expired, expected } = await watchCall(name, options, tags);
  expect(result.status, await result.clone().text()).toBeLessThan(300);
  expect(besidesLanding(expired)).toEqual(expected);
  expect(expired).not.toEqual([]);
  expect(stalePages(before, await readPages(pages), expired)).toEqual([]);
});

it('a place in a class that an account leaves free is on the page of its coach', async () => {
  const { user, actor } = await createSignedIn();
  const coach = await createCoach();
  const { id } = await createClassSession(coach);
  await actOnSession(actor, id, 'join', {});
  const end = () => transaction((tx) => releasePlaces(tx, user.id));
  expect((await watchExpired(end)).expired).toEqual([`coach:${coach.id}`]);
});
