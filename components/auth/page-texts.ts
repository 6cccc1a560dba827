import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/auth/page-texts', {
  // Beside and above the forms
  slogan: 'Your sports, your level, your part of town.',
  google: 'Continue with Google',
  or: 'or',
  // Sample people of local mode
  lookAround: 'Look around as somebody',
  sampleHint: 'Sample people of this local copy. They exist nowhere else.',
  // Sign in
  signInTitle: 'Sign in',
  welcomeBack: 'Welcome back',
  newHere: 'New here? <link>Create an account</link>',
  signInByPasskey: 'Sign in with a passkey',
  // Register
  createTitle: 'Create your account',
  alreadyHere: 'Already play here? <link>Sign in</link>',
  privacyNote: 'Nobody here learns where you live. <link>What others see of you</link>',
  // Sign in by a mailed link
  byLinkTitle: 'Sign in by link',
  signInToMaidan: 'Sign in to Maidan',
  linkOpens: 'This link opens the account of <email/>. Continue only if that is you.',
  signedInAs:
    'In this browser you are signed in as <email/>. Continuing signs you out of that account.',
  goOn: 'Continue',
  // The page after a link was sent
  checkMail: 'Check your mail',
  linkSent: ({ minutes }: { minutes: number }) =>
    `A sign-in link is on its way. It works once, for ${minutes} minutes. Open it on the device where you want to play.`,
  openOutbox: 'Open the local outbox',
  backToSignIn: 'Back to sign-in',
  nothingCame: 'Nothing came? Look in the spam folder, and check that the address was right.',
  // A new password
  newPasswordTitle: 'New password',
  whileAgo: 'That was a while ago',
  askAgain: ({ minutes }: { minutes: number }) =>
    `Without the old password, a new one can be set only in the first ${minutes} minutes after opening the link. <link>Sign out</link> and ask for another link.`,
  chooseNew: 'Choose a new password',
  newPasswordFor: 'For <email/>. Every other browser is signed out.',
  // The second step
  enterCode: 'Enter your code',
  openApp: 'Open your authenticator app and type the 6 digits it shows for Maidan.',
  passkeyInstead: 'Use a passkey instead',
  // Links in e-mails about the address
  linkExpired: 'That link has expired',
  goToSignIn: 'Go to sign-in',
  // Restoring the previous address
  takeBackTitle: 'Take your account back',
  takeBackExpired: ({ days }: { days: number }) =>
    `It works once, for ${days} days after the e-mail of the account was changed.`,
  goesBack:
    'Your account goes back to <email/>. Every browser is signed out, and the password is removed: sign in with a link to this e-mail and set a new one.',
  takeBack: 'Take my account back',
  accountBack: 'Your account is back.',
  // A new address
  confirmTitle: 'Confirm your e-mail',
  confirmExpired:
    'It works once, for a while, and a newer one replaces it. In your settings you can ask for another.',
  openSettings: 'Open my settings',
  signInToConfirm: 'Sign in to confirm',
  signInFirst:
    'The link works only for the account that the e-mail is about, so sign in with that one first. Then you come back here.',
  signIn: 'Sign in',
  otherAccount: 'Another account is signed in here',
  otherAccountHint: 'The e-mail is about another account. Sign out, then open its link again.',
  signOut: 'Sign out',
  isThisYours: 'Is this your e-mail?',
  emailOf: '<email/>, for the account of <name/>.',
  newEmailOf: '<email/>, for the account of <name/>. Every other browser is signed out.',
  confirm: 'Confirm my e-mail',
  confirmed: 'Your e-mail is confirmed.',
  goToMaidan: 'Go to Maidan',
  // Letters of groups and games
  unsubscribeTitle: 'Unsubscribe',
  // The outbox of local mode
  outbox: 'Outbox',
  outboxHint: 'This local copy sends no mail. What it would have sent is here.',
  refresh: 'Refresh',
  noLetters: 'No e-mails yet',
  noLettersHint: 'Ask for a sign-in link and it will appear here.',
  letterTo: 'to <to/>, <at/>',
});
