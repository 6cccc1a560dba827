import { z } from 'zod';
import { idParam } from '@/lib/platform/validation/numbers';
import { pagingShape } from '@/lib/platform/validation/paging';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import {
  COMMENT_LENGTH_MAX,
  RATING_MAX,
  RATING_MIN,
  REPLY_LENGTH_MAX,
} from '@/lib/venues/constants';

const RATING_SENTENCE = 'Please choose 1 to 5 stars';

export const reviewVenueSchema = z.object({
  rating: z
    .number({ error: RATING_SENTENCE })
    .int(RATING_SENTENCE)
    .min(RATING_MIN, RATING_SENTENCE)
    .max(RATING_MAX, RATING_SENTENCE),
  comment: optionalMultiLine('Comment', COMMENT_LENGTH_MAX).optional(),
});

export const reviewParamsSchema = z.object({ id: idParam, reviewId: idParam });
export const listReviewsSchema = z.object(pagingShape);

/** An empty reply removes the reply. */
export const replyToReviewSchema = z.object({
  reply: optionalMultiLine('Reply', REPLY_LENGTH_MAX),
});

export const venueReviewSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int(),
  /** Null for guests. */
  userId: z.number().int().nullable(),
  rating: z.number().int(),
  comment: z.string().nullable(),
  ownerReply: z.string().nullable(),
  ownerReplyAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For guests the first name only, and no picture. */
  user: z.object({ name: z.string(), profileImageUrl: z.string().nullable() }),
  isMine: z.boolean(),
});
export const venueReviewListSchema = z.array(venueReviewSchema);

export type ReviewVenueInput = z.output<typeof reviewVenueSchema>;
export type ReplyToReviewInput = z.output<typeof replyToReviewSchema>;
export type ListReviewsInput = z.output<typeof listReviewsSchema>;
export type VenueReviewDto = z.infer<typeof venueReviewSchema>;
