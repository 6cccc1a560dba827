import { z } from 'zod';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { NOTE_LENGTH_MAX } from '@/lib/venues/constants';
import { texts } from '@/lib/venues/texts';

const CURATE_ACTIONS = ['verify', 'unverify', 'close', 'reopen', 'hide', 'show'] as const;
export type CurateAction = (typeof CURATE_ACTIONS)[number];

export const curateVenueParamsSchema = z.object({
  id: idParam,
  action: z.enum(CURATE_ACTIONS),
});
/** The note goes to the audit log and, if notified, to the owner. */
export const curateVenueSchema = z.object({
  adminNotes: optionalMultiLine(later(texts, 'adminNotesLabel'), NOTE_LENGTH_MAX).optional(),
});
export const mergeVenueSchema = z.object({
  intoId: z.number(says(texts, 'stayingMissing')).pipe(idSchema),
});

export const adminVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  area: z.string().nullable(),
  city: z.string(),
  addedBy: z.string().nullable(),
  owner: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number().int(),
  isVerified: z.boolean(),
  isClosed: z.boolean(),
  isHidden: z.boolean(),
  openSuggestions: z.number().int(),
  openReports: z.number().int(),
});
export const adminVenueListSchema = z.array(adminVenueSchema);

/** A venue whose pin is not in the city that it names. */
const misplacedVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Where the pin is, and how far from the city. */
  sentence: z.string(),
});
export const misplacedVenueListSchema = z.array(misplacedVenueSchema);

export type MisplacedVenueDto = z.infer<typeof misplacedVenueSchema>;
export type CurateVenueInput = z.output<typeof curateVenueSchema>;
export type AdminVenueDto = z.infer<typeof adminVenueSchema>;
