import { describe, expect, it } from 'vitest';
import { removeMember } from '@/lib/invites/service/leave-group';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { updateGroup } from './edit-group';
import { acceptLead, declineLead, handOverGroups } from './lead-group';
import { changeRole } from './manage-members';
import { readGroup } from './read-group';

async function createAsked() {
  const creator = await createSignedIn();
  const [member, other] = await createPeople(2);
  const group = await createGroup({ creatorId: creator.user.id });
  const { id: memberId } = await addMember(group.id, member.user.id);
  const { id: otherId } = await addMember(group.id, other.user.id);
  const ask = (id: number) =>
    changeRole(creator.actor, { groupId: group.id, memberId: id }, 'creator');
  await ask(memberId);
  const creatorId = async () =>
    (await db.group.findUniqueOrThrow({ where: { id: group.id } })).creatorId;
  return { creator, member, other, group, ask, memberId, otherId, creatorId };
}

const received = async (userId: number) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ title }) => title,
  );

it('nobody is the creator of a group before they say yes', async () => {
  const { creator, member, group, creatorId } = await createAsked();
  expect(await creatorId()).toBe(creator.user.id);
  expect((await readGroup(member.actor, group.id)).viewer).toMatchObject({
    role: 'member',
    isAskedToLead: true,
  });
  await acceptLead(member.actor, group.id);
  expect(await creatorId()).toBe(member.user.id);
  expect((await readGroup(member.actor, group.id)).viewer).toMatchObject({
    role: 'creator',
    isAskedToLead: false,
  });
  expect((await readGroup(creator.actor, group.id)).viewer).toMatchObject({ role: 'organiser' });
  expect(await received(creator.user.id)).toEqual(['Your role has changed']);
});

it('whoever would rather not leaves the group as it was', async () => {
  const { creator, member, group, creatorId } = await createAsked();
  await declineLead(member.actor, group.id);
  await expect(acceptLead(member.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await creatorId()).toBe(creator.user.id);
  expect(await received(creator.user.id)).toEqual(['The group stays yours']);
});

it('one member is asked at a time, once, and only they can say yes', async () => {
  const { member, other, group, ask, memberId, otherId, creatorId } = await createAsked();
  await ask(memberId);
  expect(await received(member.user.id)).toEqual(['Will you run a group?']);
  await expect(acceptLead(other.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  await ask(otherId);
  await expect(acceptLead(member.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  await acceptLead(other.actor, group.id);
  expect(await creatorId()).toBe(other.user.id);
});

it('the notification of a request goes when that is answered or no longer stands', async () => {
  const ends = {
    declined: ({ member, group }) => declineLead(member.actor, group.id),
    accepted: ({ member, group }) => acceptLead(member.actor, group.id),
    passed: ({ ask, otherId }) => ask(otherId),
    left: ({ memberId }) => db.groupMember.delete({ where: { id: memberId } }),
    deleted: ({ group }) => db.group.delete({ where: { id: group.id } }),
  } satisfies Record<string, (asked: Awaited<ReturnType<typeof createAsked>>) => unknown>;
  for (const [way, end] of Object.entries(ends)) {
    const asked = await createAsked();
    await db.notification.create({
      data: {
        userId: asked.member.user.id,
        actorId: asked.creator.user.id,
        type: 'group_role_changed',
        title: 'Other',
        message: '',
        data: {},
      },
    });
    await end(asked);
    expect(await received(asked.member.user.id), way).toEqual(['Other']);
  }
});

describe('a group whose creator is gone', () => {
  async function createLeft({ withOrganiser = false } = {}) {
    const all = await createAsked();
    const organiser = await createSignedIn();
    if (withOrganiser) await addMember(all.group.id, organiser.user.id, 'organiser');
    await declineLead(all.member.actor, all.group.id);
    await transaction((tx) => handOverGroups(tx, all.creator.user.id));
    return { ...all, organiser };
  }
  const viewerOf = async ({ actor }: { actor: Actor }, id: number) =>
    (await readGroup(actor, id)).viewer;

  it('has none until one says yes, of two at once only the first', async () => {
    const { member, other, group, creatorId } = await createLeft();
    expect(await creatorId()).toBeNull();
    for (const person of [member, other]) {
      expect(await viewerOf(person, group.id)).toMatchObject({
        role: 'member',
        isAskedToLead: true,
        isFreeToLead: true,
        canDelete: false,
      });
    }
    const tries = await Promise.allSettled([
      acceptLead(member.actor, group.id),
      acceptLead(other.actor, group.id),
    ]);
    const failed = tries.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: { code: 'not_found' } }]);
    const [won, late] = tries[0].status === 'fulfilled' ? [member, other] : [other, member];
    expect(await creatorId()).toBe(won.user.id);
    expect(await viewerOf(won, group.id)).toMatchObject({ role: 'creator', canDelete: true });
    expect(await viewerOf(late, group.id)).toMatchObject({ role: 'member', isAskedToLead: false });
    // The expired offer is in no list of notifications.
    const offer = { userId: late.user.id, type: 'group_lead_free' };
    expect(await db.notification.count({ where: offer })).toBe(0);
  });

  it('is run by its organisers meanwhile, and only they are asked', async () => {
    const { member, organiser, group, creatorId } = await createLeft({ withOrganiser: true });
    await expect(acceptLead(member.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await received(organiser.user.id)).toEqual(['Will you run a group?']);
    expect(await readGroup(organiser.actor, group.id)).toMatchObject({
      isActive: true,
      creatorId: null,
      creator: { name: 'Unknown' },
      viewer: { canOrganise: true, canManageMembers: false, canDelete: false, isAskedToLead: true },
    });
    expect(await readGroup(null, group.id)).toMatchObject({ creator: { name: 'Unknown' } });
    await updateGroup(organiser.actor, group.id, { description: 'Still here' });
    await acceptLead(organiser.actor, group.id);
    expect(await creatorId()).toBe(organiser.user.id);
  });

  it('asks the members once its last organiser is gone, and takes nobody in', async () => {
    const { member, organiser, group } = await createLeft({ withOrganiser: true });
    await db.user.update({ where: { id: organiser.user.id }, data: { bannedAt: new Date() } });
    expect(await readGroup(member.actor, group.id)).toMatchObject({
      isActive: false,
      viewer: { isAskedToLead: true },
    });
    await acceptLead(member.actor, group.id);
    expect(await readGroup(member.actor, group.id)).toMatchObject({ isActive: true });
  });

  it('is not taken by strangers, admins, and those who left; the last who leaves ends it', async () => {
    const { member, other, group, memberId, otherId } = await createLeft();
    const [stranger, admin] = [await createSignedIn(), await createSignedIn({ isAdmin: true })];
    const leave = ({ actor }: { actor: Actor }, id: number) =>
      removeMember(actor, { groupId: group.id, memberId: id });
    await leave(member, memberId);
    for (const { actor } of [stranger, admin, member]) {
      await expect(acceptLead(actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await leave(other, otherId);
    expect(await db.group.count({ where: { id: group.id } })).toBe(0);
  });
});
