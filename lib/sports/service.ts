import { kept } from '@/lib/cache/kept';
import { cacheTags } from '@/lib/cache/tags';
import { notFound } from '@/lib/errors/app-error';
import { findSportDetail, findSports } from '@/lib/sports/repository';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';

/** The house sport leads every list of sports. */
const FIRST_SPORT = 'Paddle';

/** All sports, the house sport first; kept across requests, since they are the same for everybody and hardly change. */
export async function listSports(): Promise<SportDto[]> {
  const sports = await kept.lists.getOrMake('sports', [cacheTags.sports], async () => {
    const value = (await findSports()).sort(bySportOrder);
    // Asked before the database was filled, an empty list must not stay for an hour.
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
  if (!sport) throw notFound('Sport');
  return sport;
}
