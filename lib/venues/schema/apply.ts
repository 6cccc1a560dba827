import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { ASCII_EMAIL, withAsciiDomain } from '@/lib/platform/validation/email';
import { idParam } from '@/lib/platform/validation/numbers';
import { venuePartsSchema } from '@/lib/venues/schema/save-venue';
import { texts } from '@/lib/venues/texts';

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
