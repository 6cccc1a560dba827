import { JOIN_MESSAGE } from '@/lib/groups/constants';
import { joinRefusalOf, joinRefusalSentence } from '@/lib/groups/policy';
import { findJoiner, type JoinerRow } from '@/lib/groups/repository/find-group';
import { updatePendingInvite } from '@/lib/groups/repository/invites';
import {
  findWithdrawnAt,
  hasAsked,
  insertJoinRequest,
  updatePendingRequest,
} from '@/lib/groups/repository/join-requests';
import {
  deleteRemoval,
  findOrganiserIds,
  insertMember,
  isRemoved,
  lockGroup,
} from '@/lib/groups/repository/membership';
import type { JoinGroupInput, JoinResultDto } from '@/lib/groups/schema/join';
import { texts } from '@/lib/groups/server-texts';
import { listTagsOfCount } from '@/lib/groups/service/discover-groups';
import { type GroupFacts, requireGroup, requireGroupByLink } from '@/lib/groups/service/read-group';
import { texts as sharedTexts } from '@/lib/groups/texts';
import { acceptMembers } from '@/lib/messages/service/start-conversation';
import { addSystemLine } from '@/lib/messages/service/system-line';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmedFor } from '@/lib/platform/auth/address';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { say } from '@/lib/platform/language/say';

const full = () => new AppError('conflict', say(texts, 'full'));

/**
 * A transaction in which somebody may take a place in the group. It takes the lock first; the check on the counter
 * (groups_member_count_within_max) is the second line. A refusal by either becomes the same sentence.
 * @param forId who may get a place
 */
export function withPlaces<T>(
  groupId: number,
  work: (tx: Tx) => Promise<T>,
  forId?: number,
): Promise<T> {
  return transaction(async (tx) => {
    if (forId !== undefined) await lockAccounts([forId], tx);
    if (!(await lockGroup(groupId, tx))) throw notFound(say(texts, 'groupNotFound'));
    return work(tx);
  }).catch((error: unknown) => {
    if (violates(error, 'groups_member_count_within_max')) throw full();
    throw error;
  });
}

/** @throws AppError forbidden for a person under 18 who needs a guardian here: the trigger holds every way in */
export function refuseWithoutGuardian(error: unknown): never {
  if (!violates(error, 'needs_guardian')) throw error;
  throw new AppError('forbidden', say(sharedTexts, 'guardianNeededSentence'));
}

/**
 * The only way to become a member: approved requests and accepted invites end here. Closes the person's pending request and
 * invite, and deletes an earlier removal.
 * @throws AppError conflict (full, member already, inactive), forbidden (banned, not of the audience)
 */
export async function addMember(tx: Tx, groupId: number, userId: number): Promise<JoinerRow> {
  const joiner = await requireJoiner(tx, groupId, userId);
  if (joiner.memberCount >= joiner.maxMembers) throw full();
  await addSystemLine(tx, { to: { groupId }, userId, event: say(texts, 'lineJoined') });
  await insertMember(groupId, userId, tx).catch(refuseWithoutGuardian);
  await deleteRemoval(groupId, userId, tx);
  expireTags(tx, ...(await listTagsOfCount(groupId, tx)));
  await acceptMembers(tx, groupId, userId);
  await updatePendingInvite({ groupId, receiverId: userId }, 'accepted', tx);
  await updatePendingRequest({ groupId, userId }, { status: 'approved' }, tx);
  return joiner;
}

/** Checks everything but free places. @throws AppError as above */
export async function requireJoiner(tx: Tx, groupId: number, userId: number): Promise<JoinerRow> {
  const joiner = await findJoiner(groupId, userId, tx);
  if (!joiner?.present || joiner.isBlocked) throw notFound(say(texts, 'groupNotFound'));
  if (joiner.isMember)
    throw new AppError(
      'conflict',
      say(texts, 'memberAlready', { name: placeholderWords(joiner.name) }),
    );
  const refusal = joinRefusalOf(joiner);
  if (refusal) {
    const code = refusal === 'inactive' ? 'conflict' : 'forbidden';
    throw new AppError(code, joinRefusalSentence(refusal, joiner.audience));
  }
  return joiner;
}

/** A person with an invite link. `lib/invites` depends on groups, so it passes in its own step. */
interface LinkEntry {
  /** Joins at once; otherwise sends a join request. */
  atOnce: boolean;
  /** Sends a join request to a full group, which `atOnce` alone would refuse. */
  waits: boolean;
  /** Records the use of the link in the transaction, before anything changes; it may refuse. */
  note: (tx: Tx, outcome: 'joined' | 'asked') => Promise<void>;
}

/**
 * Sends a join request; with a pending invite or a link of the kind 'join', and in a club that nobody has to ask, the person
 * joins at once. A full group accepts requests too, because a place may become free.
 * @throws AppError not_found, conflict (member or asked already), forbidden (banned, not of the audience, own words before
 *   the e-mail is confirmed), rate_limited (withdrew a request lately)
 */
