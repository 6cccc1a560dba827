import { z } from 'zod';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import {
  findInvite,
  findInvited,
  findInvitesOf,
  findInvitesOfGroup,
  findPersonName,
  type InviteRow,
  insertInvite,
  updateInvitesOfPair,
  updatePendingInvite,
} from '@/lib/groups/repository/invites';
import { deleteRemoval } from '@/lib/groups/repository/membership';
import type { InviteDto, ListInvitesInput, SendInviteInput } from '@/lib/groups/schema/join';
import { texts } from '@/lib/groups/server-texts';
import { requireOrganiser, toPerson } from '@/lib/groups/service/decide-join-request';
import {
  addMember,
  notifyJoined,
  requireJoiner,
  withPlaces,
} from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';

/** Null when the person had a pending join request, which makes them a member. */
export type InviteOutcome = InviteDto | null;

/**
 * Invites a connection. A person with a join request is approved instead.
 * @throws AppError not_found (not connected), forbidden, conflict (member, invited already, full), rate_limited (withdrawn
 *   or declined lately)
 */
export async function invitePerson(
  actor: Actor,
  groupId: number,
  input: SendInviteInput,
): Promise<InviteOutcome> {
  const { dto, pending } = await withPlaces(
    groupId,
    async (tx) => {
      const group = await requireGroup(actor, groupId, tx);
      requireOrganiser(group);
      const invited = await findInvited(
        {
          groupId,
          senderId: actor.userId,
          receiverId: input.receiverId,
          since: askAgainSince(),
        },
        tx,
      );
      if (!invited.isConnected) throw notFound(say(texts, 'connectionNotFound'));
      if (invited.hasRequest) return approve(tx, actor, group, input.receiverId);
      const joiner = await requireJoiner(tx, groupId, input.receiverId);
      const name = placeholderWords(joiner.name);
      if (invited.hasInvite) throw new AppError('conflict', say(texts, 'invitedAlready', { name }));
      requireWaited(invited.closedAt, (hours) => say(texts, 'inviteAgain', { name, hours }));
      const id = await insertInvite(
        {
          groupId,
          senderId: actor.userId,
          receiverId: input.receiverId,
          message: input.message ?? null,
        },
        tx,
      );
      // An invite ends an earlier removal.
      await deleteRemoval(groupId, input.receiverId, tx);
      const notified = await notifyInvited(tx, actor, group, { receiverId: input.receiverId, id });
      const row = await findInvite(id, actor.userId, tx);
      return { dto: row && toInvite(row), pending: notified };
    },
    input.receiverId,
  );
  await publishNotifications([pending]);
  return dto;
}

async function approve(tx: Tx, actor: Actor, group: GroupRow, userId: number) {
  await addMember(tx, group.id, userId);
  const pending = await notify(tx, {
    userId,
    actorId: actor.userId,
    type: 'group_join_approved',
    title: say(texts, 'approvedTitle'),
    message: say(texts, 'approved', { group: group.name, note: null }),
    data: { groupId: group.id },
  });
  return { dto: null, pending };
}

async function notifyInvited(
  tx: Tx,
  actor: Actor,
  group: GroupRow,
  { receiverId, id }: { receiverId: number; id: number },
): Promise<PendingNotification> {
  const name = await findPersonName(actor.userId, tx);
  return notify(tx, {
    userId: receiverId,
    actorId: actor.userId,
    type: 'group_invite',
    title: say(texts, 'inviteTitle'),
    message: say(texts, 'invited', { name, group: group.name }),
    data: { groupId: group.id, inviteId: id },
  });
}

const positionSchema = z.object({ id: z.number().int() });
const toPosition = ({ id }: { id: number }) => ({ id });

/** For the group's organisers. @throws AppError not_found, forbidden */
export async function listInvitesOfGroup(
  actor: Actor,
  groupId: number,
  { cursor, limit }: ListInvitesInput,
): Promise<Page<InviteDto>> {
  requireOrganiser(await requireGroup(actor, groupId));
  const name = `groups/${groupId}/invites`;
  const beforeId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findInvitesOfGroup(groupId, actor.userId, { beforeId, limit: limit + 1 });
  return toPage(rows, { name, limit, toPosition, toDto: toInvite });
}

/** The actor's pending invites. */
export async function listOwnInvites(
  actor: Actor,
  { cursor, limit }: ListInvitesInput,
): Promise<Page<InviteDto>> {
  const name = 'group-invites';
  const beforeId = openCursor(name, cursor, positionSchema)?.id ?? null;
  const rows = await findInvitesOf({ receiverId: actor.userId, beforeId, limit: limit + 1 });
  return toPage(rows, { name, limit, toPosition, toDto: toInvite });
}

/** Accepting joins. @throws AppError not_found (another person's), conflict (decided already, full), forbidden */
export async function answerInvite(
  actor: Actor,
  id: number,
  answer: 'accepted' | 'declined',
): Promise<InviteDto> {
  const invite = await findInvite(id, actor.userId, db);
  if (!invite || invite.receiverId !== actor.userId) throw notFound(say(texts, 'inviteNotFound'));
  const pending = await withPlaces(
    invite.groupId,
    async (tx) => {
      await close(tx, id, answer);
      if (answer === 'declined') return [];
      const joiner = await addMember(tx, invite.groupId, actor.userId);
      return notifyJoined(tx, actor, invite.groupId, joiner);
    },
    actor.userId,
  );
  await publishNotifications(pending);
  return { ...toInvite(invite), status: answer };
}

/** Any organiser may withdraw a pending invite. @throws AppError not_found, forbidden, conflict */
export async function withdrawInvite(actor: Actor, id: number): Promise<void> {
  const invite = await findInvite(id, actor.userId, db);
  if (!invite || invite.receiverId === actor.userId) throw notFound(say(texts, 'inviteNotFound'));
  const group = await requireGroup(actor, invite.groupId).catch(() => {
    throw notFound(say(texts, 'inviteNotFound'));
  });
  if (!group.role) throw notFound(say(texts, 'inviteNotFound'));
  requireOrganiser(group);
  await withPlaces(invite.groupId, (tx) => close(tx, id, 'withdrawn'));
}

/** Withdraws the pending invites between two people: for a block. Runs in the caller's transaction. */
export function withdrawInvitesOfPair(tx: Tx, [a, b]: readonly [number, number]): Promise<void> {
  return updateInvitesOfPair(a, b, tx);
}

async function close(
  tx: Tx,
  id: number,
  status: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  if (!(await updatePendingInvite({ id }, status, tx))) {
    throw new AppError('conflict', say(texts, 'inviteClosed'));
  }
}

function toInvite(row: InviteRow): InviteDto {
  const { id, groupId, status, message, createdAt, group } = row;
  const at = createdAt.toISOString();
  return { id, groupId, status, message, createdAt: at, group, user: toPerson(row) };
}
