import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { firstLanguage, type Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { type SkillLevel, sportIcon } from '@/lib/sports/constants';
import { texts } from '@/lib/sports/texts';

/** By its stored name: as the settings call it in the first language. Sports added by admins keep their names. */
export function sportWords(name: string, language: Language = currentLanguage()): string {
  const here = language === firstLanguage() ? city().sportNames[sportIcon(name)] : undefined;
  return here ?? translate(texts, language).sport({ name });
}

/** 'Beginner' */
export function levelWords(level: SkillLevel, language: Language = currentLanguage()): string {
  return translate(texts, language)[level];
}
