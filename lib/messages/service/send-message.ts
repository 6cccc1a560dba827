import { randomUUID } from 'node:crypto';
import { REQUEST_MESSAGES_MAX } from '@/lib/messages/constants';
import { canWrite } from '@/lib/messages/policy';
import { recipientsByLanguage } from '@/lib/messages/repository/announcements';
import { findByClientId, type SentRow } from '@/lib/messages/repository/find-messages';
import type { InsertedMessage, Place } from '@/lib/messages/repository/insert-messages';
import { toMessage, toPreview } from '@/lib/messages/repository/message-columns';
import type { MessageDto } from '@/lib/messages/schema/message';
import type { SendMessageInput } from '@/lib/messages/schema/message-inputs';
import { texts } from '@/lib/messages/server-texts';
import { insertBatched } from '@/lib/messages/service/insert-batched';
import { publishMessage } from '@/lib/messages/service/publish-message';
import { closedOf, requireConversation } from '@/lib/messages/service/read-chat';
import { requireDirect, unanswered } from '@/lib/messages/service/start-conversation';
import { openGameChat } from '@/lib/messages/service/system-line';
import { isPlaceholder, placeholderWords } from '@/lib/moderation/constants';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { Actor } from '@/lib/platform/auth/actor';
import { violates } from '@/lib/platform/db/errors';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { consumeRateLimit, returnRateLimit } from '@/lib/platform/http/rate-limiter';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';
import { metrics } from '@/lib/platform/observability/metrics';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { chatPictureUrl, profileImageUrl } from '@/lib/platform/storage/file-url';

/**
 * Sends a message, once per `clientMsgId`: a repeated id, by whichever transport and however many in parallel, returns the
 * first message.
 * @throws AppError conflict (the id with other content), not_found, forbidden (not to this person), rate_limited, invalid
 */
export async function sendMessage(actor: Actor, input: SendMessageInput): Promise<MessageDto> {
  const message = { ...input, clientMsgId: input.clientMsgId ?? randomUUID() };
  // For a person the replay is looked up first, because it must not start another conversation. A message to a group is almost
  // always new, so there the lookup follows only if the insert detects a duplicate.
  const known = input.groupId ? null : await findByClientId(actor.userId, message.clientMsgId);
  if (known) return replayed(known, input);
  try {
    return await sendNew(actor, message);
  } catch (error) {
    // A replay is never refused and does not count against the limit.
    if (!(error instanceof AppError) && !isRepeated(error)) throw error;
    const first = await findByClientId(actor.userId, message.clientMsgId);
    if (!first) throw error;
    await returnRateLimit('message', `u${actor.userId}`);
    return replayed(first, input);
  }
}

/** A parallel send of the same message was faster. It has committed, because our statement waited for it. */
const isRepeated = (error: unknown) => violates(error, 'messages_sender_id_client_msg_id_key');

async function sendNew(
  actor: Actor,
  message: SendMessageInput & { clientMsgId: string },
): Promise<MessageDto> {
  await consumeRateLimit('message', `u${actor.userId}`);
  // The insert itself checks the membership in a group.
  const to = message.groupId
    ? { groupId: message.groupId }
    : {
        conversationId: message.gameId
          ? await openGameChat(actor, message.gameId)
          : await requireDirect(actor, message.receiverId ?? 0),
      };
  return insert(actor, { ...message, to });
}

function replayed(first: SentRow, input: SendMessageInput): MessageDto {
  const sameTarget =
    first.targetGroupId === (input.groupId ?? null) &&
    first.targetGameId === (input.gameId ?? null) &&
    first.targetUserId === (input.receiverId ?? null);
  const sameContent = first.wasEdited || first.content === input.content;
  if (!sameTarget || !sameContent) {
    throw new AppError('conflict', say(texts, 'idUsed'));
  }
  return toMessage(first);
}

type Prepared = SendMessageInput & { clientMsgId: string; to: Place };

