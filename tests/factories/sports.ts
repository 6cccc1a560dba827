import { db } from '@/lib/db/client';
import type { SkillLevel, UserSport } from '@/lib/db/generated/client';
import { SPORTS, type SportName } from '@/lib/sports/constants';

export interface SportChoice {
  /** Identified by its name in the catalogue, or by its id. */
  name?: SportName;
  id?: number;
  skillLevel?: SkillLevel;
  isLookingToPlay?: boolean;
  yearsPlaying?: number;
}

/** Inserts the whole catalogue with its stable ids. Idempotent. */
export async function createSports(): Promise<void> {
  await db.sport.createMany({
    data: SPORTS.map(({ id, name, emoji, isMain }) => ({ id, name, icon: emoji, isMain })),
    skipDuplicates: true,
  });
}

/** The id of a sport in the catalogue. */
export function sportId(name: SportName): number {
  const sport = SPORTS.find((candidate) => candidate.name === name);
  if (!sport) throw new Error(`The catalogue has no sport called ${name}`);
  return sport.id;
}

export async function addSport(userId: number, choice: SportChoice): Promise<UserSport> {
  await createSports();
  return db.userSport.create({ data: toRow(userId, choice) });
}

export async function addSports(userId: number, choices: SportChoice[]): Promise<void> {
  if (choices.length === 0) return;
  await createSports();
  await db.userSport.createMany({ data: choices.map((choice) => toRow(userId, choice)) });
}

function toRow(userId: number, choice: SportChoice) {
  return {
    userId,
    sportId: choice.id ?? sportId(choice.name ?? 'Cricket'),
    skillLevel: choice.skillLevel ?? 'intermediate',
    isLookingToPlay: choice.isLookingToPlay ?? true,
    yearsPlaying: choice.yearsPlaying ?? null,
  };
}
