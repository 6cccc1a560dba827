import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import type { SkillLevel } from '@/lib/sports/constants';
import { texts } from '@/lib/sports/texts';

/** By its stored name. Sports added by admins keep their names. */
export function sportWords(name: string, language: Language = currentLanguage()): string {
  return translate(texts, language).sport({ name });
}

/** 'Beginner' */
export function levelWords(level: SkillLevel, language: Language = currentLanguage()): string {
  return translate(texts, language)[level];
}
