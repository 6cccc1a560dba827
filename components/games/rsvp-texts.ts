import { companyNeeds, fewerGuests } from '@/lib/games/policy';
import { defineTexts } from '@/lib/platform/language/define-texts';

/** Somebody who waits with guests, and the free seats. */
export interface Company {
  guests: number;
  free: number;
}

export const texts = defineTexts('components/games/rsvp-texts', {
  // The state of a game.
  cancelled: 'Cancelled',
  over: 'Over',
  underWay: 'Under way',
  hasBegun: 'It has begun',
  kilometres: ({ km }: { km: number }, { number }) => `${number(km, 1)} km`,

  // Joining.
  join: 'Join Game',
  joinOf: ({ title }: { title: string }, { name }) => `Join Game: ${name(title)}`,
  joinWaitlist: 'Join Waitlist',
  joinWaitlistOf: ({ title }: { title: string }, { name }) => `Join Waitlist: ${name(title)}`,
  signInToJoin: 'Sign in to join',
  joined: 'Joined!',
  onWaitlist: 'You are on the waitlist',
  weTellYou: 'We tell you as soon as a place comes free.',
  joinFailed: 'Failed to join the game',
  waitlistPlace: ({ place }: { place: number }) => `Waitlist, place ${place}`,

  // Leaving.
  leave: 'Leave',
  leaveOf: ({ title }: { title: string }, { name }) => `Leave Game: ${name(title)}`,
  leaveWaitlistOf: ({ title }: { title: string }, { name }) => `Leave Waitlist: ${name(title)}`,

  // Confirming after a change.
  hasChanged: 'The time or place has changed.',
  stillCome: 'I still come',
  cannotCome: 'I cannot come',
  confirmed: 'Confirmed',
  confirmFailed: 'Failed to confirm',

  // Guests.
  guests: 'Guests',
  guestCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { '=0': 'No guests', one: '1 guest', other: `${count} guests` }),
  guestCountNoPlaces: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 guest: no places', other: `${count} guests: no places` }),
  youBring: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      '=0': 'You bring no guests',
      one: 'You bring 1 guest',
      other: `You bring ${count} guests`,
    }),
  youAreInAndBring: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      '=0': 'You are in. You bring no guests',
      one: 'You are in. You bring 1 guest',
      other: `You are in. You bring ${count} guests`,
    }),
  guestsFailed: 'Failed to change your guests',

  // Waiting with guests.
  seatsFreeBut: ({ guests, free }: Company) =>
    `${free === 1 ? 'A seat is' : `${free} seats are`} free, but ${companyNeeds(guests)}.`,
  seatsPass: ({ guests }: { guests: number }) =>
    `Because ${companyNeeds(guests)}, fewer seats go to the next in line; you keep your place.`,
  comeWith: ({ guests, free }: Company) => `Come ${fewerGuests(guests, free)}`,
  comeWithOf: ({ guests, free, title }: Company & { title: string }, { name }) =>
    `Come ${fewerGuests(guests, free)}: ${name(title)}`,
  youComeWith: ({ guests, free }: Company) => `You come ${fewerGuests(guests, free)}.`,
  youAreIn: 'You are in',
  placeKept: 'You keep your place in line',
});
