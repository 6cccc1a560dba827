import { expect, it } from 'vitest';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { announceExpired, announceStart, EXPIRED_CHANNEL } from '@/lib/platform/cache/announce';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { call, type OperationName } from '@/tests/integration/call';
import { followExpired } from './expire';

/** Records the tags that another web process receives. */
async function beside() {
  const forgotten: string[] = [];
  const listener = followExpired({
    forget: (tags) => forgotten.push(...tags),
    forgetAll: () => forgotten.push('everything'),
  });
  await listener.ready;
  return { forgotten, ...listener };
}

it('other processes are told about every tag, however many there are', async () => {
  const other = await beside();
  const tags = Array.from({ length: 450 }, (_, id) => `group:${id}`);
  await announceExpired(tags);
  await expect.poll(() => other.forgotten).toEqual([...tags, 'landing']);
  await other.close();
});

it('a process that loses its connection drops every cached page, then listens again', async () => {
  const other = await beside();
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = ${`LISTEN ${EXPIRED_CHANNEL}`}`;
  await expect.poll(() => other.forgotten).toEqual(['everything']);
  await announceExpired(['venue:1']);
  await expect.poll(() => other.forgotten).toContain('venue:1');
  await other.close();
});

it('after a process has started, the others drop what one before it may not have announced', async () => {
  const other = await beside();
  await announceStart();
  await expect.poll(() => other.forgotten).toEqual(['everything']);
  await other.close();
});

async function known() {
  const ali = await createSignedIn();
  const [venue, place] = await Promise.all([createVenue(), createVenue()]);
  await createVenueReview(venue.id, { userId: ali.user.id });
  const made = await createGame({ creatorId: ali.user.id, venueId: place.id });
  const joined = await createGame();
  await addParticipant(joined.id, ali.user.id);
  const coach = await createCoach({ userId: ali.user.id });
  const pages = [
    cacheTags.venue(venue.id),
    cacheTags.venue(place.id),
    cacheTags.game(made.id),
    cacheTags.group(made.groupId),
    cacheTags.game(joined.id),
    cacheTags.group(joined.groupId),
    cacheTags.coach(coach.id),
  ];
  return { ali, pages };
}

it.each([
  ['DELETE /api/users/{id}', undefined],
  ['PUT /api/users/{id}', { name: 'Somebody Else' }],
] as [OperationName, object | undefined][])(
  '%s expires every public page that shows the person',
  async (name, body) => {
    const { ali, pages } = await known();
    const other = await beside();
    const { status } = await call(name, { params: { id: ali.user.id }, cookie: ali.cookie, body });
    expect(status).toBe(200);
    await expect.poll(() => other.forgotten).toEqual(expect.arrayContaining(pages));
    await other.close();
  },
);

it('deleting an account for good expires its pages', async () => {
  const { ali, pages } = await known();
  await db.user.update({
    where: { id: ali.user.id },
    data: { deletionRequestedAt: new Date(0), deletionDueAt: new Date(0) },
  });
  const other = await beside();
  await deleteDueAccount(ali.user.id);
  expect(await db.user.count({ where: { id: ali.user.id } })).toBe(0);
  await expect.poll(() => other.forgotten).toEqual(expect.arrayContaining(pages));
  await other.close();
});
