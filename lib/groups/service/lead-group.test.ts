import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { handOverGroups } from './hand-over-groups';
import { acceptLead, declineLead } from './lead-group';
import { changeRole } from './manage-members';
import { readGroup } from './read-group';

async function createAsked() {
  const creator = await createSignedIn();
  const [member, other] = [await createSignedIn(), await createSignedIn()];
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

const heard = async (userId: number) =>
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
  expect(await heard(creator.user.id)).toEqual(['Your role has changed']);
});

it('whoever would rather not leaves the group as it was', async () => {
  const { creator, member, group, creatorId } = await createAsked();
  await declineLead(member.actor, group.id);
  await expect(acceptLead(member.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await creatorId()).toBe(creator.user.id);
  expect(await heard(creator.user.id)).toEqual(['The group stays yours']);
});

it('one member is asked at a time, once, and only they can say yes', async () => {
  const { member, other, group, ask, memberId, otherId, creatorId } = await createAsked();
  await ask(memberId);
  expect(await heard(member.user.id)).toEqual(['Will you run a group?']);
  await expect(acceptLead(other.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  await ask(otherId);
  await expect(acceptLead(member.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
  await acceptLead(other.actor, group.id);
  expect(await creatorId()).toBe(other.user.id);
});

it('what a creator asked ends when the group has another creator', async () => {
  const { creator, member, other, group, otherId, ask, creatorId } = await createAsked();
  await ask(otherId);
  await transaction((tx) => handOverGroups(tx, creator.user.id));
  expect(await creatorId()).toBe(member.user.id);
  await expect(acceptLead(other.actor, group.id)).rejects.toMatchObject({ code: 'not_found' });
});
