import { notFound } from 'next/navigation';
import { cache } from 'react';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { type SportDetailDto, type SportDto, sportParamsSchema } from '@/lib/sports/schema';
import { listSports, readSport } from '@/lib/sports/service/read-sports';

export function loadSports(): Promise<SportDto[]> {
  return listSports();
}

/** By the `id` in a page's URL; cached per request, for the title and the page. */
export const loadSport = cache(async (id: string): Promise<SportDetailDto> => {
  const params = sportParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return orNotFound(readSport(params.data.id));
});
