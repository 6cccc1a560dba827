import { defineTexts } from '@/lib/platform/language/define-texts';

interface Device {
  /** 'Chrome on Windows' */
  device: string | null;
}

const UNKNOWN_BROWSER = 'an unknown browser';

/** The settings of one's own account. */
export const texts = defineTexts('components/users/settings-texts', {
  privacy: 'Privacy',
  whatOthersSee: 'What others see of you',
  guardians: 'Guardians and young people',
  stateYear: 'Year of birth, guardians and young people',
  whoMayWrite: 'Who may message me',
  anyone: 'Anyone',
  knownPeople: 'Connections and group members',
  connectionsOnly: 'Connections',
  pause: 'Pause my profile',
  pauseHint:
    'Nobody new finds you in lists, searches and suggestions. Your connections and group members still see you.',
  womenOnly: 'Women only',
  womenOnlyHint:
    'You see women and are shown to women only. Chats and connections with men are closed until you switch it off; in groups and games they read your first name.',
  dates: 'Dates and times',
  datesHint: 'How they are written for you, in the app, in notifications and in e-mails.',
  datesOfCity: ({ city, example }: { city: string; example: string }, { name }) =>
    `As usual in ${name(city)}: ${example}`,
  settingFailed: 'The setting could not be saved. Please try again.',

  notifications: 'Notifications',
  notificationsHint: ({ from, until }: { from: string; until: string }, { clock }) =>
    `What you are told, and where. Between ${clock(from)} and ${clock(until)} pushes come without a sound, and reminders wait for the morning.`,
  topic: 'Topic',
  topicConnections: 'Connections',
  aboutConnections: 'Requests and answers',
  topicLikes: 'Likes',
  aboutLikes: 'Matches and super likes',
  topicMessages: 'Messages',
  aboutMessages: 'New messages and who wants to write',
  topicGroups: 'Groups',
  aboutGroups: 'Requests to join, answers, invites',
  topicGames: 'Games',
  aboutGames: 'New, changed and cancelled games, reminders',
  topicFollows: 'Games that fit',
  aboutFollows: 'One notification a day and one e-mail a week, from what you follow',
  topicVenues: 'Venues',
  aboutVenues: 'Reviews, answers and suggestions',
  topicCoaching: 'Coaching',
  aboutCoaching: 'Bookings',
  inApp: 'In the app',
  push: 'Push',
  byEmail: 'E-mail',
  topicAndWay: ({ topic, way }: { topic: string; way: string }) => `${topic}: ${way}`,

  emailSection: 'E-mail',
  emailHint: 'For signing in and for what we send you. Nobody else sees it.',
  emailNotLoaded: 'Your e-mail could not be loaded.',
  changeEmail: 'Change e-mail',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  notConfirmedHint:
    'Follow the link that we sent there. Until then you can write only to people you know here, and we send you nothing else.',
  wishedEmail:
    'We sent a link to <email/>. Your e-mail changes once you follow it in this browser.',
  changeEmailHint:
    'We send a link to the new e-mail. Once you follow it, every other browser is signed out, and the e-mail you have now can undo it for 7 days.',
  newEmail: 'New e-mail',
  sendEmail: 'Send the link',
  emailSent: 'Link sent',
  emailSentHint: 'Follow it to change your e-mail.',
  emailFailed: 'The link could not be sent. Please try again.',

  security: 'Password and sessions',
  securityHint:
    'Changing the password signs out every other browser and ends what was made there: notifications on those devices, your calendar link, exports and links in e-mails.',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  passwordHint:
    'Every other browser is signed out, your calendar link stops working, and we tell you by e-mail.',
  savePassword: 'Save password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: ({ min }: { min: number }) =>
    `At least ${min} characters. A sentence is easier to remember.`,
  passwordRequired: 'Password is required',
  passwordChanged: 'Password changed',
  passwordFailed: 'The password could not be changed. Please try again.',
  othersSignedOut: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: '1 other browser was signed out.',
      other: `${count} other browsers were signed out.`,
    }),
  sessionsNotLoaded: 'Your sessions could not be loaded.',
  signedInWith: 'Signed in with',
  lastSeen: 'Last seen <day/>',
  thisBrowser: 'This browser',
  signOut: 'Sign out',
  signOutOf: ({ browser }: { browser: string }) => `Sign out ${browser}`,
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereHint:
    'Also ends notifications on all devices, your calendar link, a pending change of e-mail, exports and links in e-mails.',
  signedOutThere: 'Signed out there',

  eventsNotLoaded: 'Recent activity could not be loaded.',
  events: 'What happened lately',
  eventsHint: 'If something here was not you, change your password. Kept for 90 days.',
  newSignIn: ({ device }: Device) => `New sign-in from ${device ?? UNKNOWN_BROWSER}`,
  signedIn: ({ device }: Device) => `Signed in from ${device ?? UNKNOWN_BROWSER}`,
  newBrowserFirstStep: ({ device }: Device) =>
    `New browser asked for your code: ${device ?? UNKNOWN_BROWSER}`,
  firstStep: ({ device }: Device) => `Asked for your code: ${device ?? UNKNOWN_BROWSER}`,
  ownPasswordWrong: 'Wrong password typed where you were signed in',
  passwordWrong: ({ device }: Device) => `Wrong password typed in ${device ?? UNKNOWN_BROWSER}`,
  signInFailed: 'A sign-in failed',
  signInsLocked: 'Too many failed sign-ins: further ones had to wait',
  codeWrong: ({ device }: Device) => `Wrong code typed in ${device ?? UNKNOWN_BROWSER}`,
  passwordWasRemoved: 'Password removed',
  emailRestored: 'The e-mail before was put back',
  emailChanged: 'E-mail changed',
  twoStepOn: 'Two-step sign-in turned on',
  twoStepOff: 'Two-step sign-in turned off',
  recoveryCodesRenewed: 'New recovery codes made',
  recoveryCodeUsed: 'A recovery code was used',
  twoStepReset: 'Two-step sign-in reset by an operator',
  twoStepChanged: 'Two-step sign-in changed',
  passkeyWasAdded: 'Passkey added',
  passkeyWasRemoved: 'Passkey removed',
  accessEnded: ({ ended }: { ended: string[] }, { list }) => `Ended: ${list(ended)}`,
  endedSessions: 'sign-ins in other browsers',
  endedDevices: 'notifications on devices',
  endedCalendar: 'your calendar link',
  endedNewEmail: 'a pending change of e-mail',
  endedExport: 'the export of your data',
  groupRoleChanged: 'Your role in a group was changed',
  rightsChanged: 'What this account may do was changed by an admin',
  genderChanged: 'The gender in your profile was changed',

  passkeys: 'Passkeys',
  passkeysHint:
    'Sign in with your finger, face or PIN instead of a password. The key stays on your device.',
  passkeysNotLoaded: 'Your passkeys could not be loaded.',
  yourPasskeys: 'Your passkeys',
  addPasskey: 'Add a passkey',
  passkeyUsed: 'Last used <day/>',
  passkeyAdded: 'Added <day/>',
  rename: 'Rename',
  renameOf: ({ passkey }: { passkey: string }, { name }) => `Rename ${name(passkey)}`,
  remove: 'Remove',
  removeOf: ({ passkey }: { passkey: string }, { name }) => `Remove ${name(passkey)}`,
  addPasskeyHint: 'Your device asks for your finger, face or PIN next.',
  continue: 'Continue',
  passkeyNameHint: 'To tell your devices apart.',
  passkeyNotAdded: 'The passkey could not be added. Please try again.',
  renamePasskey: 'Rename passkey',
  passkeyNotRenamed: 'The name could not be saved. Please try again.',
  removePasskeyQuestion: ({ passkey }: { passkey: string }, { name }) => `Remove ${name(passkey)}?`,
  removePasskeyHint:
    'It no longer signs you in. Your device may still list it; you can delete it there.',
  passkeyNotRemoved: 'The passkey could not be removed. Please try again.',

  account: 'Your account',
  accountHint:
    'You are signed out at once, and everything is gone after 7 days. Until then signing in again undoes it.',
  deleteAccount: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteHint: ({ days }: { days: number }) =>
    `You are signed out everywhere at once and nobody sees you any more; you leave the games and classes you are in, and your sessions and the classes you give are cancelled. Sign in again within ${days} days to keep the account; after that everything is gone for good. Messages you sent stay with the people you wrote to, and your reviews where you wrote them, under 'Deleted user'.`,
  deleteFailed: 'The account could not be deleted. Please try again.',

  exportNotLoaded: 'Your export could not be loaded.',
  exportHint: ({ days }: { days: number }) =>
    `One ZIP file with everything you wrote or are on <product/>, and your pictures, to keep or to take elsewhere. It is made for you, and you can download it for ${days} days.`,
  download: 'Download',
  exportData: 'Export my data',
  exportBeingMade: 'Being made…',
  exportAgain: 'Make a new one',
  tryAgain: 'Try again',
  exportPending: 'Your file is being made. You can leave this page: we tell you when it is there.',
  exportReady: 'Your file is ready (<size/>). You can download it until <day/>.',
  exportFailed: 'Your file could not be made. Please try again.',
  exportExpired: 'Your last file could be downloaded until <day/>, and is gone.',
});
