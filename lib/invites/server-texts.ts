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
  entryAccount: 'You need no password. If you have an account at Maidan, the button signs you in.',
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
});
