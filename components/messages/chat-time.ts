import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

const DAY_MS = 86_400_000;

/** The time only, or date and time when older than 24 hours. */
export function chatTime(then: Date, now: number): string {
  if (now - then.getTime() <= DAY_MS) {
    return wordsOf().date(then, { hour: '2-digit', minute: '2-digit' });
  }
  return translate(texts).dayAndTime({ at: then.toISOString() });
}

const dayOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The line between two days: 'Today', 'Yesterday', 'Sat 28 Nov'. */
export function dayLabel(then: Date, now: number): string {
  const t = translate(texts);
  const days = Math.round((dayOf(new Date(now)) - dayOf(then)) / DAY_MS);
  if (days === 0) return t.today;
  if (days === 1) return t.yesterday;
  return t.dayLine({ at: then.toISOString() });
}

export function isSameDay(a: Date, b: Date): boolean {
  return dayOf(a) === dayOf(b);
}
