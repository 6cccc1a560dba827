import { z } from 'zod';
import { limitParam } from '@/lib/platform/validation/batch-size';
import { nearbyUserSchema } from '@/lib/users/schema/nearby-user';

export const listSuggestionsSchema = z.object({ limit: limitParam.default(20) });

const suggestionSchema = nearbyUserSchema.extend({
  /** Sports that both play. */
  commonSports: z.number().int(),
  reason: z.string(),
  isTopMatch: z.boolean(),
});

export const suggestionListSchema = z.array(suggestionSchema);

export type ListSuggestionsInput = z.output<typeof listSuggestionsSchema>;
export type SuggestionDto = z.infer<typeof suggestionSchema>;
