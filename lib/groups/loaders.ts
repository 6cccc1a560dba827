import { notFound } from 'next/navigation';
import { cache } from 'react';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { type GroupDto, groupSchema } from '@/lib/groups/schema/group';
import {
  type DiscoverGroupsQuery,
  discoverGroupsSchema,
  type GroupCardDto,
  type GroupOfUserDto,
  groupCardListSchema,
  groupOfUserListSchema,
} from '@/lib/groups/schema/group-card';
import { type InviteDto, inviteListSchema, listInvitesSchema } from '@/lib/groups/schema/join';
import { discoverGroups } from '@/lib/groups/service/discover-groups';
import { groupCities } from '@/lib/groups/service/group-cities';
import { listOwnInvites } from '@/lib/groups/service/invite-person';
import { readOwnPlace } from '@/lib/groups/service/quiet-group';
import { listGroupsOfUser, readGroup } from '@/lib/groups/service/read-group';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';

// Page data passes the schema of its call too, so that no other column reaches the browser.

export async function loadOwnGroups({ actor }: Session): Promise<GroupOfUserDto[]> {
  return groupOfUserListSchema.parse(await listGroupsOfUser(actor, actor.userId));
}

export async function loadGroupsOf({ actor }: Session, id: number): Promise<GroupOfUserDto[]> {
  return groupOfUserListSchema.parse(await orNotFound(listGroupsOfUser(actor, id)));
}

export async function loadGroupsToDiscover(
  { actor }: Session,
  query: DiscoverGroupsQuery,
): Promise<FirstBatch<GroupCardDto>> {
  return toFirstBatch(
    (cursor) => apiUrl('GET /api/groups/discover', { query: { ...query, cursor } }),
    await discoverGroups(actor, discoverGroupsSchema.parse(query)),
    groupCardListSchema,
  );
}

/** Where a game without a group is, if its place does not say it. */
export const loadOwnPlace = ({ actor }: Session) => readOwnPlace(actor);

export const loadGroupCities = (): Promise<readonly string[]> => groupCities();

export async function loadOwnInvites({ actor }: Session): Promise<InviteDto[]> {
  const { items } = await listOwnInvites(actor, listInvitesSchema.parse({}));
  return inviteListSchema.parse(items);
}

/** Hidden groups and missing ones show the same not-found page. */
export const loadGroup = cache(async (session: Session | null, id: string): Promise<GroupDto> => {
  const params = groupParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return groupSchema.parse(await orNotFound(readGroup(session?.actor ?? null, params.data.id)));
});

export const loadPublicGroup = (id: string): Promise<GroupDto> => loadGroup(null, id);
