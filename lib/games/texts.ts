import { defineTexts } from '@/lib/platform/language/define-texts';
import type { SkillLevel } from '@/lib/sports/constants';

/** The levels that a game is for; null where it has no limit. */
export interface LevelRange {
  skillMin: SkillLevel | null;
  skillMax: SkillLevel | null;
}

/** Why a person cannot play: their level does not fit. */
export interface WrongLevel extends LevelRange {
  sport: string;
  /** The person's own; null if they have not said it. */
  level: SkillLevel | null;
}

function levels({ skillMin, skillMax }: LevelRange): string {
  if (skillMin && skillMax) return skillMin === skillMax ? skillMin : `${skillMin} to ${skillMax}`;
  if (skillMin) return `${skillMin} and above`;
  return skillMax ? `up to ${skillMax}` : 'all levels';
}

export const texts = defineTexts('lib/games/texts', {
  // Who may play.
  levels,

  // Why a person cannot have a seat.
  profileFirst: 'Please complete your profile first.',
  bannedFromGroup: 'You cannot play in games of this group.',
  wrongLevel: ({ sport, level, ...range }: WrongLevel, { name }) =>
    `This game is for ${levels(range)} in ${name(sport)}. ${
      level ? `Your level is ${level}.` : 'Your profile does not say your level.'
    }`,
});
