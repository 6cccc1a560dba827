import { toSessionId } from '@/lib/platform/auth/session-store';
import { on } from '@/lib/platform/db/kysely';
import { languageCookie } from '@/lib/platform/language/choice';
import { isOffered } from '@/lib/platform/language/languages';

/** For a new session: the Set-Cookie value with the person's own language; none if they have not chosen one. */
export async function languageCookies(token: string): Promise<string[]> {
  const row = await on()
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.sid', '=', toSessionId(token))
    .select('u.language')
    .executeTakeFirst();
  return isOffered(row?.language) ? [languageCookie(row.language)] : [];
}
