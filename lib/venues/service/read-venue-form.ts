import { parseInput } from '@/lib/platform/http/handler';
import {
  notOneOfSchema,
  type SaveVenueInput,
  saveVenueSchema,
  type VenueImagesInput,
  venueFields,
  venueImagesSchema,
} from '@/lib/venues/schema/save-venue';

/** The text fields are parsed; the files are checked when they are read. */
export interface VenueForm {
  venue: SaveVenueInput;
  pictures: VenueImagesInput;
  /** Listed venues that the person has excluded as duplicates. */
  notOneOf: number[];
  /** Contains the files (`images`, repeated) and the `captchaToken`. */
  form: FormData;
}

/** @throws AppError invalid, naming each field */
export function readVenueForm(form: FormData): VenueForm {
  const fields = venueFields(form);
  // parseInput returns its schema's output, which its type cannot express for every schema.
  const venue = parseInput(saveVenueSchema, fields) as SaveVenueInput;
  const pictures = parseInput(venueImagesSchema, fields) as VenueImagesInput;
  const { notOneOf } = parseInput(notOneOfSchema, fields) as { notOneOf: number[] };
  return { venue, pictures, notOneOf, form };
}
