import { z } from 'zod';
import { optionalMultiLine } from '@/lib/validation/text';
import { NOTE_LENGTH_MAX } from '@/lib/venues/constants';

/** What somebody who may not change a venue says of it; an admin decides. */
export const suggestChangeSchema = z
  .object({
    kind: z.enum(['edit', 'closed'], { error: 'Please choose what is wrong' }),
    note: optionalMultiLine('Note', NOTE_LENGTH_MAX).default(null),
  })
  .refine(({ kind, note }) => kind === 'closed' || note !== null, {
    path: ['note'],
    message: 'Please say what should be changed',
  });

export const venueSuggestionSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int(),
  kind: z.enum(['edit', 'closed']),
  note: z.string().nullable(),
  status: z.literal('pending'),
  createdAt: z.iso.datetime(),
});

export const markClosedSchema = z.object({
  closed: z.boolean({ error: 'closed must be true or false' }),
});

export type SuggestChangeInput = z.output<typeof suggestChangeSchema>;
export type VenueSuggestionDto = z.infer<typeof venueSuggestionSchema>;
