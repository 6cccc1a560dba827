import { z } from 'zod';

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

export type VenueReviewDto = z.infer<typeof venueReviewSchema>;
