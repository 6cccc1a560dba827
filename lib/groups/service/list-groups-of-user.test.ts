import { expect, it } from 'vitest';
import { listGroupsOfUser } from '@/lib/groups/service/read-group';
import { addMember, createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('counts the join requests for organisers, and for nobody else', async () => {
  const creator = await createSignedIn();
  const organiser = await createSignedIn();
  const member = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  await addMember(group.id, organiser.user.id, 'organiser');
  await addMember(group.id, member.user.id);
  for (const status of ['pending', 'pending', 'declined'] as const) {
    await createJoinRequest(group.id, (await createOnboardedUser()).id, { status });
  }
  const blocked = await createOnboardedUser();
  await createJoinRequest(group.id, blocked.id);
  await createBlock(creator.user.id, blocked.id);
  const count = async (viewer: typeof creator, userId = viewer.user.id) =>
    (await listGroupsOfUser(viewer.actor, userId))[0]?.openRequests;
  expect(await count(creator), 'without blocked people').toBe(2);
  expect(await count(organiser)).toBe(3);
  expect(await count(member)).toBe(0);
  expect(await count(member, creator.user.id)).toBe(0);
});
