import { pool } from '@/lib/platform/db/pool';
import type { SportName } from '@/lib/sports/constants';
import { insertRow, insertRows, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';

export interface SportChoice extends Partial<NewRow<'userSports'>> {
  /** Identified by its name in the catalogue, or by its id. */
  name?: SportName;
  id?: number;
}

/** Inserts missing sports of the catalogue. */
export const createSports = (): Promise<void> => insertSports(pool);

export async function addSport(userId: number, choice: SportChoice): Promise<Row<'userSports'>> {
  await createSports();
  return insertRow(pool, 'userSports', toRow(userId, choice));
}

export async function addSports(userId: number, choices: SportChoice[]): Promise<void> {
  if (choices.length === 0) return;
  await createSports();
  await insertRows(
    pool,
    'userSports',
    choices.map((choice) => toRow(userId, choice)),
  );
}

function toRow(userId: number, { name = 'Cricket', id = sportId(name), ...choice }: SportChoice) {
  return {
    userId,
    sportId: id,
    skillLevel: choice.skillLevel ?? ('intermediate' as const),
    isLookingToPlay: choice.isLookingToPlay ?? true,
    yearsPlaying: choice.yearsPlaying ?? null,
  };
}
