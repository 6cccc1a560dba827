import { expect } from 'vitest';

/** All items of a list, so many at a time. */
export async function readAllPages<T>(
  limit: number,
  read: (page: { limit: number; cursor?: string }) => Promise<{
    items: T[];
    nextCursor: string | null;
  }>,
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const page = await read({ limit, ...(cursor === null ? {} : { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
