import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { PROPOSAL_TIMES_MAX } from '@/lib/proposals/constants';
import { texts } from '@/lib/proposals/texts';
import { sportSummarySchema } from '@/lib/sports/schema';

export const proposalParamsSchema = z.object({ id: idParam });
export const choicesQuerySchema = z.object({ sportId: idParam.optional() });

const start = z.iso.datetime(says(texts, 'timeForm'));

export const proposeSchema = z.object({
  sportId: idSchema,
  startsAt: z
    .array(start, says(texts, 'timesNeeded'))
    .min(1, says(texts, 'timesNeeded'))
    .max(PROPOSAL_TIMES_MAX, says(texts, 'timesNeeded'))
    .transform((times) => [...new Set(times)].toSorted()),
  venueId: idSchema,
});

export const answerProposalSchema = z.object({
  answer: z.enum(['accept', 'decline', 'withdraw'], says(texts, 'answerChoice')),
  /** The accepted time. */
  startsAt: start.optional(),
});

const venueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  area: z.string().nullable(),
  timeZone: z.string(),
});

const proposalSchema = z.object({
  id: z.number().int(),
  /** The viewer is the proposer. */
  isOwn: z.boolean(),
  sport: sportSummarySchema,
  startsAt: z.array(z.iso.datetime()),
  /** Null once it is deleted. */
  venue: venueSchema.nullable(),
});

/** What two people can plan with each other. */
export const proposalStatusSchema = z.object({
  /** They are connected and share a sport. */
  canPropose: z.boolean(),
  open: proposalSchema.nullable(),
});

/** Times that suit the proposer, and venues between the two. */
export const choicesSchema = z.object({
  sports: z.array(sportSummarySchema),
  timeZone: z.string(),
  startsAt: z.array(z.iso.datetime()),
  venues: z.array(venueSchema),
});

export const answeredSchema = z.object({
  gameId: z.number().int().nullable(),
});

export type ProposalDto = z.infer<typeof proposalSchema>;
export type ProposalStatusDto = z.infer<typeof proposalStatusSchema>;
export type ChoicesDto = z.infer<typeof choicesSchema>;
export type AnsweredDto = z.infer<typeof answeredSchema>;
export type ProposeInput = z.output<typeof proposeSchema>;
export type AnswerProposalInput = z.output<typeof answerProposalSchema>;
