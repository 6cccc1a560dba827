import { z } from 'zod';
import { idParam } from '@/lib/platform/validation/numbers';
import { pagingShape } from '@/lib/platform/validation/paging';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import { optionalMultiLine } from '@/lib/platform/validation/text';

/** The database checks the same length. */
const TEXT_LENGTH_MAX = 2_000;
const RATING_SENTENCE = 'Please choose 1 to 5 stars';

/** A review of a venue or a coach. */
export const reviewSchema = z.object({
  rating: z
    .number({ error: RATING_SENTENCE })
    .int(RATING_SENTENCE)
    .min(1, RATING_SENTENCE)
    .max(RATING_MAX, RATING_SENTENCE),
  comment: optionalMultiLine('Comment', TEXT_LENGTH_MAX).optional(),
});

/** The reply of the reviewed side; an empty one removes it. */
export const replySchema = z.object({ reply: optionalMultiLine('Reply', TEXT_LENGTH_MAX) });

export const reviewParamsSchema = z.object({ id: idParam, reviewId: idParam });
export const listReviewsSchema = z.object(pagingShape);

export type ReviewInput = z.output<typeof reviewSchema>;
export type ReplyInput = z.output<typeof replySchema>;
export type ListReviewsInput = z.output<typeof listReviewsSchema>;
