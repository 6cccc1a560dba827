import type { InvitationRow } from '@/lib/invites/repository/invitation';
import type { EnteredByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { placeHeading } from '@/lib/platform/mail/name-in-mail';

interface Entry {
  email: string;
  status: EnteredByLinkDto['status'];
  heldUntil: Date | null;
}

/**
 * The same for an address with and without an account: the sender of the form must not learn which. It goes to any entered
 * address, so its only text by other people is the name of the group, cut.
 */
export function entryEmail(
  { group, groupId, timeZone }: InvitationRow,
  { email, status, heldUntil }: Entry,
  link: MailLink,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const heading = placeHeading(group, language);
  const until =
    heldUntil && timeZone
      ? t.entryHeld({ until: zonedStart({ startsAt: heldUntil, timeZone }, language) })
      : null;
  const mail = {
    subject: heading,
    heading,
    paragraphs: [t.entryText({ status }), ...(until ? [until] : []), t.entryAccount],
    button: status === 'waiting' ? t.entryWait : t.entryButton,
    footer: t.entryFooter({ to: email }),
  };
  return { ...composeWithLink(email, link, mail, language), aboutGroupId: groupId };
}
