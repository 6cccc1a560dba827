import { compose, LINK_PLACE } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { isolate } from '@/lib/platform/validation/isolate';

export function magicLinkMail(to: string, link: MailLink, minutes: number): Mail {
  const letter = compose(to, 'Your sign-in link for Maidan', {
    heading: 'Sign in to Maidan',
    paragraphs: [
      `Open this link in the browser where you want to play. It works once, for ${minutes} minutes.`,
    ],
    button: { label: 'Sign in', url: LINK_PLACE },
    footer: `Somebody asked for this link for ${to}. If it was not you, do nothing: without the link nobody gets in.`,
  });
  return { ...letter, link };
}

export function registrationAttemptMail(to: string, urls: { signIn: string }): Mail {
  return compose(to, 'Somebody tried to register with your address', {
    heading: 'You already have an account',
    paragraphs: [
      `Somebody tried to register at Maidan with ${to}. There is an account with this address already, so nothing was changed.`,
      'If it was you, sign in instead. If you forgot your password, ask for a sign-in link there.',
    ],
    button: { label: 'Go to sign-in', url: urls.signIn },
    footer: 'If it was not you, do nothing: your account is as it was.',
  });
}

export function passwordRemovedMail(to: string): Mail {
  return compose(to, 'Your address is confirmed', {
    heading: 'This account is yours now',
    paragraphs: [
      'You have just shown that this address is yours. Before that, somebody had set a password for it without showing that, from another browser.',
      'To be safe that password was removed and every other browser was signed out. Sign in with a link by e-mail until you set a new one.',
    ],
    footer: `Sent to ${to} because the way to sign in to your account changed.`,
  });
}

export function newSignInMail(
  to: string,
  { device, when, settings }: { device: string; when: string; settings: string },
): Mail {
  return compose(to, `New sign-in from ${device}`, {
    heading: `New sign-in from ${device}`,
    paragraphs: [
      `Somebody signed in to your Maidan account on ${when}, in a browser that you had not used before: ${device}.`,
      'If it was you, there is nothing to do. If it was not, sign that browser out in your settings and change your password.',
    ],
    button: { label: 'Open settings', url: settings },
    footer: `Sent to ${to} because of a sign-in to your account. These letters cannot be turned off.`,
  });
}

export function passwordChangedMail(to: string, urls: { signIn: string }): Mail {
  return compose(to, 'Your password was changed', {
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Maidan account was just changed from a browser that was signed in, and every other browser was signed out.',
      'If it was not you, ask for a sign-in link now and set a new password.',
    ],
    button: { label: 'Go to sign-in', url: urls.signIn },
    footer: `Sent to ${to} because the way to sign in to your account changed.`,
  });
}

export function passkeyAddedMail(to: string, name: string): Mail {
  return compose(to, 'A passkey was added to your account', {
    heading: 'A new passkey signs you in',
    paragraphs: [
      `A passkey called ${isolate(name)} was just added to your Maidan account.`,
      'If it was not you, sign in, remove it in your settings, and set a new password.',
    ],
    footer: `Sent to ${to} because the way to sign in to your account changed.`,
  });
}

export function exportReadyMail(
  to: string,
  { until, settings }: { until: string; settings: string },
): Mail {
  return compose(to, 'Your data is ready', {
    heading: 'Your data is ready to download',
    paragraphs: [
      `The file with everything you wrote or are on Maidan, and your pictures, is in your settings until ${until}.`,
      'If you did not ask for it, sign every other browser out in your settings and change your password.',
    ],
    button: { label: 'Open settings', url: settings },
    footer: `Sent to ${to} because the data of your account was asked for.`,
  });
}
