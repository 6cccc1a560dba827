import { z } from 'zod';
import { REQUEST_MESSAGE_LENGTH_MAX } from '@/lib/connections/constants';
import { texts } from '@/lib/connections/texts';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { personSummarySchema } from '@/lib/users/schema/person';

export const sendFriendRequestSchema = z.object({
  receiverId: idSchema,
  /** Omitted or empty: a greeting with the sender's name. */
  message: optionalMultiLine(later(texts, 'messageLabel'), REQUEST_MESSAGE_LENGTH_MAX).optional(),
});

export const listFriendRequestsSchema = z.object({
  box: z.enum(['received', 'sent'], says(texts, 'boxUnknown')).default('received'),
  ...pagingShape,
});

export const listConnectionsSchema = z.object({
  ...pagingShape,
  /** Without the members of this group of the caller's. */
  outsideGroup: idParam.optional(),
});

export const friendRequestParamsSchema = z.object({ id: idParam });
export const connectionParamsSchema = z.object({ userId: idParam });

/**
 * A request as one of its two people sees it. To its sender a declined one remains `pending`, because declining is silent.
 * `user` is the other person.
 */
export const friendRequestSchema = z.object({
  id: z.number().int(),
  senderId: z.number().int(),
  receiverId: z.number().int(),
  status: z.enum(['pending', 'accepted', 'declined', 'cancelled']),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  user: personSummarySchema,
});

export const friendRequestListSchema = z.array(friendRequestSchema);

const connectionSchema = personSummarySchema.extend({
  connectedAt: z.iso.datetime(),
  /** The two also liked each other. */
  likedEachOther: z.boolean(),
});

export const connectionListSchema = z.array(connectionSchema);

export type SendFriendRequestInput = z.output<typeof sendFriendRequestSchema>;
export type ListFriendRequestsInput = z.output<typeof listFriendRequestsSchema>;
export type ListConnectionsInput = z.output<typeof listConnectionsSchema>;
export type FriendRequestDto = z.infer<typeof friendRequestSchema>;
export type ConnectionDto = z.infer<typeof connectionSchema>;

/** By person: only those with a request to or from the viewer, or a connection. */
export type ConnectionStates = Record<
  number,
  { state: 'sent' | 'received' | 'connected'; requestId: number | null }
>;
