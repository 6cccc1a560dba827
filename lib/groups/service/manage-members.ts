import type { GroupRole } from '@/lib/groups/constants';
import { canManageMembers, unfittingAudiences } from '@/lib/groups/policy';
import { findBans } from '@/lib/groups/repository/bans';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import { deleteDeserted } from '@/lib/groups/repository/hand-over';
import { updatePendingInvite } from '@/lib/groups/repository/invites';
import { updatePendingRequest } from '@/lib/groups/repository/join-requests';
import {
  deleteBan,
  deleteMembership,
  findMembership,
  findMembershipsFor,
  insertBan,
  insertRemoval,
  lockGroup,
  type MembershipRow,
  updateRole,
} from '@/lib/groups/repository/membership';
import type { BanDto, BanMemberInput } from '@/lib/groups/schema/members';
import { texts } from '@/lib/groups/server-texts';
import { toPerson } from '@/lib/groups/service/decide-join-request';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { withPlaces } from '@/lib/groups/service/join-group';
import { askToLead, roleEvent } from '@/lib/groups/service/lead-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { addSystemLine } from '@/lib/messages/service/system-line';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import {
  recordSecurityEvent,
  type SecurityEvent,
} from '@/lib/platform/observability/security-events';

type LeavingStep<T> = (tx: Tx, userId: number, scope: { groupId: number }) => Promise<T>;

/** Steps that end with a membership, within the transaction. */
export interface LeavingSteps {
  giveUpSeats: LeavingStep<PendingNotification[]>;
  /** Revokes the person's invite links, so that removed people cannot return by them. */
  takeBackLinks: LeavingStep<PendingNotification[]>;
}

interface Step {
  tx: Tx;
  group: GroupRow;
  target: MembershipRow;
}

interface Leaving {
  tx: Tx;
  group: { id: number };
  target: { id: number; userId: number };
}

/** Every change of a member starts with the lock, the group and the member. */
async function onMember(
  actor: Actor,
  { groupId, memberId }: { groupId: number; memberId: number },
  step: (context: Step) => Promise<PendingNotification[]>,
): Promise<void> {
  const { userId } = (await findMembership(groupId, memberId, db)) ?? {};
  const pending = await withPlaces(
    groupId,
    async (tx) => {
      const group = await requireGroup(actor, groupId, tx);
      const target = group.role ? await findMembership(groupId, memberId, tx) : null;
      if (!target) throw notFound(say(texts, 'memberNotFound'));
      return step({ tx, group, target });
    },
    userId,
  );
  await publishNotifications(pending);
}

function requireCreator(group: GroupRow): void {
  if (!canManageMembers(group)) throw new AppError('forbidden', say(texts, 'onlyCreator'));
}

/**
 * Appoints an organiser, or demotes one. The role `creator` only asks: the member has to accept.
 * @throws AppError not_found, forbidden, conflict
 */
export async function changeRole(
  actor: Actor,
  ids: { groupId: number; memberId: number },
  role: GroupRole,
): Promise<void> {
  const changed: SecurityEvent[] = [];
  await onMember(actor, ids, async ({ tx, group, target }) => {
    requireCreator(group);
    if (target.userId === actor.userId) {
      throw new AppError('conflict', say(texts, 'handOverFirst'));
    }
    if (target.role === role) return [];
    if (role === 'creator') return askToLead(tx, actor, { group, target });
    await updateRole(target.id, role, tx);
    expireTags(tx, cacheTags.group(group.id));
    changed.push(roleEvent(target.userId, role));
    return [await notifyRole(tx, actor, { group, target, role })];
  });
  for (const event of changed) await recordSecurityEvent(event);
}

const ROLE_TEXTS = { organiser: 'organiserNow', member: 'memberNow' } as const;

function notifyRole(
  tx: Tx,
  actor: Actor,
  {
    group,
    target,
    role,
  }: { group: GroupRow; target: MembershipRow; role: keyof typeof ROLE_TEXTS },
): Promise<PendingNotification> {
  return notify(tx, {
    userId: target.userId,
    actorId: actor.userId,
    type: 'group_role_changed',
    title: say(texts, 'roleTitle'),
    message: say(texts, ROLE_TEXTS[role], { group: group.name }),
    data: { groupId: group.id },
  });
}

