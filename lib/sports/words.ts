import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import type { SkillLevel } from '@/lib/sports/constants';
import { texts } from '@/lib/sports/texts';

/** A sport by its stored name. One that an admin added keeps the name that the admin gave. */
export function sportWords(name: string, language: Language = currentLanguage()): string {
  return translate(texts, language).sport({ name });
}

/** 'Beginner' */
export function levelWords(level: SkillLevel, language: Language = currentLanguage()): string {
  return translate(texts, language)[level];
}
