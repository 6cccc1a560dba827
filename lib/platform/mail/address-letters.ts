import { compose, LINK_PLACE } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';

export function confirmAddressMail(to: string, link: MailLink, days: number): Mail {
  const letter = compose(to, 'Confirm your e-mail for Maidan', {
    heading: 'Is this your e-mail?',
    paragraphs: [
      `Somebody made an account at Maidan with ${to}. If it was you, follow the link and press the button there.`,
      `It works once, for ${days} days. Until then you cannot write to people you do not know, and we send you no other letters.`,
    ],
    button: { label: 'Confirm my e-mail', url: LINK_PLACE },
    footer:
      'If it was not you, do nothing: unless the link is followed, we will not write to this address again.',
  });
  return { ...letter, link };
}

export function confirmNewAddressMail(to: string, link: MailLink, hours: number): Mail {
  const letter = compose(to, 'Confirm your new e-mail for Maidan', {
    heading: 'Is this your new e-mail?',
    paragraphs: [
      `Somebody wants to use ${to} for their account at Maidan. If it was you, follow the link in the browser where you are signed in and press the button there.`,
      `It works once, for ${hours} hours. Until then your account stays as it is.`,
    ],
    button: { label: 'Use this e-mail', url: LINK_PLACE },
    footer: 'If it was not you, do nothing: nothing changes without the link.',
  });
  return { ...letter, link };
}

export function addressTakenMail(to: string, urls: { signIn: string }): Mail {
  return compose(to, 'Somebody tried to use your e-mail', {
    heading: 'You have an account with this e-mail already',
    paragraphs: [
      `Somebody wanted to use ${to} for another account at Maidan. There is an account with this e-mail already, so nothing was changed.`,
      'If it was you, sign in with this e-mail instead.',
    ],
    button: { label: 'Go to sign-in', url: urls.signIn },
    footer: 'If it was not you, do nothing: your account is as it was.',
  });
}

export function addressChangedMail(to: string, link: MailLink, days: number): Mail {
  const letter = compose(to, 'The e-mail of your account was changed', {
    heading: 'Your account has another e-mail now',
    paragraphs: [
      `Your Maidan account was moved from ${to} to another e-mail, and every other browser was signed out.`,
      `If it was not you, take the account back: the link works for ${days} days. It signs out every browser and removes the password.`,
    ],
    button: { label: 'Take my account back', url: LINK_PLACE },
    footer: `Sent to ${to} because it was the e-mail of your account until now. If you changed it yourself, do nothing.`,
  });
  return { ...letter, link };
}
