import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { discoverGroupsSchema } from '@/lib/groups/schema/group-card';
import { discoverGroups } from '@/lib/groups/service/discover-groups';
import { listGroupsOfUser, listMembers, readGroup } from '@/lib/groups/service/read-group';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { pagedSearchSchema } from '@/lib/platform/validation/batch-size';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('members of a group are listed by their own names, creator and organisers first', async () => {
  const viewer = await createSignedIn({ name: 'Reader' });
  const creator = await createOnboardedUser({ name: 'Creator' });
  const group = await createGroup({ creatorId: creator.id });
  await addMember(group.id, viewer.user.id);
  for (const [name, role] of [
    ['Member', 'member'],
    ['Organiser', 'organiser'],
    ['Blocked', 'member'],
  ] as const) {
    const { id } = await createOnboardedUser({ name });
    await addMember(group.id, id, role);
    if (name === 'Blocked') await createBlock(id, viewer.user.id);
  }
  const all = pagedSearchSchema.parse({});
  const { items: members } = await listMembers(viewer.actor, group.id, all);
  expect(members.map(({ role, user }) => [role, user.name])).toEqual([
    ['creator', 'Creator'],
    ['organiser', 'Organiser'],
    ['member', 'Reader'],
    ['member', 'Member'],
    ['member', 'Unavailable user'],
  ]);
  expect(members.at(-1)).toMatchObject({ userId: null, user: { username: null } });
  expect(members[0]?.userId).toBe(creator.id);
  expect(await readGroup(viewer.actor, group.id)).toMatchObject({ members, memberCount: 5 });
  expect((await readGroup(null, group.id)).members).toBeNull();
});

it('who is not to be named is called so in the language of the reader', async () => {
  addAllTexts();
  const [viewer, creator] = await createPeople(2);
  const group = await createGroup({ creatorId: creator.user.id, memberIds: [viewer.user.id] });
  await createBlock(creator.user.id, viewer.user.id);
  const gone = 'صارف دستیاب نہیں';
  const { creator: shown, members } = await runIn('ur', () => readGroup(viewer.actor, group.id));
  expect([shown.name, members?.[0]?.user.name]).toEqual([gone, gone]);
  const [own] = await runIn('ur', () => listGroupsOfUser(viewer.actor, viewer.user.id));
  expect(own?.creator.name).toBe(gone);
  // A group whose creator was banned is still found when an organiser leads it.
  const [left, organiser] = [await createOnboardedUser(), await createOnboardedUser()];
  const open = await createGroup({ creatorId: left.id });
  await addMember(open.id, organiser.id, 'organiser');
  await db.user.update({ where: { id: left.id }, data: { bannedAt: new Date() } });
  const { items } = await runIn('ur', () =>
    discoverGroups(null, discoverGroupsSchema.parse({ search: open.name })),
  );
  expect(items.find(({ id }) => id === open.id)?.creator.name).toBe('نامعلوم');
});
