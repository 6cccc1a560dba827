import { expect, it, vi } from 'vitest';
import { addGuest, listGuests, removeGuest } from '@/lib/games/service/named-guests';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { createGuestLink } from '@/lib/invites/service/manage-links';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 60_000 });

const ENTRY = { waitlist: false };

async function createWorld(maxPlayers = 2) {
  const creator = await createSignedIn();
  const { id: groupId } = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
  const game = await createGame({ groupId, creatorId: creator.user.id, maxPlayers });
  const [guest] = await addGuest(creator.actor, game.id, { name: 'Uncle Tariq' });
  if (!guest) throw new Error('no guest');
  return { creator, gameId: game.id, guestId: guest.id };
}

const countsOf = async (gameId: number) => {
  const { goingCount, waitlistCount } = await db.game.findUniqueOrThrow({ where: { id: gameId } });
  return { goingCount, waitlistCount };
};

const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';

it('counts a guest by name like a player, and refuses one more than there are seats', async () => {
  const { creator, gameId, guestId } = await createWorld();
  expect(await countsOf(gameId)).toEqual({ goingCount: 2, waitlistCount: 0 });
  expect(await refusal(addGuest(creator.actor, gameId, { name: 'Aunt' }))).toMatch(/^conflict: /);
  const { user } = await createSignedIn();
  await addParticipant(gameId, user.id, { status: 'waitlisted' });
  expect(await removeGuest(creator.actor, gameId, guestId)).toEqual([]);
  expect(await countsOf(gameId), 'the next in line has the seat').toEqual({
    goingCount: 2,
    waitlistCount: 0,
  });
});

it('takes no guest with a name of the site', async () => {
  const { creator, gameId } = await createWorld(4);
  expect(await refusal(addGuest(creator.actor, gameId, { name: 'Mаidan Admin' }))).toMatch(
    /^invalid name: /,
  );
});

it('gives that very seat to the first of two who open the link, before the waitlist', async () => {
  const { creator, gameId, guestId } = await createWorld();
  const { user: waiting } = await createSignedIn();
  await addParticipant(gameId, waiting.id, { status: 'waitlisted' });
  const token = tokenOf(await createGuestLink(creator.actor, gameId, guestId));
  const [one, other] = await createPeople(2);
  const results = await Promise.allSettled(
    [one, other].map(({ actor }) => joinByLink(actor, token, ENTRY)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await countsOf(gameId)).toEqual({ goingCount: 2, waitlistCount: 1 });
  expect(await listGuests(creator.actor, gameId)).toEqual([]);
});

it('ends the link with a newer one and with the guest', async () => {
  const { creator, gameId, guestId } = await createWorld();
  const first = tokenOf(await createGuestLink(creator.actor, gameId, guestId));
  const second = tokenOf(await createGuestLink(creator.actor, gameId, guestId));
  const { actor } = await createSignedIn();
  await expect(joinByLink(actor, first, ENTRY)).rejects.toMatchObject({ code: 'not_found' });
  await removeGuest(creator.actor, gameId, guestId);
  await expect(joinByLink(actor, second, ENTRY)).rejects.toMatchObject({ code: 'not_found' });
  expect(await refusal(createGuestLink(creator.actor, gameId, guestId))).toMatch(/^not_found: /);
});
