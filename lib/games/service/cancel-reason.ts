import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';

/** The reason that is stored, as all stored words in English, when a date was skipped without one. */
export const SKIPPED = texts.english.skipped;
/** The reason stored when a game had too few players at the time of its decision. */
export const TOO_FEW = texts.english.tooFew;

/** Stored when a block ends a game of two: it must not say so. */
export const CALLED_OFF = texts.english.calledOff;

/** The reason as people read it. */
export function reasonWords(reason: string | null): string | null {
  if (reason === CALLED_OFF) return translate(texts).calledOff;
  if (reason === TOO_FEW) return translate(texts).tooFew;
  return reason === SKIPPED ? translate(texts).skipped : reason;
}
