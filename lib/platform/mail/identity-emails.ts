import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { compose, composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { texts } from '@/lib/platform/mail/server-texts';

export function magicLinkMail(
  to: string,
  link: MailLink,
  minutes: number,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    subject: t.linkSubject,
    heading: t.linkHeading,
    paragraphs: [t.linkText({ minutes })],
    button: t.linkButton,
    footer: t.linkFooter({ to }),
  };
  return composeWithLink(to, link, mail, language);
}

export function registrationAttemptMail(
  to: string,
  urls: { signIn: string },
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.attemptHeading,
    paragraphs: [t.attemptText({ to }), t.attemptAdvice],
    button: { label: t.goToSignIn, url: urls.signIn },
    footer: t.accountAsItWas,
  };
  return compose(to, t.attemptSubject, mail, language);
}

export function passwordRemovedMail(to: string, language: Language): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.provenHeading,
    paragraphs: [t.provenText, t.provenAdvice],
    footer: t.signInChanged({ to }),
  };
  return compose(to, t.provenSubject, mail, language);
}

/** `device` and `when` are already in `language`. */
export function newSignInMail(
  to: string,
  { device, when, settings }: { device: string; when: string; settings: string },
  language: Language,
): Mail {
  const t = translate(texts, language);
  const heading = t.newSignIn({ device });
  const mail = {
    heading,
    paragraphs: [t.newSignInText({ device, when }), t.newSignInAdvice],
    button: { label: t.openSettings, url: settings },
    footer: t.newSignInFooter({ to }),
  };
  return compose(to, heading, mail, language);
}

export function passwordChangedMail(
  to: string,
  urls: { signIn: string },
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.passwordChanged,
    paragraphs: [t.passwordChangedText, t.passwordChangedAdvice],
    button: { label: t.goToSignIn, url: urls.signIn },
    footer: t.signInChanged({ to }),
  };
  return compose(to, t.passwordChanged, mail, language);
}

export function passkeyAddedMail(to: string, passkey: string, language: Language): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.passkeyHeading,
    paragraphs: [t.passkeyText({ passkey }), t.passkeyAdvice],
    footer: t.signInChanged({ to }),
  };
  return compose(to, t.passkeySubject, mail, language);
}

export function tokenMadeMail(to: string, token: string, language: Language): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.tokenHeading,
    paragraphs: [t.tokenText({ token }), t.tokenAdvice],
    footer: t.signInChanged({ to }),
  };
  return compose(to, t.tokenHeading, mail, language);
}

/** `until` is already in `language`. */
export function exportReadyMail(
  to: string,
  { until, settings }: { until: string; settings: string },
  language: Language,
): Mail {
  const t = translate(texts, language);
  const mail = {
    heading: t.exportHeading,
    paragraphs: [t.exportText({ until }), t.exportAdvice],
    button: { label: t.openSettings, url: settings },
    footer: t.exportFooter({ to }),
  };
  return compose(to, t.exportSubject, mail, language);
}
