import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { compose, linkPlace } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { texts } from '@/lib/platform/mail/server-texts';

export function confirmAddressMail(
  to: string,
  link: MailLink,
  days: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const letter = {
    heading: t.confirmHeading,
    paragraphs: [t.confirmText({ to }), t.confirmTerms({ days })],
    button: { label: t.confirmButton, url: linkPlace(language) },
    footer: t.confirmFooter,
  };
  return { ...compose(to, t.confirmSubject, letter, language), link };
}

export function confirmNewAddressMail(
  to: string,
  link: MailLink,
  hours: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const letter = {
    heading: t.newAddressHeading,
    paragraphs: [t.newAddressText({ to }), t.newAddressTerms({ hours })],
    button: { label: t.newAddressButton, url: linkPlace(language) },
    footer: t.newAddressFooter,
  };
  return { ...compose(to, t.newAddressSubject, letter, language), link };
}

export function addressTakenMail(to: string, urls: { signIn: string }, language: Language): Mail {
  const t = translate(texts, language);
  const letter = {
    heading: t.takenHeading,
    paragraphs: [t.takenText({ to }), t.takenAdvice],
    button: { label: t.goToSignIn, url: urls.signIn },
    footer: t.accountAsItWas,
  };
  return compose(to, t.takenSubject, letter, language);
}

export function addressChangedMail(
  to: string,
  link: MailLink,
  days: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const letter = {
    heading: t.changedHeading,
    paragraphs: [t.changedText({ to }), t.changedTerms({ days })],
    button: { label: t.changedButton, url: linkPlace(language) },
    footer: t.changedFooter({ to }),
  };
  return { ...compose(to, t.changedSubject, letter, language), link };
}