export async function joinGroup(
  actor: Actor,
  groupId: number,
  { message }: JoinGroupInput,
  link?: LinkEntry,
): Promise<JoinResultDto> {
  const { result, pending } = await withPlaces(
    groupId,
    async (tx) => {
      const find = link ? requireGroupByLink : requireGroup;
      const group = await find(actor, groupId, tx);
      if (group.role) throw new AppError('conflict', say(texts, 'youAreMember'));
      if (
        group.standing.inviteId !== null ||
        entersAtOnce(group, link) ||
        (await entersClub(tx, actor, group))
      ) {
        await link?.note(tx, 'joined');
        const joiner = await addMember(tx, groupId, actor.userId);
        return { result: JOINED, pending: await notifyJoined(tx, actor, groupId, joiner) };
      }
      if (group.standing.requestId !== null)
        throw new AppError('conflict', say(texts, 'youHaveAsked'));
      await link?.note(tx, 'asked');
      return askToJoin(tx, actor, groupId, message);
    },
    actor.userId,
  );
  await publishNotifications(pending);
  return result;
}

function entersAtOnce({ memberCount, maxMembers }: GroupFacts, link?: LinkEntry): boolean {
  return link !== undefined && link.atOnce && !(link.waits && memberCount >= maxMembers);
}

/** A person whom an organiser removed has to ask. */
async function entersClub(tx: Tx, { userId }: Actor, group: GroupFacts): Promise<boolean> {
  const { id, joinsAtOnce, memberCount, maxMembers } = group;
  return joinsAtOnce && memberCount < maxMembers && !(await isRemoved(id, userId, tx));
}

async function askToJoin(
  tx: Tx,
  actor: Actor,
  groupId: number,
  message: JoinGroupInput['message'],
): Promise<{ result: JoinResultDto; pending: PendingNotification[] }> {
  // The button's standard sentence does not count as own words.
  if (message !== JOIN_MESSAGE) await requireConfirmedFor(message, actor.userId, tx);
  const joiner = await requireJoiner(tx, groupId, actor.userId);
  const asking = { groupId, userId: actor.userId, since: askAgainSince() };
  requireWaited(await findWithdrawnAt(asking, tx), (hours) =>
    say(texts, 'askAgain', { group: joiner.groupName, hours }),
  );
  const requestId = await insertJoinRequest(
    { groupId, userId: actor.userId, message: message ?? JOIN_MESSAGE },
    tx,
  );
  const pending = await notifyOfRequest(tx, actor, groupId, { requestId, ...joiner });
  return { result: { status: 'pending', requestId }, pending };
}

const JOINED: JoinResultDto = { status: 'joined', requestId: null };

/** @throws AppError conflict (no longer pending), not_found (there never was one) */
export async function withdrawJoinRequest(actor: Actor, groupId: number): Promise<void> {
  const key = { groupId, userId: actor.userId };
  await transaction(async (tx) => {
    // A missing group is answered like one that hides.
    await lockGroup(groupId, tx);
    if (await updatePendingRequest(key, { status: 'withdrawn' }, tx)) return;
    if (!(await hasAsked(key, tx))) throw notFound(say(texts, 'requestNotFound'));
    throw new AppError('conflict', say(texts, 'requestClosed'));
  });
}

function notifyOfRequest(
  tx: Tx,
  actor: Actor,
  groupId: number,
  { requestId, name, groupName }: { requestId: number; name: string; groupName: string },
): Promise<PendingNotification[]> {
  return notifyOrganisers(tx, groupId, {
    actorId: actor.userId,
    type: 'group_join_request',
    title: say(texts, 'requestTitle'),
    message: say(texts, 'wouldLikeToJoin', { name, group: groupName }),
    data: { groupId, requestId },
  });
}

/** Notifies the organisers of a member who joined without a request; leaving and rejoining is reported once a day. */
export function notifyJoined(
  tx: Tx,
  actor: Actor,
  groupId: number,
  { name, groupName }: { name: string; groupName: string },
): Promise<PendingNotification[]> {
  return notifyOrganisers(tx, groupId, {
    actorId: actor.userId,
    type: 'group_invite_accepted',
    title: say(texts, 'newMemberTitle'),
    message: say(texts, 'personJoined', { name, group: groupName }),
    data: { groupId },
    oncePerDay: `group:${groupId}`,
  });
}

async function notifyOrganisers(
  tx: Tx,
  groupId: number,
  note: Omit<Parameters<typeof notifyAll>[1][number], 'userId'>,
): Promise<PendingNotification[]> {
  const organiserIds = await findOrganiserIds(groupId, tx);
  return notifyAll(
    tx,
    organiserIds.map((userId) => ({ ...note, userId })),
  );
}
