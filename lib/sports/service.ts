import { notFound } from '@/lib/errors/app-error';
import { findSportDetail, findSports } from '@/lib/sports/repository';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';

/** The house sport leads every list of sports (part 1 §3). */
const FIRST_SPORT = 'Paddle';

export async function listSports(): Promise<SportDto[]> {
  return (await findSports()).sort(bySportOrder);
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
