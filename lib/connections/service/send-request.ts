import { REQUEST_MESSAGE_LENGTH_MAX, REQUESTS_PER_DAY } from '@/lib/connections/constants';
import { findListedRequest } from '@/lib/connections/repository/list';
import {
  countAsked,
  findReceiver,
  insertRequest,
  lockSender,
  type ReceiverRow,
  type SenderRow,
  updatePending,
} from '@/lib/connections/repository/requests';
import type { FriendRequestDto, SendFriendRequestInput } from '@/lib/connections/schema';
import { texts } from '@/lib/connections/server-texts';
import { toFriendRequest } from '@/lib/connections/service/list-connections';
import { acceptPair, announcePair } from '@/lib/messages/service/start-conversation';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmedFor } from '@/lib/platform/auth/address';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { requireWaited } from '@/lib/platform/errors/ask-again';
import { requireWithinDay } from '@/lib/platform/errors/daily-limit';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';

const DAY_MS = 86_400_000;

/**
 * Asks a person to connect; if they have asked already, accepts their request instead.
 * @throws AppError not_found (unknown, hidden or blocked), conflict (open, connected, declined lately), rate_limited
 */
export async function sendRequest(
  actor: Actor,
  input: SendFriendRequestInput,
): Promise<FriendRequestDto> {
  if (input.receiverId === actor.userId) {
    throw invalidField('receiverId', say(texts, 'notYourself'));
  }
  const { dto, pending, conversationId } = await transaction(async (tx) => {
    await lockPair(actor.userId, input.receiverId, tx);
    const asker = await lockSender(actor.userId, tx);
    if (!asker?.present) throw new AppError('forbidden', say(texts, 'completeProfile'));
    const asked = await findReceiver(
      {
        actorId: actor.userId,
        otherId: input.receiverId,
        declinedSince: new Date(Date.now() - ASK_AGAIN_DAYS * DAY_MS),
      },
      tx,
    );
    if (!asked?.discoverable || asked.blocked) throw notFound(say(texts, 'userNotFound'));
    const sent = isOpenReverse(actor, asked)
      ? await acceptReverse(tx, actor, asked)
      : await ask(tx, actor, { asker, asked, message: input.message });
    const row = await findListedRequest(sent.id, actor.userId, tx);
    if (!row) throw notFound(say(texts, 'userNotFound'));
    return { ...sent, dto: toFriendRequest(actor, row), pending: sent.notified };
  });
  await publishNotifications(pending ? [pending] : []);
  await announcePair(conversationId, [actor.userId, input.receiverId]);
  return dto;
}

function isOpenReverse(actor: Actor, asked: ReceiverRow): boolean {
  return asked.openStatus === 'pending' && asked.openSenderId !== actor.userId;
}

interface Sent {
  id: number;
  notified: PendingNotification | null;
  /** The pair's chat, if it moved out of Requests. */
  conversationId: number | null;
}

async function acceptReverse(tx: Tx, actor: Actor, asked: ReceiverRow): Promise<Sent> {
  const id = asked.openId ?? 0;
  if (!(await updatePending(id, 'accepted', tx))) {
    throw new AppError('conflict', say(texts, 'notOpen'));
  }
  const conversationId = await acceptPair(tx, [actor.userId, asked.id]);
  return { id, notified: await notifyAccepted(tx, actor.userId, asked.id), conversationId };
}

async function ask(
  tx: Tx,
  actor: Actor,
  { asker, asked, message }: { asker: SenderRow; asked: ReceiverRow; message?: string | null },
): Promise<Sent> {
  // The product's greeting does not count as their own words.
  await requireConfirmedFor(message, actor.userId, tx);
  requireFreePair(asked);
  requireWaited(asked.takenBackAt, (hours) =>
    say(texts, 'askAgainLater', { person: placeholderWords(asked.name), hours }),
  );
  await requireWithinLimit(actor, asker, tx);
  // For whoever reads it first.
  const language = languageOf(asked.language);
  const greeting = translate(texts, language).greeting({
    asked: placeholderWords(asked.name, language),
    asker: placeholderWords(asker.name, language),
  });
  // A receiver who declined is asked again only after 30 days, even if the sender has cancelled the declined request
  // meanwhile. To the sender the new request must look like any other, so it is created as declined.
  const id = await insertRequest(
    {
      senderId: actor.userId,
      receiverId: asked.id,
      message: message ?? greeting.slice(0, REQUEST_MESSAGE_LENGTH_MAX),
      status: asked.declinedAt ? 'declined' : 'pending',
      decidedAt: asked.declinedAt,
    },
    tx,
  );
  if (asked.declinedAt) return { id, notified: null, conversationId: null };
  const notified = await notify(tx, {
    userId: asked.id,
    actorId: actor.userId,
    type: 'friend_request',
    title: say(texts, 'newRequest'),
    message: say(texts, 'wantsToConnect', { person: asker.name }),
    data: { userId: actor.userId, requestId: id },
  });
  return { id, notified, conversationId: null };
}

function requireFreePair(asked: ReceiverRow): void {
  if (asked.openStatus === 'accepted') {
    throw new AppError(
      'conflict',
      say(texts, 'connectedAlready', { person: placeholderWords(asked.name) }),
    );
  }
  // The same sentence for an open and a declined request, because declining is silent.
  if (asked.openStatus === 'pending' || asked.declinedLooksOpen) {
    throw new AppError(
      'conflict',
      say(texts, 'askedAlready', { person: placeholderWords(asked.name) }),
    );
  }
}

function requireWithinLimit(actor: Actor, asker: SenderRow, tx: Tx): Promise<void> {
  return requireWithinDay({
    limit: REQUESTS_PER_DAY,
    accountCreatedAt: asker.createdAt,
    countSince: (since) => countAsked(actor.userId, since, tx),
    refusal: ({ max, isNew }) => say(texts, isNew ? 'enoughOnFirstDay' : 'enoughToday', { max }),
  });
}

/** Notifies the sender that `byUserId` accepted. */
export async function notifyAccepted(
  tx: Tx,
  byUserId: number,
  askerId: number,
): Promise<PendingNotification> {
  const by = await lockSender(byUserId, tx);
  return notify(tx, {
    userId: askerId,
    actorId: byUserId,
    type: 'friend_request_accepted',
    title: say(texts, 'accepted'),
    message: by ? say(texts, 'acceptedYours', { person: by.name }) : say(texts, 'somebodyAccepted'),
    data: { userId: byUserId },
  });
}
