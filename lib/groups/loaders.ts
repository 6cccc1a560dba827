import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-store';
import { orNotFound } from '@/lib/errors/or-not-found';
import { discoverGroupsSchema, type GroupCardDto, groupCardListSchema } from '@/lib/groups/schema';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { type GroupDto, groupSchema } from '@/lib/groups/schema/group';
import { type GroupOfUserDto, groupOfUserListSchema } from '@/lib/groups/schema/groups-of-user';
import { type InviteDto, inviteListSchema, listInvitesSchema } from '@/lib/groups/schema/join';
import { discoverGroups } from '@/lib/groups/service';
import { listOwnInvites } from '@/lib/groups/service/invite-person';
import { listGroupsOfUser } from '@/lib/groups/service/list-groups-of-user';
import { readGroup } from '@/lib/groups/service/read-group';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

export async function loadOwnGroups({ actor }: Session): Promise<GroupOfUserDto[]> {
  return groupOfUserListSchema.parse(await listGroupsOfUser(actor, actor.userId));
}

/**
 * The first page of the groups to join.
 * @param url the call whose answer it is, for the client to go on from; what it says passes the schema of the call
 */
export async function loadGroupsToDiscover(
  { actor }: Session,
  url: string,
): Promise<{ items: GroupCardDto[]; next: string | null }> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = discoverGroupsSchema.parse(Object.fromEntries(searchParams));
  const { items, nextCursor } = await discoverGroups(actor, query);
  if (nextCursor !== null) searchParams.set('cursor', nextCursor);
  return {
    items: groupCardListSchema.parse(items),
    next: nextCursor === null ? null : `${pathname}?${searchParams}`,
  };
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