async function insert(actor: Actor, message: Prepared): Promise<MessageDto> {
  const { content, to, clientMsgId, imageKey = null, replyToId = null } = message;
  const preview = toPreview(content || texts.english.photo);
  const written = { senderId: actor.userId, clientMsgId, content, preview, replyToId };
  const row = await insertBatched(to, written, imageKey);
  if (!row) throw await refusalOf(actor, message);
  metrics.messagesSent.inc();
  const dto = toSent(actor, message, row);
  const listeners = await listenersOf(row);
  // The sender does not wait for the announcement, because storing completes the sending.
  void announce(dto, row.senderName, listeners)
    .then(() => announceRequest(dto, row))
    .then(() => publishMessage(row.id, row.byFirstNameIds))
    // A lost announcement only delays the message for open chats.
    .catch((error: unknown) => log.warn({ err: error }, 'a message was not announced'));
  return dto;
}

interface Listeners {
  open: ReadonlyMap<Language, number[]>;
  /** Across a block with the sender. */
  masked: ReadonlyMap<Language, number[]>;
}

async function listenersOf({
  senderName,
  memberIds,
  maskedIds,
}: InsertedMessage): Promise<Listeners> {
  // A stored message is announced in any case.
  const byLanguage = (ids: number[]) =>
    recipientsByLanguage(ids).catch(() => new Map([[ENGLISH, ids]]));
  const [open, masked] = await Promise.all([
    // A real name is the same in every language.
    isPlaceholder(senderName) ? byLanguage(memberIds) : new Map([[ENGLISH, memberIds]]),
    byLanguage(maskedIds),
  ]);
  return { open, masked };
}

/**
 * The reason why nothing was inserted: the conversation is not the actor's or is closed, the request is full, or else the
 * picture.
 */
async function refusalOf(actor: Actor, { to, imageKey }: Prepared): Promise<AppError> {
  const row = await requireConversation(actor, 'groupId' in to ? to : { id: to.conversationId });
  if (!canWrite(actor, row))
    return new AppError('forbidden', closedOf(row) ?? unanswered(row.name));
  if (!imageKey) return notFound(say(texts, 'conversationNotFound'));
  return invalidField('imageKey', say(texts, 'pictureGone'));
}

function toSent(actor: Actor, message: Prepared, row: InsertedMessage): MessageDto {
  const { image } = row;
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    clientMsgId: message.clientMsgId,
    type: image ? 'image' : 'text',
    content: message.content,
    senderId: actor.userId,
    receiverId: message.receiverId ?? null,
    groupId: message.groupId ?? null,
    gameId: message.gameId ?? null,
    sender: {
      id: actor.userId,
      name: placeholderWords(row.senderName),
      profileImageUrl: profileImageUrl(row),
    },
    image: image
      ? { url: chatPictureUrl(image.provider, image.key), width: image.width, height: image.height }
      : null,
    replyTo: row.replyTo,
    reactions: [],
    editedAt: null,
    deletedAt: null,
    removedByOrganiser: false,
    isAnnouncement: false,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** The last message that a request allows, and a reply, change who may write. */
async function announceRequest(
  { senderId, conversationId, seq }: MessageDto,
  { requestStatus, memberIds }: InsertedMessage,
): Promise<void> {
  const isLast = requestStatus === 'pending' && seq === REQUEST_MESSAGES_MAX;
  const isAnswer = requestStatus === 'accepted' && seq <= REQUEST_MESSAGES_MAX + 1;
  if (!isLast && !isAnswer) return;
  const recipients = isAnswer ? memberIds : memberIds.filter((id) => id === senderId);
  await publish(recipients.map(rooms.user), 'conversationChanged', { conversationId });
}

/** In a group, members across a block get the message under another name. */
async function announce(
  dto: MessageDto,
  senderName: string,
  { open, masked }: Listeners,
): Promise<void> {
  for (const [language, recipients] of open) {
    const sender = { ...dto.sender, name: placeholderWords(senderName, language) };
    await publish(recipients.map(rooms.user), 'message', { ...dto, sender });
  }
  for (const [language, recipients] of masked) {
    await publish(recipients.map(rooms.user), 'message', {
      ...dto,
      clientMsgId: null,
      senderId: null,
      receiverId: null,
      sender: {
        id: null,
        name: placeholderWords(UNAVAILABLE_NAME, language),
        profileImageUrl: null,
      },
    });
  }
}
