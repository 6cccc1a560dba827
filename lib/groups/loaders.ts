import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-store';
import { cacheTags } from '@/lib/cache/tags';
import { AppError } from '@/lib/errors/app-error';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { type GroupDto, groupSchema } from '@/lib/groups/schema/group';
import { type GroupOfUserDto, groupOfUserListSchema } from '@/lib/groups/schema/groups-of-user';
import { listGroupsOfUser } from '@/lib/groups/service/list-groups-of-user';
import { readGroup } from '@/lib/groups/service/read-group';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

export async function loadOwnGroups({ actor }: Session): Promise<GroupOfUserDto[]> {
  return groupOfUserListSchema.parse(await listGroupsOfUser(actor, actor.userId));
}

/** What a guest reads of a group, kept until it changes; private and missing ones are the same not-found page. */
export const loadPublicGroup = cache(async (id: string): Promise<GroupDto> => {
  const params = groupParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  const group = await keptGroup(params.data.id);
  if (!group) notFound();
  return group;
});

// An hour bounds how long a change made outside the app stays unseen.
function keptGroup(id: number): Promise<GroupDto | null> {
  return unstable_cache(
    async () => {
      const found = await orNull(readGroup(null, id));
      return found && groupSchema.parse(found);
    },
    ['group', String(id)],
    { tags: [cacheTags.group(id)], revalidate: 3600 },
  )();
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
