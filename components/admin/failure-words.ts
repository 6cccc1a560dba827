import { texts } from '@/lib/platform/jobs/texts';
import { translate } from '@/lib/platform/language/translate';

/** A job's stored error: in English, except for the product's own sentence. */
export function failureWords(error: string): string {
  return error === texts.english.workerEnded ? translate(texts).workerEnded : error;
}
