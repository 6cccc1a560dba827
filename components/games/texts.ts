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
  mayBePrivate: 'It may be visible to its group only, or deleted.',

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
  moreNeeded: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'One more player needed to play.',
      other: `${count} more players needed to play.`,
    }),

  fetchFailed: 'Failed to fetch games',
  showMore: 'Show more games',

  create: 'Create Game',
  upcomingGames: 'Upcoming games',
  noUpcomingGames: 'No upcoming games',
  pickDay: 'Pick a day and a place; the members are told.',
  followingOf: '<game/>: <following/>',
  showPast: 'Show past and cancelled games',
  pastGames: 'Past and cancelled games',
  noneYet: 'None yet.',

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

  games: 'Games',
  sport: 'Sport',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekday: ({ date: day }: { date: string }, { date }) =>
    date(day, { timeZone: 'UTC', weekday: 'long' }),
  dayOf: ({ date: day }: { date: string }, { date }) => date(day, DAY),
  noneFound: 'No games found',
  tryAnother: 'Try another day or sport, or start a group and plan one.',
  noneNear: ({ km }: { km: number }, { distance }) =>
    `No games within ${distance(km)}. These are the soonest elsewhere.`,
  noneSuchNear: ({ km }: { km: number }, { distance }) =>
    `No such games within ${distance(km)}. These are the soonest elsewhere.`,
  clearFilters: 'Clear Filters',

  myGames: 'My games',
  nextGame: 'Your next game',

  maybe: 'Maybe',
  maybeOf: ({ title }: { title: string }, { name }) => `Maybe: ${name(title)}`,
  notGoing: 'Not going',
  notGoingOf: ({ title }: { title: string }, { name }) => `Not going: ${name(title)}`,
  saidMaybe: 'You said maybe. No place is kept for you.',
  saidNotGoing: 'You said that you are not going',
  answerOf: ({ title }: { title: string }, { name }) => `Your answer: ${name(title)}`,
  answerFailed: 'Failed to save your answer',
  maybeCount: ({ count }: { count: number }) => `${count} maybe`,
  maybeList: ({ count }: { count: number }) => `Maybe (${count})`,
  outList: ({ count }: { count: number }) => `Not going (${count})`,
  noneList: ({ count }: { count: number }) => `No answer yet (${count})`,

  askForAnswers: 'Ask for answers',
  asked: 'The members are asked',
  askedHow: 'By bell, push and letter; at night not before the morning.',
  askFailed: 'Failed to ask',
  askedRecently: 'Asked within the last 24 hours.',

  add: 'Add',
  addOf: ({ name: person }: { name: string }, { name }) => `Add ${name(person)} to the game`,
  added: ({ name: person }: { name: string }, { name }) => `${name(person)} is in the game`,
  theyAreNotified: 'The person is told.',
  whatToDoWith: ({ name: person }: { name: string }, { name }) => `What to do with ${name(person)}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: ({ name: person }: { name: string }, { name }) => `${name(person)} has moved in the line`,
  changeGuests: 'Change guests',
  guestsOf: ({ name: person }: { name: string }, { name }) => `Guests of ${name(person)}`,
  guests: 'Guests',
  save: 'Save',
  guestsSaved: ({ name: person }: { name: string }, { name }) => `Guests of ${name(person)} saved`,
  remove: 'Remove from the game',
  removeQuestion: ({ name: person }: { name: string }, { name }) =>
    `Remove ${name(person)} from the game?`,
  removeHint: 'The place goes to the next in line.',
  optionalReason: 'Reason (optional)',
  reasonHint: 'The person reads it.',
  removed: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} is not in the game any more`,
  didNotWork: 'That did not work',
  guestName: 'Guest without an account',
  guestHint: 'Their name. They take a place, and can take it over later by a link.',
  addGuest: 'Add guest',
  guestAdded: 'Guest added',
  guestOfOrganiser: 'Guest of the organiser',
  guestLink: 'Link',
  linkFor: ({ name: person }: { name: string }, { name }) =>
    `Link with which ${name(person)} takes over the place`,
  removeGuest: ({ name: person }: { name: string }, { name }) => `Remove ${name(person)}`,
  removeShort: 'Remove',

  allCame: 'All came',
  allCameDone: 'Everybody is marked as came',
  exceptions: 'Now mark those who did not come.',

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
  playersLater: 'You see who plays once you have a place.',
  waitlist: ({ count }: { count: number }) => `Waitlist (${count})`,
  waitlistOrder:
    'Free seats are given in this order. Who needs more seats than are free, with their guests, is passed over and keeps their place.',
  toConfirm: 'To confirm',
  playersFailed: 'Failed to fetch the players',
  came: 'Came',
  didNotCome: 'Did not come',
  noShow: 'No-show',
  cameOf: ({ player }: { player: string }, { name }) => `${name(player)} came`,
  didNotComeOf: ({ player }: { player: string }, { name }) => `${name(player)} did not come`,
  markFailed: 'Failed to mark',

  chat: 'Chat',

  menu: 'Game menu',
  announce: 'Announce to players',
  editOrPostpone: 'Edit or Postpone',
  inviteLink: 'Invite link',
  duplicate: 'Duplicate',
  report: 'Report Game',
  skipDate: 'Skip This Date',
  cancel: 'Cancel Game',

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
