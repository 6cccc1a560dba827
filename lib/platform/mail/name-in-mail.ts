import type { Tx } from '@/lib/platform/db/client';
import { ENGLISH, isLanguage, LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/mail/server-texts';
import { escapeHtml } from '@/lib/platform/validation/escape-html';

/** Limits a group's name in an email to a recipient who may not know it. */
const GROUP_NAME_MAX = 40;

const ADDRESS = /\S*(?::\/\/|@)\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:]\S*)?/gu;

/** Removes addresses from people's words, which mail programs would turn into links. */
export function withoutAddresses(words: string): string {
  return words.replace(ADDRESS, '…');
}

/** Phone numbers, which mail programs make links too: nine digits or more, so that 2025-2026 stays. */
const PHONE = /\+?\p{Nd}(?:[\s().-]*\p{Nd}){8,}/gu;

/** A name that people chose, for an email to a recipient who may not know it: cut to the length of a name. */
export function nameInMail(name: string, lengthMax: number): string {
  const bare = withoutAddresses(name).replace(PHONE, '…');
  const parts = [...new Intl.Segmenter().segment(bare)].map(({ segment }) => segment);
  if (parts.length <= lengthMax) return bare;
  return `${parts
    .slice(0, lengthMax - 1)
    .join('')
    .trimEnd()}…`;
}

/** The heading of an email to any address that was entered at an invite link. */
export const placeHeading = (group: string, language: Language): string =>
  translate(texts, language).placeHeading({ group: nameInMail(group, GROUP_NAME_MAX) });

/** Renames a group in queued emails with that heading. Call it in the transaction of the change. */
export async function renameInEmails(
  tx: Tx,
  groupId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const mails = await tx.outboxMail.findMany({
    where: { aboutGroupId: groupId, status: { not: 'sent' } },
    select: { id: true, subject: true, text: true, html: true },
  });
  for (const { id, subject, text, html } of mails) {
    // The language of a stored email is unknown.
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
