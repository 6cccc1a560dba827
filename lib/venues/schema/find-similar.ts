import { z } from 'zod';
import { later } from '@/lib/platform/language/say';
import { latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';
import { hasWholeCentre, WHOLE_CENTRE_ISSUE } from '@/lib/platform/validation/search-area';
import { singleLine } from '@/lib/platform/validation/text';
import { NAME_LENGTH_MAX, PLACE_LENGTH_MAX } from '@/lib/venues/constants';
import { texts } from '@/lib/venues/texts';

export const findSimilarSchema = z
  .object({
    name: singleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX),
    city: singleLine(later(texts, 'cityLabel'), PLACE_LENGTH_MAX),
    latitude: latitudeParam.optional(),
    longitude: longitudeParam.optional(),
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

const similarVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  area: z.string().nullable(),
  city: z.string(),
});
export const similarVenueListSchema = z.array(similarVenueSchema);

export type FindSimilarInput = z.output<typeof findSimilarSchema>;
export type SimilarVenueDto = z.infer<typeof similarVenueSchema>;
