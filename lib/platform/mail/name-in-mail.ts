import type { Tx } from '@/lib/platform/db/client';
import { ENGLISH, isLanguage, LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/mail/server-texts';
import { escapeHtml } from '@/lib/platform/validation/escape-html';

/** Characters of a group's name in a letter to somebody who may not know it. */
const GROUP_NAME_MAX = 40;

const ADDRESS = /\S*(?::\/\/|@)\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:]\S*)?/gu;

/** Words in which people may have put an address, which mail programs would turn into a link. */
export function withoutAddresses(words: string): string {
  return words.replace(ADDRESS, '…');
}

/** A name that people chose, for a letter to somebody who may know nothing of it: cut, so that it stays a name. */
export function nameInMail(name: string, lengthMax: number): string {
  const bare = withoutAddresses(name);
  const parts = [...new Intl.Segmenter().segment(bare)].map(({ segment }) => segment);
  if (parts.length <= lengthMax) return bare;
  return `${parts
    .slice(0, lengthMax - 1)
    .join('')
    .trimEnd()}…`;
}

/** Of a letter to whatever address was entered at an invite link. */
export const placeHeading = (group: string, language: Language): string =>
  translate(texts, language).placeHeading({ group: nameInMail(group, GROUP_NAME_MAX) });

/** In the transaction of the change: letters with that heading which wait name the group as it is called now. */
export async function renameInLetters(
  tx: Tx,
  groupId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const letters = await tx.outboxMail.findMany({
    where: { aboutGroupId: groupId, status: { not: 'sent' } },
    select: { id: true, subject: true, text: true, html: true },
  });
  for (const { id, subject, text, html } of letters) {
    // A stored letter does not say its language.
    const language = Object.keys(LANGUAGES)
      .filter(isLanguage)
      .find((one) => placeHeading(from, one) === subject);
    const before = placeHeading(from, language ?? ENGLISH);
    const after = placeHeading(to, language ?? ENGLISH);
    const put = (words: string, as = (heading: string) => heading) =>
      words.replaceAll(as(before), () => as(after));
    await tx.outboxMail.update({
      where: { id },
      data: { subject: put(subject), text: put(text), html: html && put(html, escapeHtml) },
      select: { id: true },
    });
  }
}
