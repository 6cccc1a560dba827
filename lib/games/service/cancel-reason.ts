import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';

/** The reason that is stored, as all stored words in English, when a date was skipped without one. */
export const SKIPPED = texts.english.skipped;

/** The reason as people read it. */
export function reasonWords(reason: string | null): string | null {
  return reason === SKIPPED ? translate(texts).skipped : reason;
}
