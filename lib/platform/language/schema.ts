import { z } from 'zod';
import { isOffered, LANGUAGE_CODES } from './languages';

export const chooseLanguageSchema = z.object({
  language: z.enum(LANGUAGE_CODES).refine(isOffered),
  /** The page to return to. */
  returnTo: z.string().max(2_000).optional(),
});
