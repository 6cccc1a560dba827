import type { InvitationRow } from '@/lib/invites/repository/invitation';
import { texts } from '@/lib/invites/server-texts';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';

interface Entry {
  email: string;
  heldUntil: Date | null;
}

/** The same for an address with an account and for one without: whoever sends the form learns neither. */
export function entryLetter(
  { group, title, timeZone }: InvitationRow,
  { email, heldUntil }: Entry,
  link: MailLink,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const what = title ?? group;
  const until =
    heldUntil && timeZone ? t.entryHeld({ until: heldUntil.toISOString(), timeZone }) : null;
  const letter = {
    subject: t.entryHeading({ what }),
    heading: t.entryHeading({ what }),
    paragraphs: [t.entryText, ...(until ? [until] : []), t.entryAccount],
    button: t.entryButton,
    footer: t.entryFooter({ to: email }),
  };
  return composeWithLink(email, link, letter, language);
}
