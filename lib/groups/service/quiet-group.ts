import {
  type Audience,
  GROUP_MEMBERS_DEFAULT,
  GROUP_MEMBERS_MAX,
  GROUP_NAME_LENGTH_MAX,
  GROUPS_CREATED_MAX,
} from '@/lib/groups/constants';
import {
  countCreatedBy,
  findFounder,
  insertQuietGroup,
  type NewGroup,
  updateGroupRow,
} from '@/lib/groups/repository/edit-group';
import { insertMember } from '@/lib/groups/repository/membership';
import { texts } from '@/lib/groups/server-texts';
import { requireFounder } from '@/lib/groups/service/edit-group';
import { placeOfArea } from '@/lib/groups/service/group-place';
import { addMember } from '@/lib/groups/service/join-group';
import type { Actor } from '@/lib/platform/auth/actor';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * The centre of the area that others see on the profile, for a game without a group.
 * @throws AppError forbidden (profile unfinished), invalid (sport, an audience without the person)
 */
export async function placeOfFounder(actor: Actor, what: { sportId: number; audience: Audience }) {
  return placeAround(await requireFounder(actor, what));
}

async function placeAround(founder: { publicLocation: string | null } | null) {
  const { timeZone, currency } = city();
  return { timeZone, currency, ...(await placeOfArea(founder?.publicLocation ?? null)) };
}

/** The clock and the currency of the actor's own games without a group. */
export async function readOwnPlace({
  userId,
}: Actor): Promise<Record<'timeZone' | 'currency', string>> {
  const { timeZone, currency } = await placeAround(await findFounder(userId));
  return { timeZone, currency };
}

/** The group behind one game without a group: private, without members and chat, in no list. */
export function addQuietGroup(
  tx: Tx,
  { userId }: Actor,
  group: Omit<NewGroup, 'visibility'>,
): Promise<number> {
  return insertQuietGroup(
    { ...group, name: group.name.slice(0, GROUP_NAME_LENGTH_MAX), creatorId: userId },
    tx,
  );
}

/**
 * Makes it a group like any other, with its creator and those of `userIds` who may join. Call it under the locks of their
 * accounts and of the group. @throws AppError conflict (runs too many)
 */
export async function becomeGroup(
  tx: Tx,
  { userId }: Actor,
  {
    groupId,
    userIds,
    ...group
  }: {
    groupId: number;
    userIds: readonly number[];
    audience: Audience;
    visibility: 'public' | 'private';
  },
): Promise<void> {
  if ((await countCreatedBy(userId, tx)) >= GROUPS_CREATED_MAX) {
    throw new AppError('conflict', say(texts, 'tooManyGroups', { max: GROUPS_CREATED_MAX }));
  }
  const room = Math.max(GROUP_MEMBERS_DEFAULT, 2 * userIds.length);
  const maxMembers = Math.min(GROUP_MEMBERS_MAX, room);
  await updateGroupRow(groupId, { ...group, maxMembers, reach: null }, tx);
  await insertMember(groupId, userId, tx, 'creator');
  for (const id of userIds) {
    // Who is blocked, has left, or is not of the audience any more stays out. `addMember` refuses before it writes.
    await addMember(tx, groupId, id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}
