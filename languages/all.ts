import { addTexts, type Source, setOnLack } from '@/lib/platform/language/current';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/observability/log';
import { pseudo } from './pseudo';
import { said } from './said';
import { texts as urduScreen } from './ur/screen';
import { texts as urduServer } from './ur/server';

const TEXTS: Record<Language, Source> = {
  [ENGLISH]: said,
  ur: { ...urduScreen, ...urduServer },
  xa: pseudo,
  xb: pseudo,
};

/** Each server process calls it once at its start. */
export function addAllTexts(): void {
  for (const [language, texts] of Object.entries(TEXTS)) addTexts(language as Language, texts);
  setOnLack((language, text) => {
    log.info(
      { language, text },
      'a text is missing and shown in English; npm run languages counts them',
    );
  });
}
