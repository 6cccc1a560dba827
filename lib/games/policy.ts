import type { GroupRole } from '@/lib/groups/constants';
import { SKILL_LEVELS } from '@/lib/sports/constants';

type SkillLevel = (typeof SKILL_LEVELS)[number];

export interface GameStanding {
  role: GroupRole | null;
  /** They made the game. */
  isCreator: boolean;
}

/** Organisers of the group, and who made the game while still a member. */
export function canManageGame({ role, isCreator }: GameStanding): boolean {
  return role === 'creator' || role === 'organiser' || (role === 'member' && isCreator);
}

/** A game without a range is for everybody; with one, an unknown level is none of it. */
export function fitsLevel(
  level: SkillLevel | null,
  range: { skillMin: SkillLevel | null; skillMax: SkillLevel | null },
): boolean {
  const { skillMin, skillMax } = range;
  if (!skillMin && !skillMax) return true;
  if (!level) return false;
  const rank = SKILL_LEVELS.indexOf(level);
  return (
    rank >= (skillMin ? SKILL_LEVELS.indexOf(skillMin) : 0) &&
    rank <= (skillMax ? SKILL_LEVELS.indexOf(skillMax) : SKILL_LEVELS.length - 1)
  );
}

/** 'intermediate to expert', 'advanced' or 'beginner and above'. */
export function levelWords(range: {
  skillMin: SkillLevel | null;
  skillMax: SkillLevel | null;
}): string {
  const { skillMin, skillMax } = range;
  if (skillMin && skillMax) return skillMin === skillMax ? skillMin : `${skillMin} to ${skillMax}`;
  if (skillMin) return `${skillMin} and above`;
  return skillMax ? `up to ${skillMax}` : 'all levels';
}
