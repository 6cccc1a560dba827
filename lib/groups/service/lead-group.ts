import { GROUPS_CREATED_MAX, type GroupRole } from '@/lib/groups/constants';
import { countCreatedBy } from '@/lib/groups/repository/edit-group';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import {
  deleteDeserted,
  deleteGroupsOf,
  deleteMembershipsOf,
  findCandidates,
  findCreator,
  updateAskedToLead,
  updateCreatorsToNobody,
  updateToCreator,
} from '@/lib/groups/repository/hand-over';
import { type MembershipRow, updateCreator, updateRole } from '@/lib/groups/repository/membership';
import { texts } from '@/lib/groups/server-texts';
import { withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { addSystemLine } from '@/lib/messages/service/system-line';
import {
  forgetUnreadOfAll,
  notify,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import {
  recordSecurityEvent,
  type SecurityEvent,
} from '@/lib/platform/observability/security-events';

/**
 * Removes a person from all groups before the account is deleted. Groups that they created continue without a creator: the
 * organisers, else the members, are asked, and the first to accept runs the group (`acceptLead`). A group without other members
 * is deleted with its creator. Runs in the caller's transaction.
 */
export async function handOverGroups(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const left = await updateCreatorsToNobody(userId, tx);
  const memberships = await deleteMembershipsOf(userId, tx);
  await deleteGroupsOf(userId, tx);
  const groupIds = memberships.map(({ groupId }) => groupId);
  await deleteDeserted(groupIds, tx);
  const ids = left.map(({ id }) => id);
  const candidates = await findCandidates(ids, tx);
  return notifyAll(
    tx,
    candidates.map(({ groupId, group, userId: candidateId }) => ({
      userId: candidateId,
      type: 'group_lead_free',
      title: say(texts, 'leadTitle'),
      message: say(texts, 'leadFree', { group }),
      data: { groupId },
    })),
  );
}

export function roleEvent(userId: number, became: GroupRole): SecurityEvent {
  return { event: 'privilege_permissions_changed', userId, detail: `group ${became}` };
}

/**
 * Asks a member to run the group, replacing an earlier request: nobody becomes a creator without consent. Call it under the
 * group's lock. @throws AppError conflict (runs too many)
 */
export async function askToLead(
  tx: Tx,
  actor: Actor,
  { group, target }: { group: GroupRow; target: MembershipRow },
): Promise<PendingNotification[]> {
  if (target.askedToLeadAt) return [];
  await requireFewGroups(target.userId, tx);
  await updateAskedToLead(group.id, target.id, tx);
  const notified = notify(tx, {
    userId: target.userId,
    actorId: actor.userId,
    type: 'group_role_changed',
    title: say(texts, 'leadTitle'),
    message: say(texts, 'askedToLead', { group: group.name }),
    // By `asksToLead` the trigger `forget_lead_request` finds it, once the request has ended.
    data: { groupId: group.id, asksToLead: true },
    oncePerDay: `lead:${group.id}`,
  });
  return [await notified];
}

async function requireFewGroups(userId: number, tx: Tx): Promise<void> {
  await lockPerson(userId, tx);
  if ((await countCreatedBy(userId, tx)) >= GROUPS_CREATED_MAX) {
    throw new AppError('conflict', say(texts, 'theyRunTooMany', { max: GROUPS_CREATED_MAX }));
  }
}

/**
 * The caller becomes the creator, and a creator who asked becomes an organiser. @throws AppError not_found (not asked),
 * conflict
 */
export async function acceptLead(actor: Actor, groupId: number): Promise<void> {
  const { userId } = actor;
  const { before, pending } = await withPlaces(groupId, async (tx) => {
    const { group, creator } = await requireAsked(actor, groupId, tx);
    await requireFewGroups(userId, tx);
    // The old creator first: a group has one creator at a time.
    if (creator) await updateRole(creator.id, 'organiser', tx);
    else await forgetUnreadOfAll(tx, { type: 'group_lead_free', about: { groupId } });
    await addSystemLine(tx, { to: { groupId }, userId, event: say(texts, 'lineRunsGroup') });
    await updateToCreator(groupId, userId, tx);
    await updateCreator(groupId, userId, tx);
    expireTags(tx, cacheTags.group(groupId));
    return {
      before: creator,
      pending: await notifyCreator(tx, actor, { group, creator, key: 'leadAccepted' }),
    };
  });
  await publishNotifications(pending);
  await recordSecurityEvent(roleEvent(userId, 'creator'));
  if (before) await recordSecurityEvent(roleEvent(before.userId, 'organiser'));
}

/** @throws AppError not_found (not asked) */
export async function declineLead(actor: Actor, groupId: number): Promise<void> {
  const pending = await withPlaces(groupId, async (tx) => {
    const { group, creator } = await requireAsked(actor, groupId, tx);
    await updateAskedToLead(groupId, null, tx);
    return notifyCreator(tx, actor, { group, creator, key: 'leadDeclined' });
  });
  await publishNotifications(pending);
}

async function requireAsked(actor: Actor, groupId: number, tx: Tx) {
  const group = await requireGroup(actor, groupId, tx);
  if (!group.isAskedToLead) throw notFound(say(texts, 'notAskedToLead'));
  return { group, creator: await findCreator(groupId, tx) };
}

interface Notified {
  group: GroupRow;
  creator: { userId: number } | null;
  key: 'leadAccepted' | 'leadDeclined';
}

async function notifyCreator(
  tx: Tx,
  actor: Actor,
  { group, creator, key }: Notified,
): Promise<PendingNotification[]> {
  if (!creator) return [];
  const notified = notify(tx, {
    userId: creator.userId,
    actorId: actor.userId,
    type: 'group_role_changed',
    title: say(texts, key === 'leadAccepted' ? 'roleTitle' : 'leadDeclinedTitle'),
    message: say(texts, key, { group: group.name }),
    data: { groupId: group.id },
  });
  return [await notified];
}
