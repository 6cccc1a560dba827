import { z } from 'zod';
import {
  ANNOUNCEMENT_LENGTH_MAX,
  CLIENT_MSG_ID_LENGTH_MAX,
  CLIENT_MSG_ID_LENGTH_MIN,
  MESSAGE_LENGTH_MAX,
  REACTIONS,
} from '@/lib/messages/constants';
import { messageDtoSchema } from '@/lib/messages/schema/message';
import { texts } from '@/lib/messages/texts';
import { says } from '@/lib/platform/language/say';
import { BATCH_SIZE_DEFAULT, limitParam } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { cleanText, searchText } from '@/lib/platform/validation/text';

/** Message ids are 64-bit in the database and plain numbers in JSON: up to 2^53 - 1. */
const wideId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const wideIdParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, says(texts, 'idUnfit'))
  .transform(Number)
  .pipe(wideId);

const content = z
  .string(says(texts, 'mustBeText'))
  .transform(cleanText)
  .pipe(z.string().max(MESSAGE_LENGTH_MAX, says(texts, 'tooLong', { max: MESSAGE_LENGTH_MAX })));

const clientMsgId = z.string(says(texts, 'clientMsgIdMustBeText')).regex(
  new RegExp(`^[\\w-]{${CLIENT_MSG_ID_LENGTH_MIN},${CLIENT_MSG_ID_LENGTH_MAX}}$`),
  says(texts, 'clientMsgIdUnfit', {
    min: CLIENT_MSG_ID_LENGTH_MIN,
    max: CLIENT_MSG_ID_LENGTH_MAX,
  }),
);

/** Shared by POST /api/messages and the socket's `message`, which calls the field `type` `messageType`. */
export const sendMessageSchema = z
  .object({
    content: content.default(''),
    groupId: idSchema.nullish(),
    gameId: idSchema.nullish(),
    receiverId: idSchema.nullish(),
    type: z.enum(['text', 'image'], says(texts, 'typeUnknown')).default('text'),
    messageType: z.enum(['text', 'image']).optional(),
    clientMsgId: clientMsgId.nullish(),
    replyToId: wideId.nullish(),
    imageKey: z.string().max(200).nullish(),
  })
  .refine((to) => [to.groupId, to.gameId, to.receiverId].filter(Boolean).length === 1, {
    ...says(texts, 'groupOrReceiver'),
    path: ['receiverId'],
  })
  .refine((input) => input.content !== '' || Boolean(input.imageKey), {
    ...says(texts, 'pleaseWrite'),
    path: ['content'],
  });

const seqParam = z
  .string()
  .regex(/^\d{1,9}$/, says(texts, 'wholeNumber'))
  .transform(Number)
  .pipe(z.number().int());

export const listMessagesSchema = z
  .object({
    after: seqParam.optional(),
    before: seqParam.optional(),
    limit: limitParam.default(BATCH_SIZE_DEFAULT),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    ...says(texts, 'notTogether'),
    path: ['before'],
  });

const SEARCH_LENGTH_MIN = 2;

export const messageParamsSchema = z.object({ id: wideIdParam });
export const ofMessageParamsSchema = z.object({ messageId: wideIdParam });
export const conversationParamsSchema = z.object({ id: idParam });
export const groupMessagesParamsSchema = z.object({ groupId: idParam });
export const directMessagesParamsSchema = z.object({ userId: idParam, otherUserId: idParam });

export const editMessageSchema = z.object({
  content: content.pipe(z.string().min(1, says(texts, 'pleaseWrite'))),
});
export const announceSchema = z.object({
  content: content.pipe(
    z
      .string()
      .min(1, says(texts, 'pleaseWrite'))
      .max(
        ANNOUNCEMENT_LENGTH_MAX,
        says(texts, 'announcementTooLong', { max: ANNOUNCEMENT_LENGTH_MAX }),
      ),
  ),
});
export const reactSchema = z.object({
  emoji: z.enum(REACTIONS, says(texts, 'reactionUnknown', { reactions: REACTIONS.join(' ') })),
});
export const readConversationSchema = z.object({ seq: z.number().int().min(0).max(2_147_483_647) });
export const muteConversationSchema = z.object({ muted: z.boolean() });
export const typingInputSchema = z.object({ conversationId: idSchema });
export const readInputSchema = readConversationSchema.extend({ conversationId: idSchema });
export const searchMessagesSchema = z.object({
  q: searchText.pipe(
    z.string().min(SEARCH_LENGTH_MIN, says(texts, 'typeMore', { min: SEARCH_LENGTH_MIN })),
  ),
  before: seqParam.optional(),
  limit: limitParam.default(BATCH_SIZE_DEFAULT),
});

export const messageListSchema = z.array(messageDtoSchema);
export const picturePartsSchema = z.object({ picture: z.file() });
export const uploadedPictureSchema = z.object({
  imageKey: z.string(),
  imageUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export type SendMessageInput = z.output<typeof sendMessageSchema>;
export type AnnounceInput = z.output<typeof announceSchema>;
export type ListMessagesInput = z.output<typeof listMessagesSchema>;
export type SearchMessagesInput = z.output<typeof searchMessagesSchema>;
export type UploadedPictureDto = z.infer<typeof uploadedPictureSchema>;
