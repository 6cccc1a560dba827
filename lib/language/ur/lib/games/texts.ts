import type { texts as english, LevelRange } from '@/lib/games/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { LANGUAGE } from '../../words/language';

const levelOf = (level: SkillLevel) => levelWords(level, LANGUAGE);

function levels({ skillMin, skillMax }: LevelRange): string {
  if (skillMin && skillMax) {
    return skillMin === skillMax
      ? levelOf(skillMin)
      : `${levelOf(skillMin)} سے ${levelOf(skillMax)} تک`;
  }
  if (skillMin) return `${levelOf(skillMin)} اور اس سے اوپر`;
  return skillMax ? `${levelOf(skillMax)} تک` : 'تمام لیول';
}

export const texts: TextsOf<typeof english> = {
  // Who may play.
  levels,

  // Why a person cannot have a seat.
  profileFirst: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  bannedFromGroup: 'آپ کو اس گروپ کے میچ کھیلنے کی اجازت نہیں۔',
  wrongLevel: ({ sport, level, ...range }, { name }) =>
    `اس میچ کا لیول: ${levels(range)} (${name(sportWords(sport, LANGUAGE))})۔ ${
      level ? `آپ کا لیول: ${levelOf(level)}۔` : 'آپ کی پروفائل میں آپ کا لیول درج نہیں۔'
    }`,
};
