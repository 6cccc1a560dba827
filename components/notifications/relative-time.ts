import { translate } from '@/lib/platform/language/translate';
import { texts } from './bell-texts';

export const BADGE_MAX = 9;

/** The bell's badge: nothing, the count, or '9+'. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Just now', 'Xm ago', 'Xh ago', 'Xd ago'. A time in the future, from a slow clock, is 'Just now'. */
export function relativeTime(then: Date, now: Date): string {
  const t = translate(texts);
  const age = now.getTime() - then.getTime();
  if (age < MINUTE_MS) return t.justNow;
  if (age < HOUR_MS) return t.minutesAgo({ count: Math.floor(age / MINUTE_MS) });
  if (age < DAY_MS) return t.hoursAgo({ count: Math.floor(age / HOUR_MS) });
  return t.daysAgo({ count: Math.floor(age / DAY_MS) });
}
