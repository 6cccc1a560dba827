import { toSessionId } from '@/lib/platform/auth/session-store';
import { on } from '@/lib/platform/db/kysely';
import { dateStyleCookie, languageCookie } from '@/lib/platform/language/choice';
import { isDateStyle } from '@/lib/platform/language/date-style';
import { isOffered } from '@/lib/platform/language/languages';

/** For a new session: the Set-Cookie values with the person's own language and dates; none for what they have not chosen. */
export async function readerCookies(token: string): Promise<string[]> {
  const row = await on()
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.sid', '=', toSessionId(token))
    .select(['u.language', 'u.dateStyle'])
    .executeTakeFirst();
  return [
    ...(isOffered(row?.language) ? [languageCookie(row.language)] : []),
    ...(isDateStyle(row?.dateStyle) ? [dateStyleCookie(row.dateStyle)] : []),
  ];
}
