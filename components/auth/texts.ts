import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/auth/texts', {
  oneMoment: 'One moment…',
  yourEmail: 'Your e-mail',
  confirmEmail: 'Confirm your e-mail',
  notToday: 'Hide for a day',
  linkSent:
    'We sent a link to <email/>. Until you follow it you can write only to people you know here.',
  openOutbox: 'Open the local outbox',
  sendAgain: 'Send the link again',
  letterSent: 'Link sent',
  earlierLinksEnd: 'Earlier links no longer work.',
  letterNotSent: 'The link could not be sent. Please try again.',

  unreachable: 'We could not reach Maidan. Please try again.',
  offline: 'We could not reach Maidan. Check your connection and try again.',
  goOn: 'Continue',
  cancel: 'Cancel',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: ({ min }: { min: number }) =>
    `At least ${min} characters. A few words in a row are easy to keep in mind.`,
  // Sign in
  forgotPassword: 'Forgot your password?',
  forgotWithoutMail:
    'Forgot your password? This site cannot send e-mails at the moment, so it cannot send you a link for a new one.',
  signIn: 'Sign In',
  mailLink: 'E-mail me a sign-in link',
  // Register
  name: 'Name',
  nameHint: 'What your team-mates call you.',
  createAccount: 'Create account',
  knownElsewhere:
    'We could not sign you in with that password. If you have been here before, <link>sign in</link> with the one you had.',
  manyRegistered:
    'Many people have just registered from your network. Your device does a little work first; then it goes on by itself.',
  // A new password
  newPassword: 'New password',
  savePassword: 'Save password',
  // Who you are, again
  yourPassword: 'Your password',
  signInAgain: 'You signed in a while ago. Please <link>sign out</link> and in again first.',
  // The second step
  code: 'Code',
  secondStepHint: 'Without your phone, type one of your recovery codes instead. Each works once.',
  somebodyElse: 'Sign in as somebody else',
  // Passkeys
  noPasskeyChosen: 'No passkey was chosen. You can try again.',
  passkeyKnown: 'This device has a passkey for your account already.',
  passkeyFailed: 'This browser could not use a passkey here. Please try another way.',
  // Two-step sign-in
  twoStepNotLoaded: 'Your two-step sign-in could not be loaded.',
  twoStepOff: 'Two-step sign-in is off',
  twoStepOffHint:
    'With a code of an app on your phone as the second step, a stolen password alone opens nothing.',
  setUp: 'Set up two-step sign-in',
  twoStepOn: 'Two-step sign-in is on',
  onSince: ({ at }: { at: string }, { date }) =>
    `Since ${date(at, { day: 'numeric', month: 'short', year: 'numeric' })}.`,
  codesLeft: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: '1 recovery code is left.',
      other: `${count} recovery codes are left.`,
    }),
  // Its setup
  setUpTitle: 'Set up two-step sign-in',
  appNeeded:
    'You need an authenticator app on your phone. Every other browser is signed out once it is on.',
  scan: 'Scan this with an authenticator app.',
  qrLabel: 'Code for your authenticator app',
  noCamera: 'No camera at hand? <link>Open the app on this device</link> or type this key:',
  typeDigits: 'Type the 6 digits that the app shows.',
  turnOn: 'Turn on',
  // Its recovery codes
  newCodes: 'New recovery codes',
  newCodesTitle: 'New recovery codes',
  makeCodes: 'Make new codes',
  oldCodesEnd: 'The codes you have now stop working.',
  yourCodes: 'Your recovery codes',
  yourCodesHint:
    'Each signs you in once without your phone. They are shown only now: store them somewhere safe.',
  codesStored: 'I have stored them',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Please select and copy the codes yourself',
  download: 'Download',
  // Its end
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in',
  turnOffHint: 'From then on your password alone signs you in.',
  codeOrRecovery: 'Code of your app, or a recovery code',
});
