import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';

/** Stored in English, like all stored words, when a date was skipped without a reason. */
export const SKIPPED = texts.english.skipped;
/** The reason stored when a game had too few players at the time of its decision. */
export const TOO_FEW = texts.english.tooFew;

/** Stored when a block ends a game of two, which must not be revealed. */
export const CALLED_OFF = texts.english.calledOff;

/** The reason as shown. */
export function reasonWords(reason: string | null): string | null {
  if (reason === CALLED_OFF) return translate(texts).calledOff;
  if (reason === TOO_FEW) return translate(texts).tooFew;
  return reason === SKIPPED ? translate(texts).skipped : reason;
}
