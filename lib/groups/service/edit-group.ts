import { GROUPS_CREATED_MAX } from '@/lib/groups/constants';
import { canDeleteGroup, canOrganise, fitsAudience } from '@/lib/groups/policy';
import {
  countCreatedBy,
  deleteGroupRow,
  findFounder,
  insertGroup,
  sportExists,
  updateGroupRow,
} from '@/lib/groups/repository/edit-group';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import { findMemberIds, lockGroup } from '@/lib/groups/repository/membership';
import type { CreateGroupInput, UpdateGroupInput } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { placeOfArea, placeOfText } from '@/lib/groups/service/group-place';
import { listTagsOfGroup } from '@/lib/groups/service/list-kept-pages';
import { readGroup, requireGroup } from '@/lib/groups/service/read-group';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { violates } from '@/lib/platform/db/errors';
import { lockStayingPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';

/**
 * Creates a group with its creator as the first member.
 * @throws AppError forbidden (profile unfinished), invalid (sport, place, an audience without the creator), conflict
 */
export async function createGroup(actor: Actor, input: CreateGroupInput): Promise<GroupDto> {
  const founder = await findFounder(actor.userId);
  if (!founder?.present) throw new AppError('forbidden', 'Please complete your profile first.');
  if (!fitsAudience(founder.gender, input.audience)) {
    throw invalidField('audience', 'You have to be one of the people who may join.');
  }
  if (!(await sportExists(input.sportId))) throw invalidField('sportId', 'There is no such sport');
  const { location, ...group } = input;
  const place = location ? await placeOfText(location) : await placeOfArea(founder.publicLocation);
  const id = await transaction(async (tx) => {
    await lockStayingPerson(actor.userId, tx);
    if ((await countCreatedBy(actor.userId, tx)) >= GROUPS_CREATED_MAX) {
      throw new AppError('conflict', `You can run at most ${GROUPS_CREATED_MAX} groups.`);
    }
    return insertGroup(
      actor.userId,
      { ...group, description: group.description ?? null, ...place },
      tx,
    );
  });
  return readGroup(actor, id);
}

/** @throws AppError not_found, forbidden (not an organiser), invalid (below the current members, unknown place) */
export async function updateGroup(
  actor: Actor,
  id: number,
  { location, ...input }: UpdateGroupInput,
): Promise<GroupDto> {
  const place = location ? await placeOfText(location) : {};
  await transaction(async (tx) => {
    if (!(await lockGroup(id, tx))) throw notFound('Group');
    const group = await requireGroup(actor, id, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', 'Only organisers can edit the group.');
    requireRoom(group, input.maxMembers);
    await updateGroupRow(id, { ...given(input), ...place }, tx);
    // When a group becomes private, so do the pages of its games.
    expireTags(tx, ...(await listTagsOfGroup(id, tx)));
  }).catch((error: unknown) => {
    // The database refuses too, in case a member came in without the lock.
    if (violates(error, 'groups_member_count_within_max')) throw tooSmall();
    throw error;
  });
  return readGroup(actor, id);
}

/** Prisma takes no undefined values. */
function given<T extends object>(input: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
    // The result has the same keys, without undefined values.
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function requireRoom({ memberCount }: GroupRow, maxMembers: number | undefined): void {
  if (maxMembers !== undefined && maxMembers < memberCount) throw tooSmall(memberCount);
}

function tooSmall(memberCount?: number): AppError {
  return invalidField(
    'maxMembers',
    memberCount === undefined
      ? 'The group has more members than that already.'
      : `The group has ${memberCount} members already: the limit cannot be lower.`,
  );
}

/** Deletes the group with its games and chat, and tells its members. @throws AppError not_found, forbidden */
export async function deleteGroup(actor: Actor, id: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    if (!(await lockGroup(id, tx))) throw notFound('Group');
    const group = await requireGroup(actor, id, tx);
    if (!canDeleteGroup(actor, group)) {
      throw new AppError('forbidden', 'Only the creator can delete the group.');
    }
    const told = (await findMemberIds(id, tx)).filter((userId) => userId !== actor.userId);
    const notes = await notifyAll(
      tx,
      told.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'group_deleted',
        title: 'Group deleted',
        message: `${isolate(group.name)} was deleted. Its games are cancelled.`,
      })),
    );
    expireTags(tx, ...(await listTagsOfGroup(id, tx)));
    await deleteGroupRow(id, tx);
    return notes;
  });
  await publishNotifications(pending);
}
