import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/tags';
import { AppError } from '@/lib/errors/app-error';
import { type SportDetailDto, type SportDto, sportParamsSchema } from '@/lib/sports/schema';
import { listSports, readSport } from '@/lib/sports/service';

// An hour bounds how long a change made outside the app (a seed, an administrator's SQL) stays unseen.
const keptSports = unstable_cache(listSports, ['sports'], {
  tags: [cacheTags.sports],
  revalidate: 3600,
});

/** All sports, the house sport first; kept across requests, since they are the same for everybody and hardly change. */
export const loadSports = cache(async (): Promise<SportDto[]> => {
  const sports = await keptSports();
  // Asked before the database was filled: an empty list must not be kept for an hour.
  return sports.length > 0 ? sports : listSports();
});

/** A sport by the `id` of a page's address; once a request, for the title and the page. */
export const loadSport = cache(async (id: string): Promise<SportDetailDto> => {
  const params = sportParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  try {
    return await readSport(params.data.id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
});
