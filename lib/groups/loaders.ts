import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-store';
import { orNotFound } from '@/lib/errors/or-not-found';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { type GroupDto, groupSchema } from '@/lib/groups/schema/group';
import { type GroupOfUserDto, groupOfUserListSchema } from '@/lib/groups/schema/groups-of-user';
import { type InviteDto, inviteListSchema, listInvitesSchema } from '@/lib/groups/schema/join';
import { listOwnInvites } from '@/lib/groups/service/invite-person';
import { listGroupsOfUser } from '@/lib/groups/service/list-groups-of-user';
import { readGroup } from '@/lib/groups/service/read-group';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

export async function loadOwnGroups({ actor }: Session): Promise<GroupOfUserDto[]> {
  return groupOfUserListSchema.parse(await listGroupsOfUser(actor, actor.userId));
}

/** The first page of the invites that wait for an answer. */
export async function loadOwnInvites({ actor }: Session): Promise<InviteDto[]> {
  const { items } = await listOwnInvites(actor, listInvitesSchema.parse({}));
  return inviteListSchema.parse(items);
}

/** What a guest reads of a group; private and missing ones are the same not-found page. */
export const loadPublicGroup = cache(async (id: string): Promise<GroupDto> => {
  const params = groupParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return groupSchema.parse(await orNotFound(readGroup(null, params.data.id)));
});
