import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { compose, composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { texts } from '@/lib/platform/mail/server-texts';

export function confirmAddressMail(
  to: string,
  link: MailLink,
  days: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    subject: t.confirmSubject,
    heading: t.confirmHeading,
    paragraphs: [t.confirmText({ to }), t.confirmTerms({ days })],
    button: t.confirmButton,
    footer: t.confirmFooter,
  };
  return composeWithLink(to, link, mail, language);
}

export function confirmNewAddressMail(
  to: string,
  link: MailLink,
  hours: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    subject: t.newAddressSubject,
    heading: t.newAddressHeading,
    paragraphs: [t.newAddressText({ to }), t.newAddressTerms({ hours })],
    button: t.newAddressButton,
    footer: t.newAddressFooter,
  };
  return composeWithLink(to, link, mail, language);
}

export function addressTakenMail(to: string, urls: { signIn: string }, language: Language): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.takenHeading,
    paragraphs: [t.takenText({ to }), t.takenAdvice],
    button: { label: t.goToSignIn, url: urls.signIn },
    footer: t.accountAsItWas,
  };
  return compose(to, t.takenSubject, mail, language);
}

export function addressChangedMail(
  to: string,
  link: MailLink,
  days: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    subject: t.changedSubject,
    heading: t.changedHeading,
    paragraphs: [t.changedText({ to }), t.changedTerms({ days })],
    button: t.changedButton,
    footer: t.changedFooter({ to }),
  };
  return composeWithLink(to, link, mail, language);
}
