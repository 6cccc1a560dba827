import { wordsOf } from '@/lib/platform/language/words';

const EXACT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/** '28/11/2026, 19:30:00', shown when the pointer rests on a time. */
export function exactTime(iso: string, timeZone?: string): string {
  return wordsOf().date(iso, { ...EXACT, timeZone });
}
