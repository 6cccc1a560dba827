import { describe, expect, it } from 'vitest';
import { changeRole, listBans } from '@/lib/groups/service/manage-members';
import { banMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople } from '@/tests/factories/sessions';

async function createGroupOfThree() {
  const [creator, member] = await createPeople(2);
  const group = await createGroup({ creatorId: creator.user.id, name: 'Nets' });
  const { id } = await addMember(group.id, member.user.id);
  const own = await db.groupMember.findFirstOrThrow({
    where: { groupId: group.id, userId: creator.user.id },
  });
  const received = async () => {
    const rows = await db.notification.findMany({
      where: { userId: member.user.id },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ title }) => title);
  };
  const ids = { groupId: group.id, memberId: id };
  return { creator, member, group, ids, ownIds: { groupId: group.id, memberId: own.id }, received };
}

describe('a member', () => {
  it('is told what their new role means', async () => {
    const { creator, ids, received } = await createGroupOfThree();
    await changeRole(creator.actor, ids, 'organiser');
    await changeRole(creator.actor, ids, 'organiser');
    await changeRole(creator.actor, ids, 'member');
    await changeRole(creator.actor, ids, 'creator');
    expect(await received()).toEqual([
      'Your role has changed',
      'Your role has changed',
      'Will you run a group?',
    ]);
  });

  it('is banned only by the creator, who cannot ban themselves', async () => {
    const { creator, member, group, ids, ownIds, received } = await createGroupOfThree();
    await expect(banMember(member.actor, ownIds, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(banMember(creator.actor, ownIds, {})).rejects.toMatchObject({
      code: 'conflict',
      message: 'You cannot ban yourself.',
    });
    await banMember(creator.actor, ids, { reason: 'Late again' });
    expect(await db.groupBan.findMany({ where: { groupId: group.id } })).toMatchObject([
      { userId: member.user.id, bannedById: creator.user.id, reason: 'Late again' },
    ]);
    expect(await received()).toEqual(['No longer a member']);
  });

  it('is listed as banned only in the group that banned them', async () => {
    const [here, there] = [await createGroupOfThree(), await createGroupOfThree()];
    for (const { creator, ids } of [here, there]) await banMember(creator.actor, ids, {});
    for (const { creator, group, member } of [here, there]) {
      const bans = await listBans(creator.actor, group.id);
      expect(bans.map(({ user }) => user.id)).toEqual([member.user.id]);
    }
  });
});
