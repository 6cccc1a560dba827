import type { Runner } from '@/lib/platform/db/dialect';
import { SPORTS, type SportName } from '@/lib/sports/constants';
import { insertRows } from './insert-rows';

/** The id of a sport in the catalogue. */
export function sportId(name: SportName): number {
  const sport = SPORTS.find((candidate) => candidate.name === name);
  if (!sport) throw new Error(`The catalogue has no sport called ${name}`);
  return sport.id;
}

/** Adds what is missing of the catalogue, with its stable ids. A sport that an admin has renamed stays as it is. */
export async function insertSports(runner: Runner): Promise<void> {
  const rows = SPORTS.map(({ id, name, emoji, isMain }) => ({ id, name, icon: emoji, isMain }));
  await insertRows(runner, 'sports', rows, { skipExisting: true });
}
