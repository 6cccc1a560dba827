import { INVITE_SUBJECT_NAME_MAX } from '@/lib/invites/constants';
import type { InvitationRow } from '@/lib/invites/repository/invitation';
import type { EnteredByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { nameInMail } from '@/lib/platform/mail/name-in-mail';

interface Entry {
  email: string;
  status: EnteredByLinkDto['status'];
  heldUntil: Date | null;
}

/**
 * The same for an address with an account and for one without: whoever sends the form learns neither. It goes to whatever address
 * was entered, so the only words of other people in it are the name of the group, cut.
 */
export function entryLetter(
  { group: name, timeZone }: InvitationRow,
  { email, status, heldUntil }: Entry,
  link: MailLink,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const group = nameInMail(name, INVITE_SUBJECT_NAME_MAX);
  const until =
    heldUntil && timeZone
      ? t.entryHeld({ until: zonedStart({ startsAt: heldUntil, timeZone }, language) })
      : null;
  const letter = {
    subject: t.entryHeading({ group }),
    heading: t.entryHeading({ group }),
    paragraphs: [t.entryText({ status }), ...(until ? [until] : []), t.entryAccount],
    button: status === 'waiting' ? t.entryWait : t.entryButton,
    footer: t.entryFooter({ to: email }),
  };
  return composeWithLink(email, link, letter, language);
}
