import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { violates } from '@/lib/db/errors';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { consumeRateLimit, returnRateLimit } from '@/lib/http/rate-limiter';
import { REQUEST_MESSAGES_MAX } from '@/lib/messages/constants';
import { hasRoomInRequest } from '@/lib/messages/policy';
import { findByClientId, type SentRow } from '@/lib/messages/repository/find-messages';
import type { InsertedMessage, NewMessage } from '@/lib/messages/repository/insert-message';
import { toMessage, toPreview } from '@/lib/messages/repository/message-columns';
import type { SendMessageInput } from '@/lib/messages/schema';
import { requireConversation } from '@/lib/messages/service/conversation-access';
import { insertInTurn } from '@/lib/messages/service/insert-in-turn';
import { requireDirect, unansweredSentence } from '@/lib/messages/service/start-conversation';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { MessageDto } from '@/lib/realtime/payloads';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';
import { chatPictureUrl, profileImageUrl } from '@/lib/storage/file-url';

/** What a picture without words says in the list of conversations. */
export const PICTURE_PREVIEW = 'Photo';

/**
 * Sends a message, once for each `clientMsgId` and for ever: the same id again, by whichever way and however many at
 * once, answers the first message.
 * @throws AppError conflict (the id with other content), not_found, forbidden (not to this person), rate_limited, invalid
 */
export async function sendMessage(actor: Actor, input: SendMessageInput): Promise<MessageDto> {
  const message = { ...input, clientMsgId: input.clientMsgId ?? randomUUID() };
  // A person is asked first, because what is repeated must not start another conversation. What is said to a group is nearly
  // always new: its id is looked for when the statement has not taken it.
  const known = input.groupId ? null : await findByClientId(actor.userId, message.clientMsgId);
  if (known) return replayed(known, input);
  try {
    return await sendNew(actor, message);
  } catch (error) {
    // Whoever repeats what was accepted is never refused, and it costs them nothing.
    if (!(error instanceof AppError) && !isRepeated(error)) throw error;
    const first = await findByClientId(actor.userId, message.clientMsgId);
    if (!first) throw error;
    await returnRateLimit('message', `u${actor.userId}`);
    return replayed(first, input);
  }
}

/** Another of the same sends was faster; its statement has committed, or ours would have waited for it. */
const isRepeated = (error: unknown) => violates(error, 'messages_sender_id_client_msg_id_key');

async function sendNew(
  actor: Actor,
  message: SendMessageInput & { clientMsgId: string },
): Promise<MessageDto> {
  await consumeRateLimit('message', `u${actor.userId}`);
  // A group is looked up by the statement that inserts: whoever is no member of it is told so by that.
  const to = message.groupId
    ? { groupId: message.groupId }
    : { conversationId: await requireDirect(actor, message.receiverId ?? 0) };
  return insert(actor, { ...message, to });
}

function replayed(first: SentRow, input: SendMessageInput): MessageDto {
  const sameTarget =
    first.targetGroupId === (input.groupId ?? null) &&
    first.targetUserId === (input.receiverId ?? null);
  const sameContent = first.wasEdited || first.content === input.content;
  if (!sameTarget || !sameContent) {
    throw new AppError('conflict', 'This message id was used for another message already.');
  }
  return toMessage(first);
}

type Prepared = SendMessageInput & { clientMsgId: string; to: NewMessage['to'] };

async function insert(actor: Actor, message: Prepared): Promise<MessageDto> {
  const { content, to, clientMsgId, imageKey = null, replyToId = null } = message;
  const type = imageKey ? 'image' : 'text';
  const row = await insertInTurn({
    to,
    senderId: actor.userId,
    clientMsgId,
    type,
    content,
    preview: toPreview(content || PICTURE_PREVIEW),
    replyToId,
    imageKey,
  });
  if (!row) throw await refusalOf(actor, message);
  const dto = toSent(actor, { ...message, type }, row);
  // Stored is sent: the sender does not wait for the others to be told.
  void announce(dto, row).then(() => announceRequest(dto, row));
  return dto;
}

/** Why nothing was inserted: the conversation is none of the actor's, the request takes no more, else the picture. */
async function refusalOf(actor: Actor, { to, imageKey }: Prepared): Promise<AppError> {
  const row = await requireConversation(actor, 'groupId' in to ? to : { id: to.conversationId });
  if (!hasRoomInRequest(actor, row)) return new AppError('forbidden', unansweredSentence(row.name));
  if (!imageKey) return notFound('Conversation');
  return invalidField('imageKey', 'That picture cannot be sent. Please choose it again.');
}

function toSent(
  actor: Actor,
  message: Prepared & { type: 'text' | 'image' },
  row: InsertedMessage,
): MessageDto {
  const { image } = row;
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    clientMsgId: message.clientMsgId,
    type: message.type,
    content: message.content,
    senderId: actor.userId,
    receiverId: message.receiverId ?? null,
    groupId: message.groupId ?? null,
    sender: { id: actor.userId, name: row.senderName, profileImageUrl: profileImageUrl(row) },
    image: image
      ? { url: chatPictureUrl(image.provider, image.key), width: image.width, height: image.height }
      : null,
    replyTo: row.replyTo,
    reactions: [],
    editedAt: null,
    deletedAt: null,
    removedByOrganiser: false,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Who may write changes with the last message that a request holds, and with the answer. */
async function announceRequest(
  { senderId, conversationId, seq }: MessageDto,
  { requestStatus, memberIds }: InsertedMessage,
): Promise<void> {
  const isLast = requestStatus === 'pending' && seq === REQUEST_MESSAGES_MAX;
  const isAnswer = requestStatus === 'accepted' && seq <= REQUEST_MESSAGES_MAX + 1;
  if (!isLast && !isAnswer) return;
  const hear = isAnswer ? memberIds : memberIds.filter((id) => id === senderId);
  await publish(hear.map(rooms.user), 'conversationChanged', { conversationId });
}

/** In a shared group, those across a block read the words under another name. */
async function announce(dto: MessageDto, { memberIds, maskedIds }: InsertedMessage): Promise<void> {
  await publish(memberIds.map(rooms.user), 'message', dto);
  if (maskedIds.length === 0) return;
  await publish(maskedIds.map(rooms.user), 'message', {
    ...dto,
    clientMsgId: null,
    senderId: null,
    receiverId: null,
    sender: { id: null, name: UNAVAILABLE_NAME, profileImageUrl: null },
  });
}
