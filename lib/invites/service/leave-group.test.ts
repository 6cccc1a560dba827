import { describe, expect, it } from 'vitest';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { answerInvite, invitePerson } from '@/lib/groups/service/invite-person';
import { createGameLink, createGroupLink } from '@/lib/invites/service/manage-links';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { REFUSED, winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { joinByLink } from './join-by-link';
import { banMember, removeMember } from './leave-group';

const AT_ONCE = { waitlist: false };

/** An organiser with links to the group and its game, beside links of the creator and to another group. */
async function createWorld() {
  const [creator, organiser] = await createPeople(2);
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

const REMOVED = {
  code: 'forbidden',
  message:
    'You were removed from this group. You can come back once an organiser invites you or approves your request.',
};

describe('a removed person', () => {
  async function createRemoved() {
    const world = await createWorld();
    await removeMember(world.creator.actor, world.ids);
    return { ...world, openLinks: world.others.slice(0, 2) };
  }
  const isMember = async ({ ids: { groupId }, organiser }: World) =>
    (await db.groupMember.count({ where: { groupId, userId: organiser.user.id } })) === 1;

  it('does not come back by the open links of others, into the group or its games', async () => {
    const { organiser, game, openLinks, ids } = await createRemoved();
    for (const { token } of openLinks) {
      for (const waitlist of [false, true]) {
        const back = joinByLink(organiser.actor, token, { waitlist });
        await expect(back).rejects.toMatchObject(REMOVED);
      }
    }
    expect(await db.gameParticipant.count({ where: { gameId: game.id, status: 'going' } })).toBe(1);
    expect(await db.groupMember.count({ where: { groupId: ids.groupId } })).toBe(1);
  });

  it('keeps nobody else out', async () => {
    const { openLinks } = await createRemoved();
    const other = await createSignedIn();
    for (const { token } of openLinks) {
      expect(await joinByLink(other.actor, token, AT_ONCE)).toMatchObject({ status: 'joined' });
    }
  });

  it('does not come in by a link while being removed', async () => {
    const { creator, organiser, ids, others } = await createWorld();
    const [, ofGame] = others;
    const pressed = () => joinByLink(organiser.actor, ofGame?.token ?? '', AT_ONCE);
    await Promise.allSettled([pressed(), removeMember(creator.actor, ids), pressed(), pressed()]);
    const held = { userId: organiser.user.id, status: 'going' as const };
    expect(await db.gameParticipant.count({ where: held })).toBe(0);
  });

  it('may ask by a link that asks, and is in once an organiser approves', async () => {
    const world = await createRemoved();
    const { creator, organiser, ids, openLinks } = world;
    const { token } = await createInviteLink({ groupId: ids.groupId }, { kind: 'ask' });
    expect(await joinByLink(organiser.actor, token, AT_ONCE)).toMatchObject({ status: 'pending' });
    await expect(
      joinByLink(organiser.actor, openLinks[0]?.token ?? '', AT_ONCE),
    ).rejects.toMatchObject(REMOVED);
    const request = await db.groupJoinRequest.findFirstOrThrow({
      where: { groupId: ids.groupId, userId: organiser.user.id },
    });
    const asked = { groupId: ids.groupId, requestId: request.id };
    await decideJoinRequest(creator.actor, asked, { approve: true });
    expect(await isMember(world)).toBe(true);
    expect(await db.groupRemoval.count({ where: { groupId: ids.groupId } })).toBe(0);
  });

  it('is let in again by an invite', async () => {
    const world = await createRemoved();
    const { creator, organiser, ids, openLinks } = world;
    await connect(creator.user.id, organiser.user.id);
    const invite = await invitePerson(creator.actor, ids.groupId, {
      receiverId: organiser.user.id,
    });
    await answerInvite(organiser.actor, invite?.id ?? 0, 'declined');
    const { token } = openLinks[0] ?? { token: '' };
    expect(await joinByLink(organiser.actor, token, AT_ONCE)).toMatchObject({ status: 'joined' });
    expect(await isMember(world)).toBe(true);
  });

  it('who left by themselves comes back by any link', async () => {
    const world = await createWorld();
    await removeMember(world.organiser.actor, world.ids);
    const { token } = world.others[0] ?? { token: '' };
    expect(await joinByLink(world.organiser.actor, token, AT_ONCE)).toMatchObject({
      status: 'joined',
    });
  });
});

it('nobody makes a link while being removed', async () => {
  const { creator, organiser, game, ids } = await createWorld();
  const input = { kind: 'join' as const };
  const attempts = [
    ...Array.from({ length: 4 }, () => createGameLink(organiser.actor, game.id, input)),
    removeMember(creator.actor, ids),
    ...Array.from({ length: 4 }, () => createGroupLink(organiser.actor, ids.groupId, input)),
  ];
  await winners(attempts, REFUSED);
  const where = { creatorId: organiser.user.id, revokedAt: null };
  const left = await db.inviteLink.findMany({ where, include: { game: true } });
  expect(left.filter((link) => (link.groupId ?? link.game?.groupId) === ids.groupId)).toEqual([]);
});
