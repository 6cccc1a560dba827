import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/venues/texts';

/** A stored amenity in the reader's language; one that is not listed keeps its name. */
export function amenityWords(name: string, language: Language = currentLanguage()): string {
  return translate(texts, language).amenity({ name });
}
