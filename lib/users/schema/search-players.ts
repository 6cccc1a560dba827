import { z } from 'zod';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import {
  hasWholeCentre,
  searchAreaShape,
  WHOLE_CENTRE_ISSUE,
} from '@/lib/platform/validation/search-area';
import { searchText } from '@/lib/platform/validation/text';
import { skillLevelSchema, sportIdsParam } from '@/lib/sports/schema';

export const searchPlayersSchema = z
  .object({
    search: searchText.default(''),
    sportId: sportIdsParam,
    skillLevel: skillLevelSchema.optional(),
    ...searchAreaShape,
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export type SearchPlayersQuery = z.input<typeof searchPlayersSchema>;
export type SearchPlayersInput = z.output<typeof searchPlayersSchema>;
