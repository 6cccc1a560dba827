import type { EnteredByLinkDto } from '@/lib/invites/schema';
import { defineTexts } from '@/lib/platform/language/define-texts';

interface SharedGame {
  title: string;
  group: string;
  /** With its zone where most recipients are in another. */
  when: string;
  place: string | null;
  left: number;
}

interface SharedGroup {
  group: string;
  sport: string;
  place: string | null;
  next: string | null;
  left: number;
}

const ENTRY_TEXTS: Record<EnteredByLinkDto['status'], string> = {
  held: 'Press the button, and you are in.',
  mailed: 'Press the button, and you are in.',
  open: 'Press the button, and a seat is yours if one is still free.',
  waiting:
    'The game is full. Press the button, and you are on the waitlist, or in the game if a seat is free by then.',
};

export const texts = defineTexts('lib/invites/server-texts', {
  linkGone: 'This invite link does not work any more. Ask the organiser for a new one.',
  linkNotFound: 'Invite link not found',
  confirmFirst:
    'Please confirm your e-mail address before you make an invite link. Follow the link that we sent you.',
  offerGone: 'This invite is not open any more.',
  onlyOrganisers: 'Only organisers can do that.',
  tooManyLinks: ({ max }: { max: number }) =>
    `There are ${max} open invite links already. Take one back first.`,
  gameBegun: 'This game has begun already.',
  gameForTwo: 'A game of two takes nobody else.',
  expiryPast: 'The last day must be in the future.',
  expiryTooFar: 'A link can be open for a year at most.',
  wasRemoved:
    'You were removed from this group. You can come back once an organiser invites you or approves your request.',
  accountFirst: 'Please sign in or create an account to join.',

  // The email to a guest without an account
  entryText: ({ status }: { status: EnteredByLinkDto['status'] }) =>
    `${ENTRY_TEXTS[status]} It also confirms your e-mail address.`,
  entryHeld: ({ until }: { until: string }) =>
    `Your seat is held until ${until}. After that it goes to others, and you can join the waitlist.`,
  entryAccount:
    'You need no password. If you have an account at <product/>, the button signs you in.',
  entryButton: 'I am in',
  entryWait: 'Join the waitlist',
  entryFooter: ({ to }: { to: string }) =>
    `This went to ${to} because somebody entered the address at an invite link. If it was not you, ignore this: nothing happens.`,
  stateGender: 'Please state your gender. This is for women or men only.',

  // The share sheet's suggestion: name, time, place, places left. The address follows
  shareGame: ({ title, group, when, place, left }: SharedGame, { name, plural }) =>
    `${name(title)} with ${name(group)}, ${when}${place ? `, ${name(place)}` : ''}. ${plural(left, {
      '=0': 'Full, with a waitlist.',
      one: '1 spot left.',
      other: `${left} spots left.`,
    })}`,
  shareGroup: ({ group, sport, place, next, left }: SharedGroup, { name, plural }) =>
    [
      `${name(group)}: ${name(sport)}${place ? `, ${name(place)}` : ''}.`,
      next && `Next game ${next}.`,
      plural(left, { '=0': 'Full.', one: '1 spot left.', other: `${left} spots left.` }),
    ]
      .filter(Boolean)
      .join(' '),

  // Pages, metadata and share cards
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

  linkGoneTitle: 'This invite link does not work',
  linkGoneWhy:
    'It may have expired, been used up or been taken back, or the game has begun. Ask the organiser for a new one.',
  lookAround: 'See the games near you',

  scanToJoin: 'Scan to join',
  codeOf: ({ name: invited }: { name: string }, { name }) =>
    `QR code of the invite link to ${name(invited)}`,
});
