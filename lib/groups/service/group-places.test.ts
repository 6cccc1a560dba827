import { describe, expect, it } from 'vitest';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { updateGroup } from '@/lib/groups/service/edit-group';
import { answerInvite, invitePerson } from '@/lib/groups/service/invite-person';
import { joinGroup } from '@/lib/groups/service/join-group';
import { acceptLead } from '@/lib/groups/service/lead-group';
import { changeRole } from '@/lib/groups/service/manage-members';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

describe('50 people joining at once for the last 10 places of a group', () => {
  it('by approval, invite after a request, accepted invite or request after an invite: ten succeed', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id, maxMembers: 11 });
    const racers = await createPeople(50);
    const attempts: (() => Promise<unknown>)[] = [];
    for (const [index, racer] of racers.entries()) {
      const groupId = group.id;
      if (index % 4 < 2) {
        const { id } = await createJoinRequest(groupId, racer.user.id);
        if (index % 4 === 0) {
          attempts.push(() =>
            decideJoinRequest(creator.actor, { groupId, requestId: id }, { approve: true }),
          );
        } else {
          await connect(creator.user.id, racer.user.id);
          const input = { receiverId: racer.user.id };
          attempts.push(() => invitePerson(creator.actor, groupId, input));
        }
      } else {
        const { id } = await createInvite(groupId, creator.user.id, racer.user.id);
        attempts.push(() =>
          index % 4 === 2
            ? answerInvite(racer.actor, id, 'accepted')
            : joinGroup(racer.actor, groupId, {}),
        );
      }
    }
    const won = await winners(
      attempts.map((attempt) => attempt()),
      /^conflict: .*full/,
    );
    const { memberCount } = await db.group.findUniqueOrThrow({ where: { id: group.id } });
    const members = await db.groupMember.count({ where: { groupId: group.id } });
    expect({ won, memberCount, members }).toEqual({ won: 10, memberCount: 11, members: 11 });
    const left = await db.groupJoinRequest.count({
      where: { groupId: group.id, status: 'pending' },
    });
    const invites = await db.groupInvite.count({ where: { groupId: group.id, status: 'pending' } });
    expect(left + invites, 'the others stay open').toBe(40);
  });

  it('while the limit is lowered: never more members than the limit', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id, maxMembers: 30 });
    const attempts: Promise<unknown>[] = [];
    const requests: number[] = [];
    for (const racer of await createPeople(20)) {
      requests.push((await createJoinRequest(group.id, racer.user.id)).id);
    }
    for (const [index, requestId] of requests.entries()) {
      attempts.push(
        decideJoinRequest(creator.actor, { groupId: group.id, requestId }, { approve: true }),
      );
      if (index === 9) attempts.push(updateGroup(creator.actor, group.id, { maxMembers: 11 }));
    }
    await Promise.allSettled(attempts);
    const { memberCount, maxMembers } = await db.group.findUniqueOrThrow({
      where: { id: group.id },
    });
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(memberCount);
    expect(memberCount).toBeLessThanOrEqual(maxMembers);
  });

  it('approving one request twenty times succeeds once and notifies once', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const asker = await createSignedIn();
    const { id: requestId } = await createJoinRequest(group.id, asker.user.id);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        decideJoinRequest(creator.actor, { groupId: group.id, requestId }, { approve: true }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.notification.count({ where: { userId: asker.user.id } })).toBe(1);
  });
});

describe('a group', () => {
  it('cannot have a limit below its member count, which is an error at the field', async () => {
    const creator = await createSignedIn();
    const others = (await createPeople(3)).map(({ user }) => user.id);
    const group = await createGroup({ creatorId: creator.user.id, memberIds: others });
    await expect(updateGroup(creator.actor, group.id, { maxMembers: 3 })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'maxMembers', message: expect.stringContaining('4 members') }],
    });
  });

  it('must be handed over before its creator can leave', async () => {
    const creator = await createSignedIn();
    const heir = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const own = await db.groupMember.findFirstOrThrow({ where: { groupId: group.id } });
    const member = await addMember(group.id, heir.user.id);
    const ids = { groupId: group.id, memberId: own.id };
    await expect(removeMember(creator.actor, ids)).rejects.toMatchObject({ code: 'conflict' });
    await changeRole(creator.actor, { groupId: group.id, memberId: member.id }, 'creator');
    await acceptLead(heir.actor, group.id);
    await removeMember(creator.actor, ids);
    const after = await db.group.findUniqueOrThrow({
      where: { id: group.id },
      include: { members: true },
    });
    expect(after.creatorId).toBe(heir.user.id);
    expect(after.members).toMatchObject([{ userId: heir.user.id, role: 'creator' }]);
  });

  it('handed over to two people in parallel ends up with one creator', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const heirs = await createPeople(2);
    const members = [];
    for (const { user } of heirs) members.push(await addMember(group.id, user.id));
    await Promise.allSettled(
      members.map(({ id }) =>
        changeRole(creator.actor, { groupId: group.id, memberId: id }, 'creator'),
      ),
    );
    await Promise.allSettled(heirs.map(({ actor }) => acceptLead(actor, group.id)));
    const creators = await db.groupMember.findMany({
      where: { groupId: group.id, role: 'creator' },
    });
    const { creatorId } = await db.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(creators.map(({ userId }) => userId)).toEqual([creatorId]);
  });
});
