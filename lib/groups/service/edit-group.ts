import { GROUP_MEMBERS_MAX, GROUP_MEMBERS_MIN, GROUPS_CREATED_MAX } from '@/lib/groups/constants';
import { canDeleteGroup, canOrganise, fitsAudience } from '@/lib/groups/policy';
import {
  countCreatedBy,
  deleteGroupRow,
  findFounder,
  insertGroup,
  sportExists,
  updateGroupRow,
  updateHidden,
} from '@/lib/groups/repository/edit-group';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import { findMemberIds, lockGroup } from '@/lib/groups/repository/membership';
import type { CreateGroupInput, UpdateGroupInput } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { texts } from '@/lib/groups/server-texts';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { giveToLine } from '@/lib/groups/service/give-to-line';
import { placeOfArea, placeOfText } from '@/lib/groups/service/group-place';
import { readGroup, requireGroup } from '@/lib/groups/service/read-group';
import { texts as sharedTexts } from '@/lib/groups/texts';
import type { AnnounceInput } from '@/lib/messages/schema/message-inputs';
import { announceInGroup } from '@/lib/messages/service/announce';
import { followChange, notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnTitle } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { renameInEmails } from '@/lib/platform/mail/name-in-mail';

/** An organiser's message to all members. @throws AppError not_found, forbidden, rate_limited */
export async function announceToMembers(
  actor: Actor,
  groupId: number,
  { content }: AnnounceInput,
): Promise<void> {
  const pending = await transaction(async (tx) => {
    const group = await requireGroup(actor, groupId, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisersAnnounce'));
    return announceInGroup(tx, actor, group, content);
  });
  await publishNotifications(pending);
}

/** After an admin's decision, in the caller's transaction. */
export function hideGroup(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}

/**
 * Creates a group with its creator as the first member.
 * @throws AppError forbidden (profile unfinished), invalid (sport, place, an audience without the creator), conflict
 */
export async function createGroup(actor: Actor, input: CreateGroupInput): Promise<GroupDto> {
  const founder = await requireFounder(actor, input);
  requireOwnTitle('name', input.name);
  requireKind(input);
  const { location, ...group } = input;
  const place = location ? await placeOfText(location) : await placeOfArea(founder.publicLocation);
  const id = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    if ((await countCreatedBy(actor.userId, tx)) >= GROUPS_CREATED_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyGroups', { max: GROUPS_CREATED_MAX }));
    }
    const groupId = await insertGroup(
      actor.userId,
      {
        ...group,
        description: group.description ?? null,
        ...(group.isClub ? {} : NO_CLUB),
        ...defaults(),
        ...place,
      },
      tx,
    );
    // The landing page counts the groups.
    expireTags(tx, cacheTags.group(groupId));
    return groupId;
  });
  return readGroup(actor, id);
}

const NO_CLUB = { joinsAtOnce: false, organisersWrite: false };

/** @throws AppError forbidden (profile unfinished), invalid (sport, an audience without the person) */
export async function requireFounder(
  actor: Actor,
  { audience, sportId }: Pick<CreateGroupInput, 'audience' | 'sportId'>,
) {
  const founder = await findFounder(actor.userId);
  if (!founder?.present) throw new AppError('forbidden', say(texts, 'completeProfile'));
  if (!fitsAudience(founder.gender, audience)) {
    throw invalidField('audience', say(texts, 'audienceWithoutYou'));
  }
  if (!(await sportExists(sportId))) throw invalidField('sportId', say(texts, 'noSuchSport'));
  return founder;
}

/** Of a group without a place. */
const defaults = () => ({ timeZone: city().timeZone, currency: city().currency });

/**
 * @throws AppError not_found, forbidden (not an organiser), invalid (below the current members, more than the kind of group may
 *   have, unknown place)
 */
