import { z } from 'zod';
import { BAN_REASON_LENGTH_MAX, GROUP_ROLES, MEMBERS_SHOWN } from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import { later, says } from '@/lib/platform/language/say';
import { limitParam, pagedSearchSchema } from '@/lib/platform/validation/batch-size';
import { idParam } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { personSummarySchema } from '@/lib/users/schema/person';

/** `search`: a part of the name. */
export const listMembersSchema = pagedSearchSchema.extend({
  limit: limitParam.default(MEMBERS_SHOWN),
});

export const memberParamsSchema = z.object({ id: idParam, memberId: idParam });

/** `creator` hands the group over. */
export const changeRoleSchema = z.object({
  role: z.enum(GROUP_ROLES, says(texts, 'roleUnknown')),
});

export const banMemberSchema = z
  .object({
    reason: optionalMultiLine(later(texts, 'reasonLabel'), BAN_REASON_LENGTH_MAX).optional(),
  })
  .default({});

export const banParamsSchema = z.object({ id: idParam, userId: idParam });

const banSchema = z.object({
  userId: z.number().int(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  user: personSummarySchema,
});
export const banListSchema = z.array(banSchema);

export type BanMemberInput = z.output<typeof banMemberSchema>;
export type BanDto = z.infer<typeof banSchema>;

/** Whether the caller has a seat in each new game of a series unless they say no. */
export const alwaysComesSchema = z.object({ alwaysComes: z.boolean() });
