import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { answerInvite, invitePerson } from '@/lib/groups/service/invite-person';
import { joinGroup } from '@/lib/groups/service/join-group';
import { connect } from '@/tests/factories/connections';
import { createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

const ASLEEP = { code: 'conflict', message: 'This group is not active at the moment.' };

describe('a group that is not active', () => {
  async function createAsleep() {
    const [creator, person] = [await createSignedIn(), await createSignedIn()];
    const group = await createGroup({ creatorId: creator.user.id, isActive: false });
    return { creator, person, group };
  }

  it('cannot be asked, and lets nobody in who asked before', async () => {
    const { creator, person, group } = await createAsleep();
    await expect(joinGroup(person.actor, group.id, {})).rejects.toMatchObject(ASLEEP);
    const { id } = await createJoinRequest(group.id, person.user.id);
    const request = { groupId: group.id, requestId: id };
    const approval = decideJoinRequest(creator.actor, request, { approve: true });
    await expect(approval).rejects.toMatchObject(ASLEEP);
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(1);
  });

  it('lets nobody in by an invite, and invites nobody', async () => {
    const { creator, person, group } = await createAsleep();
    const { id } = await createInvite(group.id, creator.user.id, person.user.id);
    await expect(answerInvite(person.actor, id, 'accepted')).rejects.toMatchObject(ASLEEP);
    await expect(joinGroup(person.actor, group.id, {})).rejects.toMatchObject(ASLEEP);
    const other = await createSignedIn();
    await connect(creator.user.id, other.user.id);
    const invite = invitePerson(creator.actor, group.id, { receiverId: other.user.id });
    await expect(invite).rejects.toMatchObject(ASLEEP);
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(1);
  });

  it('is joined again once it is awake', async () => {
    const { person, group } = await createAsleep();
    await db.group.update({ where: { id: group.id }, data: { isActive: true } });
    expect(await joinGroup(person.actor, group.id, {})).toMatchObject({ status: 'pending' });
  });
});