/** Leaves, or removes another person; seats in coming games go to the waiting list. @throws AppError not_found, forbidden, conflict */
export function removeMember(
  actor: Actor,
  ids: { groupId: number; memberId: number },
  steps: LeavingSteps,
): Promise<void> {
  return onMember(actor, ids, async (step) => {
    const { tx, group, target } = step;
    const isOwn = target.userId === actor.userId;
    if (isOwn && group.role === 'creator') {
      throw new AppError('conflict', say(texts, 'handOverBeforeLeaving'));
    }
    if (!isOwn) requireCreator(group);
    const pending = await removeFromGroup(step, isOwn ? 'lineLeft' : 'lineRemoved', steps);
    if (isOwn) return pending;
    await insertRemoval(group.id, target.userId, tx);
    return [...pending, await notifyRemoved(tx, actor, group, target)];
  });
}

/**
 * Removes a person from the groups for women or men that their gender does not fit. Call it under the lock of their account
 * status.
 * @throws AppError conflict (they run one of them)
 */
export async function leaveUnfittingGroups(
  tx: Tx,
  { userId, gender }: { userId: number; gender: string | null },
  steps: LeavingSteps,
): Promise<PendingNotification[]> {
  const find = () => findMembershipsFor(userId, unfittingAudiences(gender), tx);
  // All groups before any of their games. Later reads remain valid: roles change under the same lock.
  for (const { group } of await find()) await lockGroup(group.id, tx);
  const memberships = await find();
  const own = memberships.find(({ role }) => role === 'creator');
  if (own) {
    throw new AppError('conflict', say(texts, 'handOverUnfitting', { group: own.group.name }));
  }
  const pending: PendingNotification[] = [];
  for (const { group, ...target } of memberships) {
    pending.push(...(await removeFromGroup({ tx, group, target }, 'lineLeft', steps)));
    pending.push(...(await steps.takeBackLinks(tx, userId, { groupId: group.id })));
  }
  return pending;
}

async function removeFromGroup(
  { tx, group, target }: Leaving,
  line: 'lineLeft' | 'lineRemoved',
  { giveUpSeats, takeBackLinks }: LeavingSteps,
) {
  const { userId } = target;
  await addSystemLine(tx, { to: { groupId: group.id }, userId, event: say(texts, line) });
  await deleteMembership(group.id, target.id, tx);
  // Their seats are passed on.
  expireTags(tx, ...(await listTagsOfGroup(group.id, tx)));
  const scope = { groupId: group.id };
  const freed = line === 'lineRemoved' ? await takeBackLinks(tx, userId, scope) : [];
  const given = await giveUpSeats(tx, userId, scope);
  await deleteDeserted([group.id], tx);
  return [...freed, ...given];
}

function notifyRemoved(tx: Tx, actor: Actor, group: GroupRow, target: MembershipRow) {
  return notify(tx, {
    userId: target.userId,
    actorId: actor.userId,
    type: 'group_removed',
    title: say(texts, 'removedTitle'),
    message: say(texts, 'removed', { group: group.name }),
    data: { groupId: group.id },
  });
}

/**
 * Removes a person, with their seats in coming games, and prevents their return. @throws AppError not_found, forbidden,
 * conflict (oneself)
 */
export function banMember(
  actor: Actor,
  ids: { groupId: number; memberId: number },
  { reason }: BanMemberInput,
  steps: LeavingSteps,
): Promise<void> {
  return onMember(actor, ids, async (step) => {
    const { tx, group, target } = step;
    requireCreator(group);
    const { userId } = target;
    if (userId === actor.userId) throw new AppError('conflict', say(texts, 'cannotBanYourself'));
    await insertBan(
      { groupId: group.id, userId, bannedById: actor.userId, reason: reason ?? null },
      tx,
    );
    await updatePendingInvite({ groupId: group.id, receiverId: userId }, 'withdrawn', tx);
    await updatePendingRequest({ groupId: group.id, userId }, { status: 'declined' }, tx);
    const pending = await removeFromGroup(step, 'lineRemoved', steps);
    return [...pending, await notifyRemoved(tx, actor, group, target)];
  });
}

/** @throws AppError not_found (the group, or the person is not banned), forbidden */
export async function unbanPerson(
  actor: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<void> {
  requireCreator(await requireGroup(actor, groupId));
  if (!(await deleteBan(groupId, userId, db))) throw notFound(say(texts, 'banNotFound'));
}

export async function listBans(actor: Actor, groupId: number): Promise<BanDto[]> {
  requireCreator(await requireGroup(actor, groupId));
  const rows = await findBans(groupId, actor.userId, db);
  return rows.map((row) => ({
    userId: row.userId,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    user: toPerson(row),
  }));
}
