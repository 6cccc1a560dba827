import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/venues/texts';

/** In the reader's language; unlisted amenities keep their name. */
export function amenityWords(name: string, language: Language = currentLanguage()): string {
  return translate(texts, language).amenity({ name });
}
