import { expect, it } from 'vitest';
import { listMembers, readGroup } from '@/lib/groups/service/read-group';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('members of a group are listed by their own names, creator and organisers first', async () => {
  const reader = await createSignedIn({ name: 'Reader' });
  const creator = await createOnboardedUser({ name: 'Creator' });
  const group = await createGroup({ creatorId: creator.id });
  await addMember(group.id, reader.user.id);
  for (const [name, role] of [
    ['Member', 'member'],
    ['Organiser', 'organiser'],
    ['Blocked', 'member'],
  ] as const) {
    const { id } = await createOnboardedUser({ name });
    await addMember(group.id, id, role);
    if (name === 'Blocked') await createBlock(id, reader.user.id);
  }
  const members = await listMembers(reader.actor, group.id);
  expect(members.map(({ role, user }) => [role, user.name])).toEqual([
    ['creator', 'Creator'],
    ['organiser', 'Organiser'],
    ['member', 'Reader'],
    ['member', 'Member'],
    ['member', 'Unavailable user'],
  ]);
  expect(members.at(-1)).toMatchObject({ userId: null, user: { username: null } });
  expect(members[0]?.userId).toBe(creator.id);
  expect(await readGroup(reader.actor, group.id)).toMatchObject({ members, memberCount: 5 });
  expect((await readGroup(null, group.id)).members).toBeNull();
});
