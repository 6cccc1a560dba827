import { stores } from '@/lib/platform/cache/stores';
import { cacheTags } from '@/lib/platform/cache/tags';
import { city } from '@/lib/platform/city/city';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { compareSports, sportIcon } from '@/lib/sports/constants';
import { findSportDetail, findSports } from '@/lib/sports/repository';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';
import { texts } from '@/lib/sports/server-texts';

/** All sports, the popular ones of the city first. Cached across requests, because the list is the same for every viewer and rarely changes. */
export async function listSports(): Promise<SportDto[]> {
  const sports = await stores.lists.getOrMake('sports', [cacheTags.sports], async () => {
    const value = (await findSports()).map(asHere).sort(compareSports);
    // Do not cache an empty list, which may come from an unseeded database.
    return { value, keep: value.length > 0 };
  });
  return sports as SportDto[];
}

/** The settings decide which are popular, where they say so. */
function asHere(sport: SportDto): SportDto {
  const { sports } = city();
  return sports.length > 0 ? { ...sport, isMain: sports.includes(sportIcon(sport.name)) } : sport;
}

/** @throws AppError not_found */
export async function readSport(id: number): Promise<SportDetailDto> {
  const sport = await findSportDetail(id);
  if (!sport) throw notFound(say(texts, 'sportNotFound'));
  return sport;
}
