import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { searchText } from '@/lib/platform/validation/text';
import { texts } from '@/lib/platform/validation/texts';

export const BATCH_SIZE_DEFAULT = 20;
export const BATCH_SIZE_MAX = 100;

/** `limit` of a list: digits only, 1 to 100. */
export const limitParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, says(texts, 'limitWhole', { max: BATCH_SIZE_MAX }))
  .transform(Number)
  .pipe(
    z
      .number()
      .int()
      .max(BATCH_SIZE_MAX, says(texts, 'limitMost', { max: BATCH_SIZE_MAX })),
  );

/** The `cursor` of a list from lib/platform/http/cursor, which validates it when it is used. */
export const cursorParam = z
  .string()
  .max(400, says(texts, 'cursorUnknown'))
  .regex(/^[\w-]+$/, says(texts, 'cursorUnknown'));

export const pagingShape = {
  cursor: cursorParam.optional(),
  limit: limitParam.default(BATCH_SIZE_DEFAULT),
};

export const pagedSearchSchema = z.object({ ...pagingShape, search: searchText.default('') });
export type PagedSearchInput = z.output<typeof pagedSearchSchema>;
