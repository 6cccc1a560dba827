import type { Actor } from '@/lib/auth/actor';
import { requireConfirmedFor } from '@/lib/auth/address';
import {
  ASK_AFTER_CANCEL_HOURS,
  ASK_AGAIN_DAYS,
  NEW_ACCOUNT_HOURS,
} from '@/lib/connections/constants';
import { requestsPerDayMax } from '@/lib/connections/policy';
import {
  type AskedRow,
  type AskerRow,
  countAsked,
  findAsked,
  findListedRequest,
  insertRequest,
  lockAsker,
  updatePending,
} from '@/lib/connections/repository';
import type { FriendRequestDto, SendFriendRequestInput } from '@/lib/connections/schema';
import { toFriendRequest } from '@/lib/connections/service/list-connections';
import { db, type Tx } from '@/lib/db/client';
import { lockPair } from '@/lib/db/pair-lock';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { acceptPair, announcePair } from '@/lib/messages/service/accept-pair';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service';
import { isolate } from '@/lib/validation/isolate';

const DAY_MS = 86_400_000;

/**
 * Asks a person to connect; against an open request of theirs it accepts that one instead.
 * @throws AppError not_found (unknown, hidden or blocked), conflict (open, connected, declined lately), rate_limited
 */
export async function sendRequest(
  actor: Actor,
  input: SendFriendRequestInput,
): Promise<FriendRequestDto> {
  if (input.receiverId === actor.userId) {
    throw invalidField('receiverId', 'You cannot connect with yourself.');
  }
  const { dto, pending, conversationId } = await db.$transaction(async (tx) => {
    await lockPair(actor.userId, input.receiverId, tx);
    const asker = await lockAsker(actor.userId, tx);
    if (!asker?.present) throw new AppError('forbidden', 'Please complete your profile first.');
    const asked = await findAsked(
      {
        actorId: actor.userId,
        otherId: input.receiverId,
        declinedSince: new Date(Date.now() - ASK_AGAIN_DAYS * DAY_MS),
      },
      tx,
    );
    if (!asked?.discoverable || asked.blocked) throw notFound('User');
    const sent = isOpenReverse(actor, asked)
      ? await acceptReverse(tx, actor, asked)
      : await ask(tx, actor, { asker, asked, message: input.message });
    const row = await findListedRequest(sent.id, actor.userId, tx);
    if (!row) throw notFound('User');
    return { ...sent, dto: toFriendRequest(actor, row), pending: sent.told };
  });
  await publishNotifications(pending ? [pending] : []);
  await announcePair(conversationId, [actor.userId, input.receiverId]);
  return dto;
}

function isOpenReverse(actor: Actor, asked: AskedRow): boolean {
  return asked.openStatus === 'pending' && asked.openSenderId !== actor.userId;
}

interface Sent {
  id: number;
  told: PendingNotification | null;
  /** The chat of the two that came out of Requests. */
  conversationId: number | null;
}

async function acceptReverse(tx: Tx, actor: Actor, asked: AskedRow): Promise<Sent> {
  const id = asked.openId ?? 0;
  if (!(await updatePending(id, 'accepted', tx))) {
    throw new AppError('conflict', 'That request is not open any more.');
  }
  const conversationId = await acceptPair(tx, [actor.userId, asked.id]);
  return { id, told: await tellAccepted(tx, actor.userId, asked.id), conversationId };
}

async function ask(
  tx: Tx,
  actor: Actor,
  { asker, asked, message }: { asker: AskerRow; asked: AskedRow; message?: string | null },
): Promise<Sent> {
  // The greeting of the product is no message of theirs.
  await requireConfirmedFor(message, actor.userId, tx);
  requireFreePair(asked);
  requireWait(asked);
  await requireWithinLimit(actor, asker, tx);
  const greeting =
    `Hi ${isolate(asked.name)}, I am ${isolate(asker.name)}. Let us play together!`.slice(0, 300);
  // Who declined is asked once in thirty days. That the sender took the declined request back, as anybody may, changes
  // nothing for the receiver; to the sender the new one must look like any other, so it is born declined.
  const id = await insertRequest(
    {
      senderId: actor.userId,
      receiverId: asked.id,
      message: message ?? greeting,
      status: asked.declinedAt ? 'declined' : 'pending',
      decidedAt: asked.declinedAt,
    },
    tx,
  );
  if (asked.declinedAt) return { id, told: null, conversationId: null };
  const told = await notify(tx, {
    userId: asked.id,
    actorId: actor.userId,
    type: 'friend_request',
    title: 'New connection request',
    message: `${isolate(asker.name)} wants to connect with you.`,
    data: { userId: actor.userId, requestId: id },
  });
  return { id, told, conversationId: null };
}

function requireFreePair(asked: AskedRow): void {
  if (asked.openStatus === 'accepted') {
    throw new AppError('conflict', `You and ${isolate(asked.name)} are connected already.`);
  }
  // The same words for an open and a declined request: declining is silent.
  if (asked.openStatus === 'pending' || asked.declinedLooksOpen) {
    throw new AppError('conflict', `You have asked ${isolate(asked.name)} already.`);
  }
}

function requireWait({ name, takenBackAt }: AskedRow): void {
  if (!takenBackAt) return;
  const seconds = (takenBackAt.getTime() - Date.now()) / 1000 + ASK_AFTER_CANCEL_HOURS * 3600;
  if (seconds <= 0) return;
  const hours = Math.ceil(seconds / 3600);
  throw new AppError(
    'rate_limited',
    `You took your request back. You can ask ${isolate(name)} again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    { retryAfterSeconds: Math.ceil(seconds) },
  );
}

async function requireWithinLimit(actor: Actor, asker: AskerRow, tx: Tx): Promise<void> {
  const now = new Date();
  const max = requestsPerDayMax(asker.createdAt, now);
  const { count, firstAt } = await countAsked(actor.userId, new Date(now.getTime() - DAY_MS), tx);
  if (count < max) return;
  const freeAt = (firstAt ?? now).getTime() + DAY_MS;
  const isNew = now.getTime() - asker.createdAt.getTime() < NEW_ACCOUNT_HOURS * 3_600_000;
  throw new AppError(
    'rate_limited',
    isNew
      ? `New members can send ${max} connection requests on their first day. Please try again tomorrow.`
      : `You can send ${max} connection requests a day. Please try again tomorrow.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) },
  );
}

/** Tells the person who asked that `byUserId` said yes. */
export async function tellAccepted(
  tx: Tx,
  byUserId: number,
  askerId: number,
): Promise<PendingNotification> {
  const by = await lockAsker(byUserId, tx);
  return notify(tx, {
    userId: askerId,
    actorId: byUserId,
    type: 'friend_request_accepted',
    title: 'Connection accepted',
    message: `${isolate(by?.name ?? 'Somebody')} accepted your connection request.`,
    data: { userId: byUserId },
  });
}
