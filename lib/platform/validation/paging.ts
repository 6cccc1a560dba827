import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { searchText } from '@/lib/platform/validation/text';
import { texts } from '@/lib/platform/validation/texts';

export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;

/** `limit` of a list: digits only, 1 to 100. */
export const limitParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, says(texts, 'limitWhole', { max: PAGE_SIZE_MAX }))
  .transform(Number)
  .pipe(z.number().max(PAGE_SIZE_MAX, says(texts, 'limitMost', { max: PAGE_SIZE_MAX })));

/** The `cursor` of a list from lib/platform/http/cursor; opening it checks whether it is valid. */
export const cursorParam = z
  .string()
  .max(400, says(texts, 'cursorUnknown'))
  .regex(/^[\w-]+$/, says(texts, 'cursorUnknown'));

/** `?cursor=&limit=` of every list that can grow. */
export const pagingShape = {
  cursor: cursorParam.optional(),
  limit: limitParam.default(PAGE_SIZE_DEFAULT),
};

/** A growing list with a search text. */
export const pagedSearchSchema = z.object({ ...pagingShape, search: searchText.default('') });
export type PagedSearchInput = z.output<typeof pagedSearchSchema>;
