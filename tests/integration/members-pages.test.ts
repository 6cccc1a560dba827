import { expect, it } from 'vitest';
import { loadCoach } from '@/lib/coaching/loaders';
import { loadGame, loadGamesOf } from '@/lib/games/loaders';
import { loadGroup } from '@/lib/groups/loaders';
import { findSession, type Session } from '@/lib/platform/auth/session-store';
import { loadVenue } from '@/lib/venues/loaders';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

async function signIn(): Promise<Session> {
  const { token } = await createSignedIn();
  const session = await findSession(token);
  if (!session) throw new Error('The session was not found');
  return session;
}

/** What Next's notFound() throws. */
const MISSING = 'NEXT_HTTP_ERROR_FALLBACK;404';

it('a private group and its games are pages for members, and missing for everybody else', async () => {
  const [member, stranger] = [await signIn(), await signIn()];
  const group = await createGroup({ visibility: 'private' });
  await addMember(group.id, member.user.id);
  const game = await createGame({ groupId: group.id, isPublic: false });
  expect(await loadGroup(member, `${group.id}`)).toMatchObject({
    id: group.id,
    viewer: { standing: 'member' },
  });
  expect(await loadGame(member, `${game.id}`)).toMatchObject({ id: game.id });
  expect(await loadGamesOf(member, group.id)).toMatchObject([{ id: game.id }]);
  for (const viewer of [stranger, null]) {
    await expect(loadGroup(viewer, `${group.id}`)).rejects.toThrow(MISSING);
    await expect(loadGame(viewer, `${game.id}`)).rejects.toThrow(MISSING);
  }
});

it('members get what they may do with the page; guests get none of it', async () => {
  const member = await signIn();
  const [group, game, venue, coach] = [
    await createGroup(),
    await createGame(),
    await createVenue(),
    await createCoach(),
  ];
  await createVenueReview(venue.id, { userId: member.user.id });
  expect((await loadGroup(member, `${group.id}`)).viewer).not.toBeNull();
  expect((await loadGroup(null, `${group.id}`)).viewer).toBeNull();
  expect((await loadGame(member, `${game.id}`)).viewer).not.toBeNull();
  expect((await loadGame(null, `${game.id}`)).viewer).toBeNull();
  const [own, public_] = [
    await loadVenue(member, `${venue.id}`),
    await loadVenue(null, `${venue.id}`),
  ];
  expect(own.reviews.items).toMatchObject([{ isMine: true }]);
  expect(public_.reviews.items).toMatchObject([{ isMine: false }]);
  expect((await loadCoach(member, `${coach.id}`)).coach.userId).toBe(coach.userId);
  expect((await loadCoach(null, `${coach.id}`)).coach.userId).not.toBe(coach.userId);
});
