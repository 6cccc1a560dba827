import { z } from 'zod';
import {
  CLIENT_MSG_ID_LENGTH_MAX,
  CLIENT_MSG_ID_LENGTH_MIN,
  MESSAGE_LENGTH_MAX,
  REACTIONS,
} from '@/lib/messages/constants';
import { messageDtoSchema } from '@/lib/messages/schema/message';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { limitParam, PAGE_SIZE_DEFAULT } from '@/lib/platform/validation/paging';
import { cleanText, searchText } from '@/lib/platform/validation/text';

/** Message ids are 64-bit in the database and plain numbers in JSON: up to 2^53 - 1. */
const wideId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const wideIdParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'An id must be a whole number above 0')
  .transform(Number)
  .pipe(wideId);

const content = z
  .string({ error: 'Message must be text' })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .max(MESSAGE_LENGTH_MAX, `A message can have at most ${MESSAGE_LENGTH_MAX} characters`),
  );

const clientMsgId = z
  .string({ error: 'clientMsgId must be text' })
  .regex(
    new RegExp(`^[\\w-]{${CLIENT_MSG_ID_LENGTH_MIN},${CLIENT_MSG_ID_LENGTH_MAX}}$`),
    `clientMsgId needs ${CLIENT_MSG_ID_LENGTH_MIN} to ${CLIENT_MSG_ID_LENGTH_MAX} letters, digits, - or _`,
  );

/** Shared by POST /api/messages and the socket's `message`, which calls the field `type` `messageType`. */
export const sendMessageSchema = z
  .object({
    content: content.default(''),
    groupId: idSchema.nullish(),
    receiverId: idSchema.nullish(),
    type: z.enum(['text', 'image'], { error: 'type must be text or image' }).default('text'),
    messageType: z.enum(['text', 'image']).optional(),
    clientMsgId: clientMsgId.nullish(),
    replyToId: wideId.nullish(),
    imageKey: z.string().max(200).nullish(),
  })
  .refine(({ groupId, receiverId }) => Boolean(groupId) !== Boolean(receiverId), {
    message: 'Name either a group or a receiver',
    path: ['receiverId'],
  })
  .refine((input) => input.content !== '' || Boolean(input.imageKey), {
    message: 'Please write a message',
    path: ['content'],
  });

const seqParam = z
  .string()
  .regex(/^\d{1,9}$/, 'Please give a whole number')
  .transform(Number);

export const listMessagesSchema = z
  .object({
    after: seqParam.optional(),
    before: seqParam.optional(),
    limit: limitParam.default(PAGE_SIZE_DEFAULT),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    message: 'after and before do not go together',
    path: ['before'],
  });

export const messageParamsSchema = z.object({ id: wideIdParam });
export const ofMessageParamsSchema = z.object({ messageId: wideIdParam });
export const conversationParamsSchema = z.object({ id: idParam });
export const groupMessagesParamsSchema = z.object({ groupId: idParam });
export const directMessagesParamsSchema = z.object({ userId: idParam, otherUserId: idParam });

export const editMessageSchema = z.object({
  content: content.pipe(z.string().min(1, 'Please write a message')),
});
export const reactSchema = z.object({
  emoji: z.enum(REACTIONS, { error: `A reaction is one of ${REACTIONS.join(' ')}` }),
});
export const readConversationSchema = z.object({ seq: z.number().int().min(0).max(2_147_483_647) });
export const muteConversationSchema = z.object({ muted: z.boolean() });
export const typingInputSchema = z.object({ conversationId: idSchema });
export const readInputSchema = readConversationSchema.extend({ conversationId: idSchema });
export const searchMessagesSchema = z.object({
  q: searchText.pipe(z.string().min(2, 'Please type at least 2 characters')),
  before: seqParam.optional(),
  limit: limitParam.default(PAGE_SIZE_DEFAULT),
});

export const messageListSchema = z.array(messageDtoSchema);
/** The only part of the multipart body. */
export const picturePartsSchema = z.object({ picture: z.file() });
export const uploadedPictureSchema = z.object({
  imageKey: z.string(),
  imageUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export type SendMessageInput = z.output<typeof sendMessageSchema>;
export type ListMessagesInput = z.output<typeof listMessagesSchema>;
export type SearchMessagesInput = z.output<typeof searchMessagesSchema>;
export type UploadedPictureDto = z.infer<typeof uploadedPictureSchema>;
