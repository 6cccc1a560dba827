import { parseInput } from '@/lib/http/handler';
import {
  notOneOfSchema,
  type SaveVenueInput,
  saveVenueSchema,
  type VenueImagesInput,
  venueFields,
  venueImagesSchema,
} from '@/lib/venues/schema/save-venue';

/** A multipart form of a venue, its text fields judged; the files are judged when they are taken. */
export interface VenueForm {
  venue: SaveVenueInput;
  pictures: VenueImagesInput;
  /** Listed venues that it is said to be none of. */
  notOneOf: number[];
  /** Holds the files (`images`, repeated) and the `captchaToken`. */
  form: FormData;
}

/** @throws AppError invalid, naming each field */
export function readVenueForm(form: FormData): VenueForm {
  const fields = venueFields(form);
  // parseInput answers what its schema puts out; its type cannot say so for every schema at once.
  const venue = parseInput(saveVenueSchema, fields) as SaveVenueInput;
  const pictures = parseInput(venueImagesSchema, fields) as VenueImagesInput;
  const { notOneOf } = parseInput(notOneOfSchema, fields) as { notOneOf: number[] };
  return { venue, pictures, notOneOf, form };
}
