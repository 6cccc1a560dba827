import { z } from 'zod';
import { type MessageDto, messageDtoSchema } from '@/lib/messages/schema/message';
import { texts } from '@/lib/messages/texts';
import { says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';

export const listConversationsSchema = z.object({
  /** `requests`: first messages of strangers, to accept or decline. */
  box: z.enum(['inbox', 'requests'], says(texts, 'boxUnknown')).default('inbox'),
  ...pagingShape,
});

const id = z.number().int();

/** `id` is the conversation; `userId`, `groupId` or `game` is the other side. */
const conversationSchema = z.object({
  id,
  type: z.enum(['direct', 'group', 'game']),
  userId: id.nullable(),
  groupId: id.nullable(),
  game: z.object({ id, startsAt: z.iso.datetime(), timeZone: z.string() }).nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  lastMessage: z.string().nullable(),
  lastMessageTime: z.iso.datetime().nullable(),
  lastSeq: id,
  unreadCount: id,
  isOnline: z.boolean(),
  muted: z.boolean(),
  /** False for the viewer's own request, which looks like any conversation, whether or not it was declined. */
  isRequest: z.boolean(),
});

export const conversationListSchema = z.array(conversationSchema);

/** The data of an open chat besides its messages. `id` is null until the first message is sent. */
export const chatSchema = conversationSchema
  .omit({ lastMessage: true, lastMessageTime: true })
  .extend({
    id: id.nullable(),
    lastReadSeq: id,
    /** The others' read positions; people hidden from the viewer are excluded. */
    readers: z.array(z.object({ userId: id, lastReadSeq: id })),
    /** The viewer may remove and pin messages. */
    canModerate: z.boolean(),
    pinned: messageDtoSchema.nullable(),
    canSend: z.boolean(),
    /** Why writing is refused, as a sentence. */
    refusal: z.string().nullable(),
  });

/** For the badges: conversations with unread messages, and pending requests. */
export const unreadSchema = z.object({ conversations: id, messages: id, requests: id });

export type ListConversationsInput = z.output<typeof listConversationsSchema>;
export type ConversationDto = z.infer<typeof conversationSchema>;
export type ChatDto = z.infer<typeof chatSchema>;
/** The chat of a group, with its last messages: oldest first. */
export interface GroupChatDto {
  chat: ChatDto;
  messages: MessageDto[];
}
export type UnreadDto = z.infer<typeof unreadSchema>;

/** The numbers in the menus, and when they were counted. */
export interface BadgesDto {
  unread: UnreadDto;
  notifications: number;
  countedAt: number;
}
