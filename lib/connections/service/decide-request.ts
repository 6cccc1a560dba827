import { canDecide, type RequestDecision } from '@/lib/connections/policy';
import { findListedRequest, type ListedRequestRow } from '@/lib/connections/repository/list';
import {
  hasEnded,
  updateDeclinedOfPair,
  updateDeclinedToWithdrawn,
  updatePending,
  updateToDisconnected,
  updateToEnded,
  upsertAccepted,
} from '@/lib/connections/repository/requests';
import type { FriendRequestDto } from '@/lib/connections/schema';
import { texts } from '@/lib/connections/server-texts';
import { toFriendRequest } from '@/lib/connections/service/list-connections';
import { notifyAccepted } from '@/lib/connections/service/send-request';
import { acceptPair, announcePair } from '@/lib/messages/service/start-conversation';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Ends a connection silently, from either side.
 * @throws AppError conflict when it has already ended, not_found when the two were never connected
 */
export async function disconnect(actor: Actor, otherId: number): Promise<void> {
  await transaction(async (tx) => {
    await lockPair(actor.userId, otherId, tx);
    if (await updateToDisconnected(actor.userId, otherId, tx)) return;
    if (!(await hasEnded(actor.userId, otherId, tx))) {
      throw notFound(say(texts, 'connectionNotFound'));
    }
    throw new AppError('conflict', say(texts, 'notConnected'));
  });
}

/** Ends the connection of two people, or a request between them: for a block. Runs in the caller's transaction. */
export async function disconnectPair(tx: Tx, [a, b]: readonly [number, number]): Promise<void> {
  await updateToEnded(a, b, tx);
  // A silent decline must not become visible once the block is lifted, when a pending request would be gone.
  await updateDeclinedOfPair(a, b, tx);
}

/**
 * Connects two people who like each other without a request to accept. Runs in the caller's transaction. A pending request
 * between the two becomes the connection; an existing one remains. A message request between them moves to the inbox.
 */
export async function connectPair(
  tx: Tx,
  pair: { firstToAsk: number; other: number },
): Promise<void> {
  await upsertAccepted(pair.firstToAsk, pair.other, tx);
  await acceptPair(tx, [pair.firstToAsk, pair.other]);
}

const OUTCOMES = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const;
const REFUSALS = {
  accept: 'onlyAskedAccepts',
  decline: 'onlyAskedDeclines',
  cancel: 'onlyRequesterCancels',
} as const;

/**
 * Accepts, declines or cancels an open request. Declining and cancelling notify nobody.
 * @throws AppError not_found for outsiders and across a block, forbidden for the wrong side, conflict once decided
 */
export async function decideRequest(
  actor: Actor,
  id: number,
  decision: RequestDecision,
): Promise<FriendRequestDto> {
  const { dto, pending, accepted } = await transaction(async (tx) => {
    const request = await openRequest(actor, id, tx);
    if (!canDecide(actor, decision, request)) {
      throw new AppError('forbidden', say(texts, REFUSALS[decision]));
    }
    if (!(await decide(id, decision, tx))) {
      throw new AppError('conflict', say(texts, 'notOpen'));
    }
    const pair = [request.senderId, request.receiverId] as const;
    const accepts = decision === 'accept';
    const notified = accepts ? [await notifyAccepted(tx, actor.userId, request.senderId)] : [];
    const conversationId = accepts ? await acceptPair(tx, pair) : null;
    const decided = await findListedRequest(id, actor.userId, tx);
    return {
      dto: toFriendRequest(actor, decided ?? request),
      pending: notified,
      accepted: { conversationId, pair },
    };
  });
  await publishNotifications(pending);
  await announcePair(accepted.conversationId, accepted.pair);
  return dto;
}

/** A silently declined request can still be cancelled: a refusal would reveal the decline. */
async function decide(id: number, decision: RequestDecision, tx: Tx): Promise<boolean> {
  if (await updatePending(id, OUTCOMES[decision], tx)) return true;
  return decision === 'cancel' && (await updateDeclinedToWithdrawn(id, tx));
}

async function openRequest(actor: Actor, id: number, tx: Tx): Promise<ListedRequestRow> {
  const found = await findListedRequest(id, actor.userId, tx);
  if (!found) throw notFound(say(texts, 'requestNotFound'));
  await lockPair(found.senderId, found.receiverId, tx);
  // Read again: there may be a new block or decision.
  const request = await findListedRequest(id, actor.userId, tx);
  if (!request) throw notFound(say(texts, 'requestNotFound'));
  return request;
}
