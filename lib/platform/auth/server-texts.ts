import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** '40 seconds', '2 minutes': rounded up, so that people do not come back too early. */
function wait(seconds: number, { plural }: Words): string {
  if (seconds < 60) return plural(seconds, { one: '1 second', other: `${seconds} seconds` });
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes, { one: '1 minute', other: `${minutes} minutes` });
}

export const texts = defineTexts('lib/platform/auth/server-texts', {
  pleaseSignIn: 'Please sign in.',
  pageNotFound: 'Page not found',
  userNotFound: 'User not found',
  wrongCredentials: 'That e-mail and password do not match.',
  linkOver: 'That sign-in link has expired or was used already. Ask for a new one.',
  validEmail: 'Please enter a valid e-mail address to get a sign-in link.',
  accountClosed:
    'This account was closed or suspended by our moderators. You can appeal by the link in our e-mail.',
  googleUnverified:
    'Google has not verified that e-mail address yet. Verify it there, or sign in with your password.',
  googleDeclined: 'You did not continue with Google. Sign in any way you like.',
  googleFailed:
    'Signing in with Google did not work just now. Please try again, or sign in another way.',
  signInAsBefore: 'Sign in the way you did before, then try again.',
  wayUnavailable: 'That way to sign in is not available here.',
  signInFailed: 'Signing in did not work. Please try again.',
  waitALittle: 'Too many tries. Please wait a little and try again.',
  tooManyTries: ({ seconds }: { seconds: number }, words) =>
    `Too many tries with this e-mail. Please wait ${wait(seconds, words)}.`,
  tooManyTriesOrLink: ({ seconds }: { seconds: number }, words) =>
    `Too many tries with this e-mail. Please wait ${wait(seconds, words)}, or use a sign-in link by e-mail.`,
  closedAccount: 'This account was closed by our moderators.',
  suspendedUntil: ({ until }: { until: string }, { date }) =>
    `This account is suspended until ${date(until, { dateStyle: 'long' })}. You can appeal by the link in our e-mail.`,
  player: 'Player',
  groupCreator: 'Group creator',
  coach: 'Coach',
  admin: 'Admin',
  newcomer: 'Newcomer',
  workFirst:
    'Many people have just registered from your network, so your device has to do a little work first.',
  guessablePassword:
    'That password is easy to guess. Please choose another: three or four words that do not belong together are good',
  ownWordsPassword: 'Please choose a password that is not your name, username or e-mail',
  breachedPassword: 'That password has appeared in a data breach. Please choose another',
  reservedName: 'That name belongs to this site. Please choose another.',
  signOutAndIn: 'Please sign out and in again, then try once more.',
  notYourPassword: 'That is not your password.',
  confirmFirst:
    'Please confirm your e-mail before you write to people you do not know here. Follow the link that we sent you.',
  linkUsed: 'That link no longer works. Each link works once, and a newer one replaces it.',
  alreadyConfirmed: 'Your e-mail is confirmed already.',
  sameEmail: 'That is your e-mail already.',
  emailTaken: 'That e-mail belongs to another account by now.',
  noEmails: 'This site cannot send e-mails at the moment.',
  passkeyNotAdded: 'That passkey could not be added. Please try again.',
  passkeyNotAccepted: 'That passkey does not open an account here. Please sign in another way.',
  passkeyKnown: 'That passkey has been added already.',
  tooManyPasskeys: ({ max }: { max: number }) => `You can have ${max} passkeys. Remove one first.`,
  passkeyNotFound: 'Passkey not found',
  tokenNotValid: 'That access token is not valid: it has expired, was revoked, or is not complete.',
  tokenScopeMissing: ({ scope }: { scope: string }) =>
    `This access token may not do that. It needs the scope '${scope}'.`,
  tooManyTokens: ({ max }: { max: number }) =>
    `You can have ${max} access tokens. Revoke one first.`,
  tokenNotFound: 'Access token not found',
  wrongCode: 'That code is not right. Please type the one your app shows now.',
  usedCode: 'That code was used already. Please wait for the next one.',
  wrongRecoveryCode: 'That is not one of your recovery codes, or it was used already.',
  twoStepOnAlready: 'Two-step sign-in is on already. Turn it off first.',
  twoStepNotOn: 'Two-step sign-in is not on.',
  nothingToConfirm: 'There is nothing to confirm. Begin the setup again.',
  secretChanged:
    'The codes of your app cannot be checked since this site’s secret was changed. Use a recovery code.',
  tookTooLong: 'That took too long. Please sign in again.',
});
