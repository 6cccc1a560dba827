import { z } from 'zod';
import { AUDIENCES, GROUP_STANDINGS } from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import { later } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import {
  hasWholeCentre,
  searchAreaShape,
  WHOLE_CENTRE_ISSUE,
} from '@/lib/platform/validation/search-area';
import { optionalSingleLine, searchText } from '@/lib/platform/validation/text';
import { sportIdsParam, sportSummarySchema } from '@/lib/sports/schema';

export const discoverGroupsSchema = z
  .object({
    ...searchAreaShape,
    sportId: sportIdsParam,
    city: optionalSingleLine(later(texts, 'cityLabel'), 80).optional(),
    search: searchText.optional(),
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export const groupCardViewerSchema = z.object({
  standing: z.enum(GROUP_STANDINGS),
  /** Whether they belong to the audience; otherwise the group refuses them. */
  fitsAudience: z.boolean(),
});

/** A group in a list. 'N spots left' is maxMembers minus memberCount. */
export const groupCardSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  sportId: z.number().int(),
  sport: sportSummarySchema,
  /** Null when the creator deleted the account; the name is then 'Unknown'. */
  creatorId: z.number().int().nullable(),
  /** First name only for signed-out readers. */
  creator: z.object({ name: z.string() }),
  memberCount: z.number().int(),
  maxMembers: z.number().int(),
  isActive: z.boolean(),
  /** Nearest named area and city. */
  location: z.string().nullable(),
  audience: z.enum(AUDIENCES),
  /** Whole kilometres, at least 1; null for a group without a place. */
  distance: z.number().int().nullable(),
  viewer: groupCardViewerSchema.nullable(),
});

export const groupCardListSchema = z.array(groupCardSchema);

export type DiscoverGroupsQuery = z.input<typeof discoverGroupsSchema>;
export type DiscoverGroupsInput = z.output<typeof discoverGroupsSchema>;
export type GroupCardViewerDto = z.infer<typeof groupCardViewerSchema>;
export type GroupCardDto = z.infer<typeof groupCardSchema>;

/** A person's group. Has no `distance`. */
const groupOfUserSchema = groupCardSchema.omit({ distance: true }).extend({
  role: z.enum(['creator', 'organiser', 'member']),
  joinedAt: z.iso.datetime(),
  /** Pending requests in a group that the viewer organises; otherwise 0. */
  openRequests: z.number().int(),
});

export const groupOfUserListSchema = z.array(groupOfUserSchema);

export type GroupOfUserDto = z.infer<typeof groupOfUserSchema>;