export async function updateGroup(
  actor: Actor,
  id: number,
  { location, ...input }: UpdateGroupInput,
): Promise<GroupDto> {
  const place = location ? await placeOfText(location) : {};
  await transaction(async (tx) => {
    if (!(await lockGroup(id, tx))) throw notFound(say(texts, 'groupNotFound'));
    const group = await requireGroup(actor, id, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisersEdit'));
    requireRoom(group, input);
    // People who only wait may have seats, if the rule for missed games is changed.
    if (input.missedMax !== undefined) await giveToLine(tx, id);
    const since = group.missedMax === null && input.missedMax ? { missedSince: new Date() } : {};
    await updateGroupRow(id, { ...given(input), ...since, ...kindOf(group, input), ...place }, tx);
    if (input.name !== undefined && input.name !== group.name) {
      requireOwnTitle('name', input.name);
      await followChange(tx, { groupId: id }, { group: input.name });
      await renameInEmails(tx, id, { from: group.name, to: input.name });
    }
    // When a group becomes private, so do the pages of its games.
    expireTags(tx, ...(await listTagsOfGroup(id, tx)));
  }).catch((error: unknown) => {
    // A constraint refuses too, in case a member was added without the lock.
    if (violates(error, 'groups_member_count_within_max')) throw tooSmall();
    throw error;
  });
  return readGroup(actor, id);
}

/** Prisma accepts no undefined values. */
function given<T extends object>(input: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
    // The result has the same keys, without undefined values.
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** A club that becomes an ordinary group loses its settings and the higher limit. */
function kindOf(group: GroupRow, { isClub = group.isClub, maxMembers }: UpdateGroupInput) {
  if (isClub) return {};
  return { ...NO_CLUB, maxMembers: Math.min(maxMembers ?? group.maxMembers, GROUP_MEMBERS_MAX) };
}

/** @throws AppError invalid: more members than a group that is no club may have */
function requireKind({ isClub, maxMembers }: { isClub: boolean; maxMembers: number }): void {
  if (isClub || maxMembers <= GROUP_MEMBERS_MAX) return;
  const range = { min: GROUP_MEMBERS_MIN, max: GROUP_MEMBERS_MAX };
  throw invalidField('maxMembers', say(sharedTexts, 'membersRange', range));
}

function requireRoom(group: GroupRow, { isClub = group.isClub, maxMembers }: UpdateGroupInput) {
  const { memberCount } = group;
  if (!isClub && memberCount > GROUP_MEMBERS_MAX) {
    const sizes = { count: memberCount, max: GROUP_MEMBERS_MAX };
    throw invalidField('isClub', say(texts, 'clubTooLarge', sizes));
  }
  if (maxMembers === undefined) return;
  if (maxMembers < memberCount) throw tooSmall(memberCount);
  requireKind({ isClub, maxMembers });
}

function tooSmall(memberCount?: number): AppError {
  return invalidField(
    'maxMembers',
    memberCount === undefined
      ? say(texts, 'moreMembersAlready')
      : say(texts, 'membersAlready', { count: memberCount }),
  );
}

/** Deletes the group with its games and chat, and notifies its members. @throws AppError not_found, forbidden */
export async function deleteGroup(actor: Actor, id: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    if (!(await lockGroup(id, tx))) throw notFound(say(texts, 'groupNotFound'));
    const group = await requireGroup(actor, id, tx);
    if (!canDeleteGroup(actor, group)) {
      throw new AppError('forbidden', say(texts, 'onlyCreatorDeletes'));
    }
    const notified = (await findMemberIds(id, tx)).filter((userId) => userId !== actor.userId);
    const notes = await notifyAll(
      tx,
      notified.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'group_deleted',
        title: say(texts, 'deletedTitle'),
        message: say(texts, 'deleted', { group: group.name }),
      })),
    );
    expireTags(tx, ...(await listTagsOfGroup(id, tx)));
    await deleteGroupRow(id, tx);
    return notes;
  });
  await publishNotifications(pending);
}
