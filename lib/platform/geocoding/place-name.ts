import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/**
 * A stored country, city or area in the reader's language: 'Lahore', 'Gulberg, Lahore', 'Chiniot, Pakistan'. Unlisted places
 * keep their name. Not for a street address, which its author wrote in one language.
 */
export function placeName(name: string, language: Language = currentLanguage()): string {
  return translate(texts, language).place({ name });
}
