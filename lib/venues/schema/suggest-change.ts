import { z } from 'zod';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { ASCII_EMAIL, withAsciiDomain } from '@/lib/platform/validation/email';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { NOTE_LENGTH_MAX } from '@/lib/venues/constants';
import { venueFactFields, venuePartsSchema } from '@/lib/venues/schema/save-venue';
import { texts } from '@/lib/venues/texts';

export const venueReviewSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int(),
  /** Null for guests. */
  userId: z.number().int().nullable(),
  rating: z.number().int(),
  /** They have had a court there, or played a game there. */
  hasCome: z.boolean(),
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

const EMAIL_LENGTH_MAX = 254;

export const applicationExtrasSchema = z.object({
  contactEmail: z
    .string(says(texts, 'emailMissing'))
    .trim()
    .max(EMAIL_LENGTH_MAX, says(texts, 'emailMax', { max: EMAIL_LENGTH_MAX }))
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: ASCII_EMAIL, ...says(texts, 'emailFormat') })),
  /** Omitted for a new venue. */
  venueId: idParam.optional(),
});

export const applicationPartsSchema = venuePartsSchema.extend(applicationExtrasSchema.shape);

export const venueApplicationSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  adminNotes: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export const venueApplicationListSchema = z.array(venueApplicationSchema);

export type ApplicationExtras = z.output<typeof applicationExtrasSchema>;
export type VenueApplicationDto = z.infer<typeof venueApplicationSchema>;

const kind = z.enum(['edit', 'closed', 'duplicate'], says(texts, 'kindMissing'));

/** An empty phone, website or price removes the listed one. */
const suggestedFactsSchema = z.object(venueFactFields).partial();
export type SuggestedFacts = z.output<typeof suggestedFactsSchema>;
export type FactName = keyof SuggestedFacts;
/** In the order of the form. */
export const FACT_NAMES = [
  'name',
  'address',
  'phone',
  'website',
  'pricing',
] as const satisfies FactName[];

/** A correction by a person who may not edit the venue; its representative or an admin decides. */
export const suggestChangeSchema = z
  .object({
    kind,
    note: optionalMultiLine(later(texts, 'noteLabel'), NOTE_LENGTH_MAX).default(null),
    changes: suggestedFactsSchema.default({}),
    /** The other listing of the same venue. */
    duplicateOfId: idSchema.optional(),
  })
  .refine((given) => given.kind !== 'edit' || given.note || Object.keys(given.changes).length > 0, {
    path: ['note'],
    ...says(texts, 'changeMissing'),
  })
  .refine((given) => given.kind !== 'duplicate' || given.duplicateOfId !== undefined, {
    path: ['duplicateOfId'],
    ...says(texts, 'otherListingMissing'),
  });

const status = z.enum(['pending', 'approved', 'rejected']);
const suggestionShape = {
  id: z.number().int(),
  venueId: z.number().int(),
  kind,
  note: z.string().nullable(),
  status,
  createdAt: z.iso.datetime(),
};

export const venueSuggestionSchema = z.object(suggestionShape);

/** For its decider: each change next to the listed value. */
export const openSuggestionSchema = z.object({
  ...suggestionShape,
  venueName: z.string(),
  changes: z.array(
    z.object({
      field: z.enum(FACT_NAMES),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  duplicateOf: z.object({ id: z.number().int(), name: z.string(), address: z.string() }).nullable(),
  /** Null for a deleted account. */
  suggestedBy: z.string().nullable(),
});
export const openSuggestionListSchema = z.array(openSuggestionSchema);

export const listSuggestionsSchema = z.object(pagingShape);
export const decideSuggestionParamsSchema = z.object({
  id: idParam,
  suggestionId: idParam,
  action: z.enum(['apply', 'dismiss']),
});

export const markClosedSchema = z.object({
  closed: z.boolean(says(texts, 'closedFlag')),
});

export type SuggestChangeInput = z.output<typeof suggestChangeSchema>;
export type ListSuggestionsInput = z.output<typeof listSuggestionsSchema>;
export type VenueSuggestionDto = z.infer<typeof venueSuggestionSchema>;
export type OpenSuggestionDto = z.infer<typeof openSuggestionSchema>;
