import { z } from 'zod';
import { LANGUAGE_CODES } from './languages';

/** The fields of the form that changes the language. */
export const chooseLanguageSchema = z.object({
  language: z.enum(LANGUAGE_CODES),
  /** The page that was read. */
  returnTo: z.string().max(2_000).optional(),
});
