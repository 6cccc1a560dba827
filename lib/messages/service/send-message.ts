import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { violates } from '@/lib/db/errors';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { consumeRateLimit } from '@/lib/http/rate-limiter';
import { findByClientId, type SentRow } from '@/lib/messages/repository/find-messages';
import type { InsertedMessage, NewMessage } from '@/lib/messages/repository/insert-message';
import { toMessage, toPreview } from '@/lib/messages/repository/message-columns';
import type { SendMessageInput } from '@/lib/messages/schema';
import { requireConversation } from '@/lib/messages/service/conversation-access';
import { insertInTurn } from '@/lib/messages/service/insert-in-turn';
import { requireDirect } from '@/lib/messages/service/start-conversation';
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
  const clientMsgId = input.clientMsgId ?? randomUUID();
  const first = await findByClientId(actor.userId, clientMsgId);
  if (first) return replayed(first, input);
  // After the replay: whoever repeats what was accepted already costs nothing and is never refused.
  await consumeRateLimit('message', `u${actor.userId}`);
  // A group is looked up by the statement that inserts: whoever is no member of it is told so by that.
  const to = input.groupId
    ? { groupId: input.groupId }
    : { conversationId: await requireDirect(actor, input.receiverId ?? 0) };
  try {
    return await insert(actor, { ...input, clientMsgId, to });
  } catch (error) {
    if (!violates(error, 'messages_sender_id_client_msg_id_key')) throw error;
    // Another of the same sends was faster; its statement has committed, or ours would have waited for it.
    const winner = await findByClientId(actor.userId, clientMsgId);
    if (!winner) throw error;
    return replayed(winner, input);
  }
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
  await announce(dto, row);
  return dto;
}

/** Why nothing was inserted: mostly that the conversation is none of the actor's, else the picture. */
async function refusalOf(actor: Actor, { to, imageKey }: Prepared): Promise<AppError> {
  if (!imageKey) return notFound('Conversation');
  await requireConversation(actor, 'groupId' in to ? to : { id: to.conversationId });
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
    createdAt: new Date(row.createdAt).toISOString(),
  };
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
