import { notFound } from 'next/navigation';
import { cache } from 'react';
import { kept } from '@/lib/cache/kept';
import { cacheTags } from '@/lib/cache/tags';
import { orNotFound } from '@/lib/errors/or-not-found';
import { type SportDetailDto, type SportDto, sportParamsSchema } from '@/lib/sports/schema';
import { listSports, readSport } from '@/lib/sports/service';

/** All sports, the house sport first; kept across requests, since they are the same for everybody and hardly change. */
export const loadSports = cache(async (): Promise<SportDto[]> => {
  const sports = await kept.lists.getOrMake('sports', [cacheTags.sports], async () => {
    const value = await listSports();
    // Asked before the database was filled, an empty list must not stay for an hour.
    return { value, keep: value.length > 0 };
  });
  return sports as SportDto[];
});

/** A sport by the `id` of a page's address; once a request, for the title and the page. */
export const loadSport = cache(async (id: string): Promise<SportDetailDto> => {
  const params = sportParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return orNotFound(readSport(params.data.id));
});
