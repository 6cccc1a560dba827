import type { z } from 'zod';
import type { ApiUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import type { Page } from '@/lib/platform/http/cursor';

/** The first batch of a list as the server rendered it, and its call. */
export interface FirstBatch<T> {
  url: ApiUrl<T[]>;
  page: ApiBatch<T>;
}

/**
 * Page data passes the schema of its call too, so that nothing else of a row reaches the browser.
 * @param urlOf the call that the page answers; with a cursor, the call of the next page
 */
export function toFirstBatch<T>(
  urlOf: (cursor?: string) => ApiUrl<T[]>,
  { items, nextCursor }: Page<T>,
  schema: z.ZodType<T[]>,
): FirstBatch<T> {
  const next = nextCursor === null ? null : urlOf(nextCursor);
  return { url: urlOf(), page: { items: schema.parse(items), next } };
}
