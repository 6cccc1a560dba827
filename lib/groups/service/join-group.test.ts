import { describe, expect, it } from 'vitest';
import { decideJoinRequest, listJoinRequests } from '@/lib/groups/service/decide-join-request';
import { answerInvite, invitePerson } from '@/lib/groups/service/invite-person';
import { joinGroup } from '@/lib/groups/service/join-group';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const INACTIVE = { code: 'conflict', message: 'This group is not active at the moment.' };

describe('an inactive group', () => {
  async function createInactive() {
    const [creator, person] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, isActive: false });
    return { creator, person, group };
  }

  it('takes no join requests and approves no earlier ones', async () => {
    const { creator, person, group } = await createInactive();
    await expect(joinGroup(person.actor, group.id, {})).rejects.toMatchObject(INACTIVE);
    const { id } = await createJoinRequest(group.id, person.user.id);
    const request = { groupId: group.id, requestId: id };
    const approval = decideJoinRequest(creator.actor, request, { approve: true });
    await expect(approval).rejects.toMatchObject(INACTIVE);
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(1);
  });

  it('admits nobody by invite and sends no invites', async () => {
    const { creator, person, group } = await createInactive();
    const { id } = await createInvite(group.id, creator.user.id, person.user.id);
    await expect(answerInvite(person.actor, id, 'accepted')).rejects.toMatchObject(INACTIVE);
    await expect(joinGroup(person.actor, group.id, {})).rejects.toMatchObject(INACTIVE);
    const other = await createSignedIn();
    await connect(creator.user.id, other.user.id);
    const invite = invitePerson(creator.actor, group.id, { receiverId: other.user.id });
    await expect(invite).rejects.toMatchObject(INACTIVE);
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(1);
  });
});

it('organisers see the open requests to join, first come, first served', async () => {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const ids: number[] = [];
  for (const status of ['pending', 'declined', 'withdrawn', 'pending'] as const) {
    const { user } = await createSignedIn();
    ids.push((await createJoinRequest(group.id, user.id, { status })).id);
  }
  const { items } = await listJoinRequests(creator.actor, group.id, { limit: 5 });
  expect(items.map(({ id }) => id)).toEqual([ids[0], ids[3]]);
});

it('an invite says who sent it', async () => {
  const person = await createSignedIn();
  const creator = await createSignedIn({ name: 'Bilal' });
  const group = await createGroup({ creatorId: creator.user.id, name: 'Nets' });
  await connect(creator.user.id, person.user.id);
  await invitePerson(creator.actor, group.id, { receiverId: person.user.id });
  const notified = await db.notification.findFirstOrThrow({ where: { userId: person.user.id } });
  expect(notified.message).toBe('Bilal invites you to Nets.');
});
