import { z } from 'zod';

const id = z.number().int();

/** The id is null where the author is hidden from the reader: across a block, or for a deleted account. */
const messageSenderSchema = z.object({
  id: id.nullable(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
});

/** Deleted and hidden messages remain in the list with empty content. */
export const messageDtoSchema = z.object({
  id,
  conversationId: id,
  /** 1, 2, 3 … within the conversation, without gaps. */
  seq: id,
  clientMsgId: z.string().nullable(),
  type: z.enum(['text', 'image', 'system']),
  content: z.string(),
  senderId: id.nullable(),
  /** Direct messages only; null where the person is hidden from the reader. */
  receiverId: id.nullable(),
  groupId: id.nullable(),
  gameId: id.nullable(),
  sender: messageSenderSchema,
  image: z
    .object({
      url: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    })
    .nullable(),
  /** The message it replies to, without its author: clients look up the name in their own list, which respects blocks. */
  replyTo: z.object({ id, seq: id, preview: z.string() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(id) })),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** For a deleted message: an organiser of the group removed it, not its sender. */
  removedByOrganiser: z.boolean(),
  /** An organiser's message that was sent to all members as a notification too. */
  isAnnouncement: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type MessageDto = z.infer<typeof messageDtoSchema>;

interface OfMessage {
  conversationId: number;
  messageId: number;
  seq: number;
}

declare module '@/lib/platform/realtime/events' {
  interface OutwardEvents {
    message: MessageDto;
    /** To the socket that sent a `message`: the stored message. */
    messageSuccess: MessageDto;
    edited: OfMessage & { content: string; editedAt: string };
    deleted: OfMessage & { deletedAt: string; removedByOrganiser: boolean };
    /** `added` is false when the reaction is taken back. */
    reacted: OfMessage & { emoji: string; userId: number; added: boolean };
    /** `userId` has read up to `seq`. On the person's own devices it also clears the unread count. */
    read: { conversationId: number; userId: number; seq: number };
    typing: { conversationId: number; userId: number; name: string };
    /** A conversation of the receiver has changed in another way: lists are reloaded. */
    conversationChanged: { conversationId: number };
  }
  interface ClientToServerEvents {
    /** Equivalent to POST /api/messages; `messageType` is its `type`. Validated by `sendMessageSchema`. */
    message: (
      payload: unknown,
      acknowledge?: (answer: { message: MessageDto } | SocketErrorDto) => void,
    ) => void;
    typing: (payload: { conversationId: number }) => void;
    read: (payload: { conversationId: number; seq: number }) => void;
  }
}

declare module '@/lib/platform/realtime/app-events' {
  interface AppEvents {
    /** A message has arrived, or one of our own was accepted. Shown if its conversation is open. */
    newMessage: MessageDto;
  }
}
