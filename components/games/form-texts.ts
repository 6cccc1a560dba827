import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/form-texts', {
  myGames: 'My games',
  findGame: 'Find a game',
  upcoming: 'Upcoming',
  waitlisted: 'Waitlisted',
  past: 'Past',
  noneAhead: 'No games ahead',
  onNoWaitlist: 'You are on no waitlist',
  noneBehind: 'No games behind you yet',

  calendarTitle: 'Games and classes in your calendar',
  calendarWhy:
    'Subscribe to a link in your calendar and every game and class you join or give appears there. Whoever has the link sees them: keep it to yourself.',
  makeLink: 'Make the link',
  makeNewLink: 'Make a new link',
  linkMade: 'Calendar link made',
  makeFailed: 'Failed to make the link',
  takeLinkBack: 'Take the link back',
  linkGone: 'The link does not work any more',
  takeBackFailed: 'Failed to take the link back',
  yourLink: 'Your calendar link',

  // A seat that is offered to a waiting person
  seatUntil: ({ seats }: { seats: number }, { plural }) =>
    plural(seats, {
      one: 'A seat is yours until <until/>.',
      other: `${seats} seats are yours until <until/>.`,
    }),
  seatGoesOn: 'The time is over. It goes to the next in line.',
  takeIt: 'Take it',
  takeItOf: ({ title }: { title: string }, { name }) => `Take it: ${name(title)}`,
  pass: 'Pass',
  passOf: ({ title }: { title: string }, { name }) => `Pass: ${name(title)}`,
  seatTaken: 'You are in',
  takeFailed: 'Failed to take the seat',
  seatPassed: 'You passed',
  nextIsAsked: 'The next in line is asked.',
  passFailed: 'Failed to pass',

  gameCancelled: 'Game cancelled',
  goingNotified: 'Everybody who is going will be notified.',
  cancelFailed: 'Failed to cancel the game',
  reasonSeen: 'Everybody going or on the waitlist will see the reason.',
  keepGame: 'Keep game',
  reason: 'Reason',
  cancelWhich: 'Cancel',
  thisOnly: 'This game only',
  following: 'This and the following games',

  skipped: 'Date skipped',
  restStays: 'The games after it stay as planned.',
  skipFailed: 'Failed to skip the date',
  skipWhat: ({ when }: { when: string }) =>
    `No game on ${when}. Everybody who is going will be notified, and the games after it stay as planned.`,
  reasonOptional: 'Reason (optional)',

  created: 'Game Created!',
  createFailed: 'Failed to create game',
  fillRequired: 'Please fill all required fields',
  whatIsRequired: 'Title, date, time, and location are required',
  tryAgain: 'Please try again.',
  again: 'Again next week',
  againOf: ({ title }: { title: string }, { name }) => `Again next week: ${name(title)}`,
  callPlayers: 'Ask players nearby',
  callPlayersWhat:
    'Up to ten people nearby who fit and look for this sport hear that a seat is free. You do not see who they are.',
  seatCalled: 'Players nearby are asked',
  seatCalledWhom: 'Whoever joins first has the seat.',
  seatCallFailed: 'Failed to ask players',
  duplicateGame: 'Duplicate Game',
  duplicateWhat: 'The same game at another time or place, without its players.',

  saved: 'Game saved',
  saveFailed: 'Failed to save the game',
  editOrPostponeGame: 'Edit or Postpone Game',
  courtMoves: 'Its court goes along if it is free then; otherwise its time is cancelled.',
  courtGivenUp: 'Game saved. Its court was not free then and is cancelled: choose another.',
  courtAskedAgain: 'Game saved. Its court is asked for again.',
  asksAgain: 'A new time or place asks everybody who is going to confirm again.',
  save: 'Save',
  moveReason: 'Reason for a new time or place (optional)',
  changeWhich: 'Change',
  laterMove: 'The later games move along to that day.',

  title: 'Title',
  /** The proposed title of a new game: 'Paddle, Sunday 18:00'. */
  titleOf: (
    { sport, date: day, time }: { sport: string; date: string; time: string },
    { date, clock },
  ) => `${sport}, ${date(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'long' })} ${clock(time)}`,
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekday: ({ date: day }: { date: string }, { date }) =>
    date(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'long' }),
  date: 'Date',
  time: 'Time',
  minutes: 'Minutes',
  maxPlayers: 'Max players',
  minPlayers: 'Min players',
  guestsEach: 'Guests each',
  descriptionOptional: 'Description (optional)',
  lowestLevel: 'Lowest level',
  highestLevel: 'Highest level',
  anyLevel: 'Any',
  /** Without the currency while the group is unknown. */
  costPerPlayer: ({ currency }: { currency: string | undefined }, words) =>
    currency ? `Cost per player (${words.currency(currency)})` : 'Cost per player',
  isPublic: 'Public: people outside the group find it and may join',

  tooFew: 'With fewer than the minimum',
  playAnyway: 'It is played anyway',
  cancelBefore: ({ hours }: { hours: number }, { plural }) =>
    plural(hours, {
      one: 'Cancelled 1 hour before',
      other: `Cancelled ${hours} hours before`,
    }),
  payFirst: 'Pay first',
  payAfter: 'Off: shared after the game',
  payBefore: ({ hours }: { hours: number }, { plural }) =>
    plural(hours, {
      one: 'Paid 1 hour before, or the seat passes on',
      other: `Paid ${hours} hours before, or the seat passes on`,
    }),
  membersFirst: 'Members first',
  publicAtOnce: 'Off: public at once',
  membersUntil: ({ hours }: { hours: number }, { plural }) =>
    plural(hours, {
      one: 'Public 1 hour before',
      other: `Public ${hours} hours before`,
    }),

  never: 'Never',
  until: 'Until (optional)',
  gamesOptional: 'Games (optional)',
  goesOn:
    'With neither, it goes on until you cancel it. The time stays the same when the clocks change.',

  place: 'Place',
  aVenue: 'A venue',
  anotherPlace: 'Another place',
  venue: 'Venue',
  chooseOnMap: 'Choose on the map',
  hideMap: 'Hide the map',
  location: 'Location',
  privateAddress: 'A private address: only players see it',
  publicArea: 'Area that everybody sees (optional)',
  areaHint: 'If empty, the group’s area is used.',
  chooseVenue: 'Choose a venue from the list, or another place',

  nameAreaCity: 'Name, area or city',
  venuesFound: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 venue found.', other: `${count} venues found.` }),
  venuesFailed: 'Venues could not be searched.',
  retry: 'Try again',
  noVenue: 'No venue found. Use ‘Another place’ instead.',
  searching: 'Searching…',
  venues: 'Venues',
  sports: ({ sports }: { sports: readonly string[] }) => sports.join(', '),
  loadingMap: 'Loading map…',
  mapLabel: 'Map of venues to choose from',

  // The list for a chat.

  // Installing the app.
  installHint: 'Put <product/> on your home screen: your games open with one tap.',
  install: 'Install',
  notNow: 'Not now',
  installOnIos: 'Put <product/> on your home screen with two taps:',
  iosShare: '1. <picture/> Share, in the bar of Safari',
  iosAdd: '2. <picture/> Add to Home Screen',
});
