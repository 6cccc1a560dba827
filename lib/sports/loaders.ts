import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/tags';
import type { SportDto } from '@/lib/sports/schema';
import { listSports } from '@/lib/sports/service';

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
