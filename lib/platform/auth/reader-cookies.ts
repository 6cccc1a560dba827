import { toSessionId } from '@/lib/platform/auth/session-store';
import { on } from '@/lib/platform/db/kysely';
import { dateStyleCookie, languageCookie } from '@/lib/platform/language/choice';
import { currentDateStyle, isDateStyle } from '@/lib/platform/language/date-style';
import { isOffered } from '@/lib/platform/language/languages';

/** For a new session: the Set-Cookie values with the person's own language and dates; none for what they have not chosen. */
export async function readerCookies(token: string): Promise<string[]> {
  const row = await on()
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.sid', '=', toSessionId(token))
    .select(['u.language', 'u.dateStyle'])
    .executeTakeFirst();
  return row ? cookiesOf(row) : [];
}

interface Reader {
  language: string | null;
  dateStyle: string | null;
}

/** Also takes the dates of whoever used this browser before away. */
export function cookiesOf({ language, dateStyle }: Reader): string[] {
  const dates = isDateStyle(dateStyle) ? dateStyle : null;
  return [
    ...(isOffered(language) ? [languageCookie(language)] : []),
    ...(dates === currentDateStyle() ? [] : [dateStyleCookie(dates)]),
  ];
}
