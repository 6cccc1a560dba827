import type { Audience } from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

export function audienceWords(audience: Audience, language: Language = currentLanguage()): string {
  return translate(texts, language)[audience];
}
