import { prepared } from '@/lib/platform/db/kysely';
import { ENGLISH, type Language, languageOf } from '@/lib/platform/language/languages';

const findLanguages = prepared((kx, p: { userIds: readonly number[] }) =>
  kx
    .selectFrom('users as u')
    .where((eb) => eb('u.id', '=', eb.fn.any(eb.val(p.userIds))))
    .select(['u.id', 'u.language']),
);

/** The same people in their order, grouped by language: for texts that are sent to many. */
export async function recipientsByLanguage(
  userIds: readonly number[],
): Promise<Map<Language, number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await findLanguages({ userIds });
  const languages = new Map(rows.map(({ id, language }) => [id, languageOf(language)]));
  const recipients = new Map<Language, number[]>();
  for (const id of userIds) {
    const language = languages.get(id) ?? ENGLISH;
    recipients.set(language, [...(recipients.get(language) ?? []), id]);
  }
  return recipients;
}
