import { stores } from '@/lib/platform/cache/stores';
import { cacheTags } from '@/lib/platform/cache/tags';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { findSportDetail, findSports } from '@/lib/sports/repository';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';
import { texts } from '@/lib/sports/server-texts';

/** The product's main sport leads every list. */
const FIRST_SPORT = 'Paddle';

/** All sports, the main one first. Cached across requests, because the list is the same for every viewer and rarely changes. */
export async function listSports(): Promise<SportDto[]> {
  const sports = await stores.lists.getOrMake('sports', [cacheTags.sports], async () => {
    const value = (await findSports()).sort(bySportOrder);
    // Do not cache an empty list, which may come from an unseeded database.
    return { value, keep: value.length > 0 };
  });
  return sports as SportDto[];
}

function bySportOrder(a: SportDto, b: SportDto): number {
  return (
    Number(b.name === FIRST_SPORT) - Number(a.name === FIRST_SPORT) ||
    a.name.localeCompare(b.name, 'en')
  );
}

/** @throws AppError not_found */
export async function readSport(id: number): Promise<SportDetailDto> {
  const sport = await findSportDetail(id);
  if (!sport) throw notFound(say(texts, 'sportNotFound'));
  return sport;
}
