import { JOIN_MESSAGE } from '@/lib/groups/constants';
import {
  findWithdrawnAt,
  hasAsked,
  insertJoinRequest,
  updatePendingRequest,
} from '@/lib/groups/repository/join-requests';
import { findOrganiserIds } from '@/lib/groups/repository/membership';
import type { JoinGroupInput, JoinResultDto } from '@/lib/groups/schema/join';
import { addMember, requireJoiner, withPlaces } from '@/lib/groups/service/add-member';
import { requireGroup } from '@/lib/groups/service/read-group';
import {
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmedFor } from '@/lib/platform/auth/address';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { isolate } from '@/lib/platform/validation/isolate';

/**
 * Asks to join; with an open invite the person is in at once. A full group may be asked, because a place may become free and
 * the organisers decide.
 * @throws AppError not_found, conflict (member or asked already), forbidden (banned, not of the audience, own words before
 *   the e-mail is confirmed), rate_limited (withdrew a request lately)
 */
export async function joinGroup(
  actor: Actor,
  groupId: number,
  { message }: JoinGroupInput,
): Promise<JoinResultDto> {
  const { result, pending } = await withPlaces(groupId, async (tx) => {
    const group = await requireGroup(actor, groupId, tx);
    if (group.role) throw new AppError('conflict', 'You are a member already.');
    if (group.standing.inviteId !== null) {
      const joiner = await addMember(tx, groupId, actor.userId);
      return { result: JOINED, pending: await tellJoined(tx, actor, groupId, joiner) };
    }
    if (group.standing.requestId !== null)
      throw new AppError('conflict', 'You have asked to join already.');
    // The button's standard sentence does not count as their own words.
    if (message !== JOIN_MESSAGE) await requireConfirmedFor(message, actor.userId, tx);
    const joiner = await requireJoiner(tx, groupId, actor.userId);
    const asking = { groupId, userId: actor.userId, since: askAgainSince() };
    requireWaited(
      await findWithdrawnAt(asking, tx),
      (wait) =>
        `You took your request back. You can ask to join ${isolate(joiner.groupName)} again in ${wait}.`,
    );
    const requestId = await insertJoinRequest(
      { groupId, userId: actor.userId, message: message ?? JOIN_MESSAGE },
      tx,
    );
    const result: JoinResultDto = { status: 'pending', requestId };
    return { result, pending: await tellAsked(tx, actor, groupId, { requestId, ...joiner }) };
  });
  await publishNotifications(pending);
  return result;
}

const JOINED: JoinResultDto = { status: 'joined', requestId: null };

/** Withdraws the person's own request. @throws AppError conflict (no longer open), not_found (there never was one) */
export async function withdrawJoinRequest(actor: Actor, groupId: number): Promise<void> {
  const key = { groupId, userId: actor.userId };
  await withPlaces(groupId, async (tx) => {
    if (await updatePendingRequest(key, { status: 'withdrawn' }, tx)) return;
    if (!(await hasAsked(key, tx))) throw notFound('Request');
    throw new AppError('conflict', 'That request is not open any more.');
  });
}

function tellAsked(
  tx: Tx,
  actor: Actor,
  groupId: number,
  { requestId, name, groupName }: { requestId: number; name: string; groupName: string },
): Promise<PendingNotification[]> {
  return tellOrganisers(tx, groupId, {
    actorId: actor.userId,
    type: 'group_join_request',
    title: 'New join request',
    message: `${isolate(name)} would like to join ${isolate(groupName)}.`,
    data: { groupId, requestId },
  });
}

/** Tells the organisers that somebody accepted an invite. */
export function tellJoined(
  tx: Tx,
  actor: Actor,
  groupId: number,
  { name, groupName }: { name: string; groupName: string },
): Promise<PendingNotification[]> {
  return tellOrganisers(tx, groupId, {
    actorId: actor.userId,
    type: 'group_invite_accepted',
    title: 'New member',
    message: `${isolate(name)} joined ${isolate(groupName)}.`,
    data: { groupId },
  });
}

async function tellOrganisers(
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
