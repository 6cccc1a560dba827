import { z } from 'zod';
import { DECISION_NOTE_LENGTH_MAX, JOIN_MESSAGE_LENGTH_MAX } from '@/lib/groups/constants';
import { groupCardSchema } from '@/lib/groups/schema/group-card';
import { texts } from '@/lib/groups/texts';
import { later } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { personSummarySchema } from '@/lib/users/schema/person';

export const joinGroupSchema = z
  .object({
    message: optionalMultiLine(later(texts, 'messageLabel'), JOIN_MESSAGE_LENGTH_MAX).optional(),
  })
  .default({});

/** `joined`: the person had a pending invite, which was accepted. */
export const joinResultSchema = z.object({
  status: z.enum(['pending', 'joined']),
  requestId: z.number().int().nullable(),
});

export const listJoinRequestsSchema = z.object(pagingShape);
export const joinRequestParamsSchema = z.object({ id: idParam, requestId: idParam });
export const decideJoinRequestSchema = z
  .object({
    note: optionalMultiLine(later(texts, 'noteLabel'), DECISION_NOTE_LENGTH_MAX).optional(),
  })
  .default({});

/** A pending request as organisers see it. */
export const joinRequestSchema = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  userId: z.number().int(),
  status: z.enum(['pending', 'approved', 'declined', 'withdrawn']),
  message: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  user: personSummarySchema,
});
export const joinRequestListSchema = z.array(joinRequestSchema);

export const sendInviteSchema = z.object({
  receiverId: idSchema,
  message: optionalMultiLine(later(texts, 'messageLabel'), JOIN_MESSAGE_LENGTH_MAX).optional(),
});

export const inviteParamsSchema = z.object({ id: idParam });
export const listInvitesSchema = z.object(pagingShape);

/** A pending invite. `user` is the receiver for the group's organisers, and the sender for the receiver. */
export const inviteSchema = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn']),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  user: personSummarySchema,
  group: groupCardSchema.pick({
    id: true,
    name: true,
    sport: true,
    memberCount: true,
    maxMembers: true,
    audience: true,
  }),
});
export const inviteListSchema = z.array(inviteSchema);

export type JoinGroupInput = z.output<typeof joinGroupSchema>;
export type JoinResultDto = z.infer<typeof joinResultSchema>;
export type ListJoinRequestsInput = z.output<typeof listJoinRequestsSchema>;
export type DecideJoinRequestInput = z.output<typeof decideJoinRequestSchema>;
export type JoinRequestDto = z.infer<typeof joinRequestSchema>;
export type SendInviteInput = z.output<typeof sendInviteSchema>;
export type ListInvitesInput = z.output<typeof listInvitesSchema>;
export type InviteDto = z.infer<typeof inviteSchema>;
