import { z } from 'zod';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam } from '@/lib/platform/validation/numbers';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { texts } from '@/lib/platform/validation/texts';

/** The database checks the same length. */
const TEXT_LENGTH_MAX = 2_000;
const chooseStars = says(texts, 'chooseStars', { max: RATING_MAX });

export const reviewSchema = z.object({
  rating: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(RATING_MAX, chooseStars),
  comment: optionalMultiLine(later(texts, 'comment'), TEXT_LENGTH_MAX).optional(),
});

/** An empty reply removes it. */
export const replySchema = z.object({
  reply: optionalMultiLine(later(texts, 'reply'), TEXT_LENGTH_MAX),
});

export const reviewParamsSchema = z.object({ id: idParam, reviewId: idParam });
export const listReviewsSchema = z.object(pagingShape);

export type ReviewInput = z.output<typeof reviewSchema>;
export type ReplyInput = z.output<typeof replySchema>;
export type ListReviewsInput = z.output<typeof listReviewsSchema>;
