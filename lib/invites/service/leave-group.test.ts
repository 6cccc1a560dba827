import { expect, it } from 'vitest';
import { createGameLink, createGroupLink } from '@/lib/invites/service/manage-links';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createSignedIn } from '@/tests/factories/sessions';
import { joinByLink } from './join-by-link';
import { banMember, removeMember } from './leave-group';

const AT_ONCE = { waitlist: false };

/** An organiser with links into the group and its game, beside links of the creator and into another group. */
async function createWorld() {
  const [creator, organiser] = [await createSignedIn(), await createSignedIn()];
  const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
  const { id: memberId } = await addMember(group.id, organiser.user.id, 'organiser');
  const game = await createGame({ groupId: group.id, isPublic: false });
  const elsewhere = await createGroup({ creatorId: organiser.user.id });
  const [own, of] = [{ creatorId: organiser.user.id }, { groupId: group.id }];
  return {
    creator,
    organiser,
    game,
    ids: { groupId: group.id, memberId },
    mine: [await createInviteLink(of, own), await createInviteLink({ gameId: game.id }, own)],
    others: [
      await createInviteLink(of, { creatorId: creator.user.id }),
      await createInviteLink({ gameId: game.id }),
      await createInviteLink({ groupId: elsewhere.id }, own),
    ],
  };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const openOf = async (links: readonly { id: number }[]) =>
  db.inviteLink.count({ where: { id: { in: links.map(({ id }) => id) }, revokedAt: null } });

it.each([
  ['removed', ({ creator, ids }: World) => removeMember(creator.actor, ids)],
  ['banned', ({ creator, ids }: World) => banMember(creator.actor, ids, {})],
])('whoever is %s does not come back by an own link', async (_, leave) => {
  const world = await createWorld();
  await leave(world);
  expect(await openOf(world.mine)).toBe(0);
  expect(await openOf(world.others)).toBe(3);
  for (const { token } of world.mine) {
    await expect(joinByLink(world.organiser.actor, token, AT_ONCE)).rejects.toMatchObject({
      code: 'not_found',
    });
  }
});

it('the links of somebody who leaves stay the group’s', async () => {
  const world = await createWorld();
  await removeMember(world.organiser.actor, world.ids);
  expect(await openOf(world.mine)).toBe(2);
});

it('nobody makes a link while being removed', async () => {
  const { creator, organiser, game, ids } = await createWorld();
  const input = { kind: 'join' as const };
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => createGameLink(organiser.actor, game.id, input)),
    removeMember(creator.actor, ids),
    ...Array.from({ length: 4 }, () => createGroupLink(organiser.actor, ids.groupId, input)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AppError);
  }
  const where = { creatorId: organiser.user.id, revokedAt: null };
  const left = await db.inviteLink.findMany({ where, include: { game: true } });
  expect(left.filter((link) => (link.groupId ?? link.game?.groupId) === ids.groupId)).toEqual([]);
});
