import { z } from 'zod';
import { REPORT_NOTE_LENGTH_MAX, REPORT_REASONS, REPORT_TARGETS } from '@/lib/moderation/constants';
import { texts } from '@/lib/moderation/texts';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';

export const blockParamsSchema = z.object({ userId: idParam });
export const listBlocksSchema = z.object(pagingShape);

/** A person whom the actor has blocked, named so that the block can be lifted. */
const blockSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  blockedAt: z.iso.datetime(),
});

export const blockListSchema = z.array(blockSchema);

export const reportThingSchema = z.object({
  targetType: z.enum(REPORT_TARGETS, says(texts, 'sayWhat')),
  /** Messages have 64-bit ids. */
  targetId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  /** For reporting a person for their messages: the reporter's conversation with them. */
  conversationId: idSchema.optional(),
  reason: z.enum(REPORT_REASONS, says(texts, 'chooseOffered')),
  note: optionalMultiLine(later(texts, 'noteLabel'), REPORT_NOTE_LENGTH_MAX).optional(),
});

export const reportSchema = z.object({
  id: z.number().int(),
  targetType: z.enum(REPORT_TARGETS),
  targetId: z.number().int(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  status: z.literal('open'),
  createdAt: z.iso.datetime(),
});

export const appealSchema = z.object({
  token: z.string().max(500),
  note: z.string().trim().min(1).max(REPORT_NOTE_LENGTH_MAX),
});

export const warningParamsSchema = z.object({ id: idParam });
/** An admin's text, shown until the person has confirmed it. */
const warningSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export const warningListSchema = z.array(warningSchema);

export type WarningDto = z.infer<typeof warningSchema>;
export type ListBlocksInput = z.output<typeof listBlocksSchema>;
export type BlockDto = z.infer<typeof blockSchema>;
export type ReportThingInput = z.output<typeof reportThingSchema>;
export type ReportDto = z.infer<typeof reportSchema>;
