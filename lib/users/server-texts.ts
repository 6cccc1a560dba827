import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

interface InZone {
  at: string;
  timeZone: string;
}

const UNKNOWN_BROWSER = 'an unknown browser';

/** '22 November, around 14:05' */
function dayAndTime(at: string, timeZone: string, { date }: Words): string {
  const day = date(at, { timeZone, day: 'numeric', month: 'long' });
  return `${day}, around ${date(at, { timeZone, hour: '2-digit', minute: '2-digit' })}`;
}

export const texts = defineTexts('lib/users/server-texts', {
  termsChanged: 'The terms have changed again. Please reload the page.',
  yearStated:
    'You have stated your year of birth already. If it is wrong, write to whoever runs <product/>.',
  userNotFound: 'User not found',
  sportNotFound: 'Sport not found',
  sessionNotFound: 'Session not found',
  exportNotFound: 'Export not found',
  ownProfileOnly: 'You can only change your own profile.',
  ownPhotoOnly: 'You can only change your own photo.',
  womenOnlyForWomen: 'Only women can switch this on.',
  ownAccountOnly: 'You can only manage your own account.',
  usernameTaken: 'That username is taken. Please choose another.',
  selectImage: 'Please select an image file',
  selectSmallerImage: 'Please select an image smaller than 5MB',
  notBeingDeleted: 'This account is not being deleted.',
  exportExpired: 'This export has expired. Please ask for a new one.',
  exportGone: 'This file is no longer there. Please ask for a new export.',

  // Reasons for a suggestion
  inCommon: ({ sports, distance }: { sports: number; distance: string }, { plural }) =>
    plural(sports, {
      one: `1 sport in common, ${distance}`,
      other: `${sports} sports in common, ${distance}`,
    }),

  exportReadyTitle: 'Your data is ready',
  exportReady: ({ until, timeZone }: { until: string; timeZone: string }, { date }) =>
    `Download it in your settings until ${date(until, { timeZone, day: 'numeric', month: 'long' })}.`,
  exportFailedTitle: 'Your data could not be exported',
  exportFailed: 'Please try again in your settings.',
  newSignInTitle: ({ device }: { device: string | null }) =>
    `New sign-in from ${device ?? UNKNOWN_BROWSER}`,
  newSignIn: ({ at, timeZone }: InZone, words) =>
    `On ${dayAndTime(at, timeZone, words)}. If it was not you, change your password.`,

  // Parts of the email about a new sign-in
  unknownBrowser: UNKNOWN_BROWSER,
  signInTime: ({ at, timeZone }: InZone, words) => dayAndTime(at, timeZone, words),

  // Pages, metadata and share cards
  findPlayers: 'Find Players',
  backToPlayers: 'Back to players',
  smartSuggestions: 'Smart Suggestions',

  profile: 'Profile',
  myProfile: 'My Profile',
  yourProfile: 'Your Profile',
  profileOf: ({ person }: { person: string }, { name }) => `${name(person)}'s Profile`,
  friendRequestSent: 'Friend request sent!',
  friendRequestFailed: 'Failed to send friend request',
  connectionRequestSent: 'Connection request sent!',
  connectionRequestFailed: 'Failed to send connection request',
  userNotFoundHint: 'They may have left <product/>, or the address is mistyped.',
});
