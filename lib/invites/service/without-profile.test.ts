import { expect, it } from 'vitest';
import { listParticipants } from '@/lib/games/service/read-roster';
import { joinGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { joinByLink } from './join-by-link';
import { readInvitee } from './read-invitee';

/** Registered, without a place and a gender. */
async function createNewcomer() {
  const user = await createUser();
  return { user, actor: (await createActor(user)).actor };
}
const profileOf = (id: number) => db.user.findUniqueOrThrow({ where: { id } });

it('a newcomer is in the game, by name for the others, before completing the profile', async () => {
  const [creator, { actor, user }] = [await createSignedIn(), await createNewcomer()];
  const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
  const { token } = await createInviteLink({ gameId: game.id });
  expect(await readInvitee(actor, token)).toMatchObject({ refusal: null, asksGender: false });
  expect(await joinByLink(actor, token, { waitlist: false })).toMatchObject({ status: 'joined' });
  const players = await listParticipants(creator.actor, game.id);
  expect(players.map((player) => player.user.name)).toContain(user.name);
  expect(await profileOf(user.id)).toMatchObject({ gender: null, discoverable: false });
});

it('a newcomer without a link still has to complete the profile', async () => {
  const { actor } = await createNewcomer();
  const game = await createGame();
  await expect(joinGame(actor, game.id, { guests: 0, waitlist: false })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it.each(['group', 'game'] as const)(
  'the link of a %s for women asks for the gender',
  async (of) => {
    const group = await createGroup({ audience: 'women' });
    const game = await createGame({ groupId: group.id });
    const target = of === 'group' ? { groupId: group.id } : { gameId: game.id };
    const { token } = await createInviteLink(target);
    const [man, woman] = [await createNewcomer(), await createNewcomer()];
    expect(await readInvitee(woman.actor, token)).toMatchObject({
      refusal: null,
      asksGender: true,
    });
    await expect(joinByLink(woman.actor, token, { waitlist: false })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'gender' }],
    });
    for (const gender of ['male', 'prefer-not-to-say'] as const) {
      const refused = joinByLink(man.actor, token, { waitlist: false, gender });
      await expect(refused).rejects.toMatchObject({ message: 'This group is for women only.' });
    }
    expect(await profileOf(man.user.id)).toMatchObject({ gender: null, cameByLinkAt: null });
    const joined = await joinByLink(woman.actor, token, { waitlist: false, gender: 'female' });
    expect(joined).toMatchObject({ status: 'joined' });
    expect(await profileOf(woman.user.id)).toMatchObject({ gender: 'female' });
  },
);

it('what the profile says counts, whatever is stated at the link', async () => {
  const man = await createSignedIn({ gender: 'male' });
  const group = await createGroup({ audience: 'women' });
  const { token } = await createInviteLink({ groupId: group.id });
  const refused = joinByLink(man.actor, token, { waitlist: false, gender: 'female' });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  expect(await profileOf(man.user.id)).toMatchObject({ gender: 'male' });
});

it('a group for women checks again at each game, even at a game for everyone', async () => {
  const { actor, user } = await createSignedIn({ gender: 'female' });
  const group = await createGroup({ audience: 'women' });
  const { token } = await createInviteLink({ groupId: group.id });
  await joinByLink(actor, token, { waitlist: false });
  const [first, second] = [
    await createGame({ groupId: group.id, audience: 'all' }),
    await createGame({ groupId: group.id, audience: 'all' }),
  ];
  await joinGame(actor, first.id, { guests: 0, waitlist: false });
  await db.user.update({ where: { id: user.id }, data: { gender: 'male' } });
  const refused = joinGame(actor, second.id, { guests: 0, waitlist: false });
  await expect(refused).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This game is for women only.',
  });
});
