import type { Runner } from '@/lib/platform/db/dialect';
import { SPORTS, type SportName } from '@/lib/sports/constants';
import { insertRows } from './insert-rows';

function find(name: string) {
  const sport = SPORTS.find((candidate) => candidate.name === name);
  if (!sport) throw new Error(`The catalogue has no sport called ${name}`);
  return sport;
}

export const sportId = (name: SportName): number => find(name).id;

/** @throws Error for a name that is not in the catalogue */
export const sportNamed = (name: string): SportName => find(name).name;

/** Adds missing sports of the catalogue, with their stable ids. A sport that an admin has renamed is unchanged. */
export async function insertSports(runner: Runner): Promise<void> {
  const rows = SPORTS.map(({ id, name, emoji, isMain }) => ({ id, name, icon: emoji, isMain }));
  await insertRows(runner, 'sports', rows, { skipExisting: true });
}
