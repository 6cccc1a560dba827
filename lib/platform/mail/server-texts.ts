import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/mail/server-texts', {
  // Shared
  goToSignIn: 'Go to sign-in',
  openSettings: 'Open settings',
  accountAsItWas: 'If it was not you, do nothing: your account is as it was.',
  signInChanged: ({ to }: { to: string }) =>
    `Sent to ${to} because the way to sign in to your account changed.`,
  linkPlace: '(the link was in the letter that was sent and is not kept)',
  linkSubject: 'Your sign-in link for <product/>',
  linkHeading: 'Sign in to <product/>',
  linkText: ({ minutes }: { minutes: number }) =>
    `Open this link in the browser where you want to play. It works once, for ${minutes} minutes.`,
  linkButton: 'Sign in',
  linkFooter: ({ to }: { to: string }) =>
    `Somebody asked for this link for ${to}. If it was not you, do nothing: without the link nobody gets in.`,
  // A registration with the address of an account
  attemptSubject: 'Somebody tried to register with your address',
  attemptHeading: 'You already have an account',
  attemptText: ({ to }: { to: string }) =>
    `Somebody tried to register at <product/> with ${to}. There is an account with this address already, so nothing was changed.`,
  attemptAdvice:
    'If it was you, sign in instead. If you forgot your password, ask for a sign-in link there.',
  // The first proof of an address removed a password
  provenSubject: 'Your address is confirmed',
  provenHeading: 'This account is yours now',
  provenText:
    'You have just shown that this address is yours. Before that, somebody had set a password for it without showing that, from another browser.',
  provenAdvice:
    'To be safe that password was removed, every other browser was signed out, and what was made there was ended: pushes to other devices, calendar links, exports and a pending change of e-mail. Sign in with a link by e-mail until you set a new password.',
  newSignIn: ({ device }: { device: string }, { name }) => `New sign-in from ${name(device)}`,
  newSignInText: ({ device, when }: { device: string; when: string }, { name }) =>
    `Somebody signed in to your <product/> account on ${when}, in a browser that you had not used before: ${name(device)}.`,
  newSignInAdvice:
    'If it was you, there is nothing to do. If it was not, sign that browser out in your settings and change your password.',
  newSignInFooter: ({ to }: { to: string }) =>
    `Sent to ${to} because of a sign-in to your account. These e-mails cannot be turned off.`,
  passwordChanged: 'Your password was changed',
  passwordChangedText:
    'The password of your <product/> account was just changed from a browser that was signed in. Every other browser was signed out, and pushes to other devices, your calendar link, exports, a pending change of e-mail and the links in our e-mails were ended. If you had your games in a calendar, subscribe to it again.',
  passwordChangedAdvice: 'If it was not you, ask for a sign-in link now and set a new password.',
  // A new passkey
  passkeySubject: 'A passkey was added to your account',
  passkeyHeading: 'A new passkey signs you in',
  passkeyText: ({ passkey }: { passkey: string }, { name }) =>
    `A passkey called ${name(passkey)} was just added to your <product/> account.`,
  passkeyAdvice: 'If it was not you, sign in, remove it in your settings, and set a new password.',
  // A new access token
  tokenHeading: 'An access token was made for your account',
  tokenText: ({ token }: { token: string }, { name }) =>
    `A program can now use your <product/> account with the access token ${name(token)}.`,
  tokenAdvice: 'If it was not you, sign in, revoke it in your settings, and set a new password.',
  // The person's data
  exportSubject: 'Your data is ready',
  exportHeading: 'Your data is ready to download',
  exportText: ({ until }: { until: string }) =>
    `The file with everything you wrote or are on <product/>, and your pictures, is in your settings until ${until}.`,
  exportAdvice:
    'If you did not ask for it, sign every other browser out in your settings and change your password.',
  exportFooter: ({ to }: { to: string }) =>
    `Sent to ${to} because the data of your account was asked for.`,
  // Confirming a new account
  confirmSubject: 'Confirm your e-mail for <product/>',
  confirmHeading: 'Is this your e-mail?',
  confirmText: ({ to }: { to: string }) =>
    `Somebody made an account at <product/> with ${to}. If it was you, follow the link and press the button there.`,
  confirmTerms: ({ days }: { days: number }) =>
    `It works once, for ${days} days. Until then you cannot write to people you do not know, and we send you nothing else.`,
  confirmButton: 'Confirm my e-mail',
  confirmFooter:
    'If it was not you, do nothing: unless the link is followed, we will not write to this address again.',
  newAddressSubject: 'Confirm your new e-mail for <product/>',
  newAddressHeading: 'Is this your new e-mail?',
  newAddressText: ({ to }: { to: string }) =>
    `Somebody wants to use ${to} for their account at <product/>. If it was you, follow the link in the browser where you are signed in and press the button there.`,
  newAddressTerms: ({ hours }: { hours: number }) =>
    `It works once, for ${hours} hours. Until then your account stays as it is.`,
  newAddressButton: 'Use this e-mail',
  newAddressFooter: 'If it was not you, do nothing: nothing changes without the link.',
  // A change to the address of another account
  takenSubject: 'Somebody tried to use your e-mail',
  takenHeading: 'You have an account with this e-mail already',
  takenText: ({ to }: { to: string }) =>
    `Somebody wanted to use ${to} for another account at <product/>. There is an account with this e-mail already, so nothing was changed.`,
  takenAdvice: 'If it was you, sign in with this e-mail instead.',
  // An address entered at an invite link
  placeHeading: ({ group }: { group: string }, { name }) =>
    `Confirm your place with “${name(group)}”`,
  // Sent to the previous address
  changedSubject: 'The e-mail of your account was changed',
  changedHeading: 'Your account has another e-mail now',
  changedText: ({ to }: { to: string }) =>
    `Your <product/> account was moved from ${to} to another e-mail. Every other browser was signed out, and pushes to other devices, the calendar link and exports were ended.`,
  changedTerms: ({ days }: { days: number }) =>
    `If it was not you, take the account back: the link works for ${days} days. It signs out every browser, ends pushes, calendar links and exports, and removes the password.`,
  changedButton: 'Take my account back',
  changedFooter: ({ to }: { to: string }) =>
    `Sent to ${to} because it was the e-mail of your account until now. If you changed it yourself, do nothing.`,
});
