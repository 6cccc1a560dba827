import { fewerGuests, partyNeeds } from '@/lib/games/policy';
import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

interface Planned {
  repeats: 'weekly' | 'fortnightly' | 'monthly';
  /** Dates, 'YYYY-MM-DD': of the first game, and of the last planned one. */
  startsOn: string;
  until: string;
  planned: number;
}

export const DAY = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;

function every({ repeats, startsOn }: Planned, { date }: Words): string {
  if (repeats === 'monthly') return 'Every month';
  const weekday = date(startsOn, { timeZone: 'UTC', weekday: 'long' });
  return repeats === 'weekly' ? `Every ${weekday}` : `Every other ${weekday}`;
}

/** A person who waits with guests, and the free seats. */
export interface Party {
  guests: number;
  free: number;
}

interface Game {
  title: string;
}

export const texts = defineTexts('components/games/texts', {
  /** Of a game of two. */
  withPartner: 'With <person/>',
  thisIsCancelled: 'This game is cancelled. <reason/>',

  whenAndWhere: 'When and where',
  shortMinutes: ({ count }: { count: number }) => `${count} min`,
  onTheMap: 'On the map',
  mapOf: ({ place }: { place: string }, { name }) => `Map of where ${name(place)} is`,
  inNewTab: ', in a new tab',
  level: 'Level',
  whoMayPlay: 'Who may play',
  youngPeople: 'Young people',
  cost: 'Cost',
  costEach: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `${money(amount, currency)} a player`,
  free: 'Free',
  guestsEachUpTo: ({ max }: { max: number }) => `Up to ${max} each`,
  noneAllowed: 'None',
  needsAtLeast: 'Needs at least',
  players: ({ count }: { count: number }) => `${count} players`,
  repeats: 'Repeats',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
  organisedBy: 'Organised by',

  decides: ({ min }: { min: number }) =>
    `If fewer than ${min} are going by <at/>, it is cancelled and all are told.`,
  membersFirstUntil: 'Only members of the group see it until <at/>. Then it is public.',

  calendar: 'Calendar',
  addToGoogle: 'Add to Google Calendar',
  calendarFile: 'Calendar file',

  signInToMessage: 'Sign in to message the organiser',

  // A game that is hidden from the viewer

  pleaseConfirm: 'Please confirm',
  isRepeated: 'Repeats',

  goes: ({ person, others }: { person: string; others: number }, { name, plural }) =>
    plural(others, {
      '=0': `${name(person)} is going`,
      one: `${name(person)} and 1 other are going`,
      other: `${name(person)} and ${others} others are going`,
    }),
  youGo: ({ others }: { others: number }, { plural }) =>
    plural(others, {
      '=0': 'You are going',
      one: 'You and 1 other are going',
      other: `You and ${others} others are going`,
    }),
  goingCount: ({ count }: { count: number }) => `${count} going`,
  goingAndWaiting: ({ going, waiting }: { going: number; waiting: number }) =>
    `${going} going, ${waiting} waiting`,

  create: 'Create Game',

  planned: (series: Planned, words) => {
    const day = words.date(series.until, DAY);
    const games = words.plural(series.planned, {
      one: `one game is planned, on ${day}`,
      other: `${series.planned} games are planned until ${day}`,
    });
    return `${every(series, words)}; ${games}.`;
  },
  someFollow: ({ count, weeks }: { count: number; weeks: number }, { plural }) =>
    plural(count, {
      one: `One more follows, ${weeks} weeks before it starts.`,
      other: `${count} more follow, each ${weeks} weeks before it starts.`,
    }),
  moreFollow: ({ weeks }: { weeks: number }) =>
    `More follow, each ${weeks} weeks before it starts.`,

  nextGame: 'Your next game',

  maybe: 'Maybe',
  maybeOf: ({ title }: { title: string }, { name }) => `Maybe: ${name(title)}`,
  notGoing: 'Not going',
  notGoingOf: ({ title }: { title: string }, { name }) => `Not going: ${name(title)}`,
  saidMaybe: 'You said maybe. No place is kept for you.',
  saidNotGoing: 'You said that you are not going',
  answerOf: ({ title }: { title: string }, { name }) => `Your answer: ${name(title)}`,
  answerFailed: 'Failed to save your answer',

  guests: 'Guests',

  cancelled: 'Cancelled',
  over: 'Over',
  underWay: 'Under way',
  hasStarted: 'It has begun',
  kilometres: ({ km }: { km: number }, { distance }) => distance(km, 1),

  join: 'Join Game',
  joinOf: ({ title }: { title: string }, { name }) => `Join Game: ${name(title)}`,
  joinWaitlist: 'Join Waitlist',
  joinWaitlistOf: ({ title }: { title: string }, { name }) => `Join Waitlist: ${name(title)}`,
  signInToJoin: 'Sign in to join',
  joined: 'Joined!',
  lastSeat: 'That was the last seat. The game is full.',
  onWaitlist: 'You are on the waitlist',
  weNotifyYou: 'We tell you as soon as a place comes free.',
  joinFailed: 'Failed to join the game',
  waitlistPlace: ({ place }: { place: number }) => `Waitlist, place ${place}`,

  hasChanged: 'The time or place has changed.',
  stillCome: 'I still come',
  cannotCome: 'I cannot come',
  confirmed: 'Confirmed',
  confirmFailed: 'Failed to confirm',
  guestCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { '=0': 'No guests', one: '1 guest', other: `${count} guests` }),
  guestCountNoPlaces: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 guest: no places', other: `${count} guests: no places` }),
  oneGuestLess: 'One guest fewer',
  oneGuestMore: 'One more guest',
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

  seatsFreeBut: ({ guests, free }: Party) =>
    `${free === 1 ? 'A seat is' : `${free} seats are`} free, but ${partyNeeds(guests)}.`,
  seatsPass: ({ guests }: { guests: number }) =>
    `Because ${partyNeeds(guests)}, fewer seats go to the next in line; you keep your place.`,
  comeWith: ({ guests, free }: Party) => `Come ${fewerGuests(guests, free)}`,
  comeWithOf: ({ guests, free, title }: Party & { title: string }, { name }) =>
    `Come ${fewerGuests(guests, free)}: ${name(title)}`,
  youComeWith: ({ guests, free }: Party) => `You come ${fewerGuests(guests, free)}.`,
  youAreIn: 'You are in',
  placeUnchanged: 'You keep your place in line',

  going: ({ count }: { count: number }) => `Going (${count})`,

  chat: 'Chat',

  noConnection: 'No connection',
  sentLater: 'It is kept on this device and sent as soon as there is one.',
  /** An unsent action, in the words of its button. */
  waits: ({ what }: { what: string }) => `Waits for a connection: ${what}`,
  takeBack: 'Take it back',
  iCome: 'I come',
  iMayCome: 'Maybe',
  answerSent: ({ title }: Game, { name }) => `Your answer for ${name(title)} was sent`,
  answerRefused: ({ title }: Game, { name }) => `Your answer for ${name(title)} was not accepted`,
  attendanceSent: ({ title }: Game, { name }) => `The attendance for ${name(title)} was sent`,
  attendanceRefused: ({ title }: Game, { name }) =>
    `The attendance for ${name(title)} was not accepted`,
  tryAgain: 'Please try again.',
});
