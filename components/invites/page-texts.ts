import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/invites/page-texts', {
  invitedToGroup: 'You are invited to a group',
  invitedToGame: 'You are invited to a game',
  metaTitle: ({ name: invited, sport }: { name: string; sport: string }, { name }) =>
    `Invitation to ${name(invited)} (${name(sport)})`,
  nextGame: 'Next game <at/>',
  joinGroup: 'Join the group',
  joinGame: 'Join the game',
  joinWaitlist: 'Join the waitlist',
  askToJoin: 'Ask to join',
  organisersDecide: 'The organisers of the group decide.',
  organisersDecideGame:
    'The organisers of the group decide. Once you are in the group, you can join the game.',
  confirmToJoin:
    'Confirm your e-mail address, and this link lets you in at once. Until then, the organisers of the group decide.',
  gameFull: 'The game is full. If a place comes free, the next in line gets it.',
  groupFull: 'The group is full. You can ask to join in case a place comes free.',
  workNeedsScripts:
    'Many people have just registered from your network, so your device has to do a little work first. This needs JavaScript: please allow it in your browser and load the page again, or sign in.',
  orSignIn: 'Or sign in, if you have an account.',
  invitedWithAddress: 'Someone invited you with this address.',
  notMe: 'Not me',
  youAreIn: 'You are in',
  enteredHeld: ({ minutes }: { minutes: number }, { plural }) =>
    `Your seat is held for ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}. Open the e-mail that we sent to <email/> and press its button, and the seat stays yours.`,
  enteredWaiting:
    'Open the e-mail that we sent to <email/> and press its button. Then you are on the waitlist, or in the game if a seat is free.',
  enteredOpen:
    'Open the e-mail that we sent to <email/> and press its button. A seat is yours then, if one is still free.',
  enteredMailed: 'Open the e-mail that we sent to <email/> and press its button. Then you are in.',
  openOutbox: 'Open the local outbox',
  heldForYou: 'A seat is held for you until <at/>.',
  wasHeld:
    'Your seat was held until <at/>. The e-mail was confirmed later, so others could take it.',
  needAccount: 'Sign in or create an account to join. Then you come back here.',
  youAreInGroup: 'You are a member.',
  youAreInGame: 'You are in the game.',
  youWait: 'You are on the waitlist.',
  youHaveAsked: 'You have asked to join. You get a notification when the organisers decide.',
  openGroup: 'Open the group',
  openGame: 'Open the game',
  joinFailed: 'Failed to join',
  completeProfile: 'Complete your profile',

  linkGone: 'This invite link does not work',
  linkGoneWhy:
    'It may have expired, been used up or been taken back, or the game has begun. Ask the organiser for a new one.',
  lookAround: 'See the games near you',

  scanToJoin: 'Scan to join',
  codeOf: ({ name: invited }: { name: string }, { name }) =>
    `QR code of the invite link to ${name(invited)}`,
});
