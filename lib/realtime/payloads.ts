import { z } from 'zod';

/** A notification as REST and sockets carry it. `content` is the entity's message. */
export const notificationDtoSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  title: z.string(),
  content: z.string(),
  data: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});

const id = z.number().int();

/** Who wrote a message. The id is null where the reader may not know: across a block, or the account is gone. */
const messageSenderSchema = z.object({
  id: id.nullable(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
});

/** A message as REST and sockets carry it. Deleted and hidden ones keep their place with an empty content. */
export const messageDtoSchema = z.object({
  id,
  conversationId: id,
  /** 1, 2, 3 … within the conversation, without gaps. */
  seq: id,
  clientMsgId: z.string().nullable(),
  type: z.enum(['text', 'image', 'system']),
  content: z.string(),
  senderId: id.nullable(),
  /** Direct messages only; null when the reader may not know. */
  receiverId: id.nullable(),
  groupId: id.nullable(),
  sender: messageSenderSchema,
  image: z
    .object({
      url: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    })
    .nullable(),
  /** What it answers. Without its author: readers find the name in their own list, as they may see it. */
  replyTo: z.object({ id, seq: id, preview: z.string() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(id) })),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Of a deleted one: an organiser of the group took it away, not its sender. */
  removedByOrganiser: z.boolean(),
  createdAt: z.iso.datetime(),
});

const ofMessage = { conversationId: id, messageId: id, seq: id };

export const editedSchema = z.object({
  ...ofMessage,
  content: z.string(),
  editedAt: z.iso.datetime(),
});
export const deletedSchema = z.object({
  ...ofMessage,
  deletedAt: z.iso.datetime(),
  removedByOrganiser: z.boolean(),
});
export const reactedSchema = z.object({
  ...ofMessage,
  emoji: z.string(),
  userId: id,
  /** False: taken back. */
  added: z.boolean(),
});
/** `userId` has read up to `seq`. To the person's own devices it also empties the unread count. */
export const readSchema = z.object({ conversationId: id, userId: id, seq: id });
export const typingSchema = z.object({ conversationId: id, userId: id, name: z.string() });
export const presenceSchema = z.object({ userId: id, online: z.boolean() });
/** A conversation of one's own has changed in another way: lists are to be fetched again. */
export const conversationChangedSchema = z.object({ conversationId: id });
export const socketErrorSchema = z.object({
  /** A sentence for a person. */
  error: z.string(),
  code: z.string(),
  clientMsgId: z.string().nullable(),
});

export type NotificationDto = z.infer<typeof notificationDtoSchema>;
export type MessageDto = z.infer<typeof messageDtoSchema>;
export type SocketErrorDto = z.infer<typeof socketErrorSchema>;
