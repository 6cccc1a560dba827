import { CONVERSATIONS_PER_DAY } from '@/lib/messages/constants';
import { isStranger, mayWriteUnconfirmed } from '@/lib/messages/policy';
import {
  countStarted,
  findPair,
  findPairStatus,
  insertPair,
  lockStarter,
  type StarterRow,
  updateMemberRequests,
  updatePairAccepted,
} from '@/lib/messages/repository/conversations';
import { findReceiver, type ReceiverRow } from '@/lib/messages/repository/find-receiver';
import { texts } from '@/lib/messages/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { CONFIRM_FIRST, mustConfirm } from '@/lib/platform/auth/address';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { requireWithinDay } from '@/lib/platform/errors/daily-limit';
import { type Said, say } from '@/lib/platform/language/say';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { canMessage } from '@/lib/users/policy';

type Pair = readonly [number, number];

/**
 * Moves a pair's chat from Requests to the inbox, because they now have a tie. Pass the result to `announcePair` after the
 * commit.
 * @returns the conversation that changed
 */
export async function acceptPair(tx: Tx, [a, b]: Pair): Promise<number | null> {
  // Serialises with a conversation that is being started, which then sees the new tie.
  await lockPair(a, b, tx);
  return updatePairAccepted(a, b, tx);
}

/**
 * Accepts the pending message requests between a new member of a group and all its members. Their lists show it at the next
 * load.
 */
export function acceptMembers(tx: Tx, groupId: number, userId: number): Promise<void> {
  return updateMemberRequests(groupId, userId, tx);
}

export async function announcePair(conversationId: number | null, pair: Pair): Promise<void> {
  if (conversationId === null) return;
  await publish(pair.map(rooms.user), 'conversationChanged', { conversationId });
}

export function onlyKnown(person: string): Said {
  return say(texts, 'onlyKnown', { person: placeholderWords(person) });
}

/** The same refusal for a full request and for a declined one, so that it does not reveal which. */
export function unanswered(person: string): Said {
  return say(texts, 'unanswered', { person: placeholderWords(person) });
}

/**
 * Starts the conversation if there is none. A stranger's conversation starts as a pending request.
 * @throws AppError invalid (oneself), not_found (unknown, deleted or blocked), forbidden (their settings), rate_limited
 */
export async function requireDirect(actor: Actor, otherId: number): Promise<number> {
  if (otherId === actor.userId) throw invalidField('receiverId', say(texts, 'notYourself'));
  const [known, receiver] = await Promise.all([
    findPairStatus(actor.userId, otherId),
    findReceiver(actor.userId, otherId),
  ]);
  if (!receiver) throw notFound(say(texts, 'userNotFound'));
  if (mustConfirmFor(receiver)) throw new AppError('forbidden', CONFIRM_FIRST);
  if (!known) return start(actor, receiver);
  if (!known.agreed) requireMayMessage(receiver);
  return known.id;
}

export function mustConfirmFor(receiver: ReceiverRow): boolean {
  return mustConfirm(receiver.viewerConfirmed) && !mayWriteUnconfirmed(receiver);
}

function start(actor: Actor, receiver: ReceiverRow): Promise<number> {
  // Fifty retries of one first message may arrive in parallel: they queue, and all find the same conversation.
  return transaction(async (tx) => {
    await lockPair(actor.userId, receiver.id, tx);
    const known = await findPair(actor.userId, receiver.id, tx);
    if (known !== null) return known;
    // Read again under the lock: there may be a new block.
    const now = await findReceiver(actor.userId, receiver.id, tx);
    if (!now) throw notFound(say(texts, 'userNotFound'));
    requireMayMessage(now);
    const starter = await lockStarter(actor.userId, tx);
    if (!starter?.present) throw new AppError('forbidden', say(texts, 'completeProfile'));
    await requireWithinLimit(actor, starter, tx);
    return insertPair(actor.userId, now.id, isStranger(now) ? 'pending' : 'none', tx);
  });
}

/** The other person's setting may be newer than the first message. */
function requireMayMessage(receiver: ReceiverRow): void {
  if (!canMessage(receiver)) throw new AppError('forbidden', onlyKnown(receiver.name));
}

function requireWithinLimit(actor: Actor, starter: StarterRow, tx: Tx): Promise<void> {
  return requireWithinDay({
    limit: CONVERSATIONS_PER_DAY,
    accountCreatedAt: starter.createdAt,
    countSince: (since) => countStarted(actor.userId, since, tx),
    refusal: ({ max, isNew }) => say(texts, isNew ? 'enoughOnFirstDay' : 'enoughToday', { max }),
  });
}
