import { fewerGuests, partyNeeds } from '@/lib/games/policy';
import { texts as calendar, type Zone } from '@/lib/platform/calendar/texts';
import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { SkillLevel } from '@/lib/sports/constants';

/** A start on the clocks of its place, with the zone when a recipient is in another one. */
export interface Moment {
  startsAt: string;
  timeZone: string;
  zone: Zone | null;
}

export interface GameAt {
  game: string;
  start: Moment;
}

/** The changes of a moved game: the time, the place or both. */
export interface Move {
  time: { from: Moment; to: Moment } | null;
  /** Null stands for a place that not every recipient may know. */
  place: { from: string | null; to: string | null } | null;
}

/** A game in which an organiser changed a person's place. */
export interface OnRoster {
  game: string;
  startsAt: string;
  timeZone: string;
}

/** A waiting person who needs more seats than are free. */
export interface Missed {
  game: string;
  guests: number;
  /** The free seats at their turn. */
  free: number;
}

/** A court of a game; the place is null where not every player may know it. */
export interface CourtFor {
  court: string;
  place: string | null;
  start: Moment;
}

/** The end of an offer, on the clocks of the game's place. */
export interface OfferEnd {
  until: string;
  timeZone: string;
}

function moment({ startsAt, timeZone, zone }: Moment, { date, elsewhere }: Words): string {
  const full = date(startsAt, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const words = full.replace(',', '');
  if (elsewhere) return words + elsewhere(startsAt, timeZone);
  return zone ? `${words} ${calendar.english.zone(zone)}` : words;
}

const courtFor = ({ court, place, start }: CourtFor, words: Words): string =>
  [words.name(court), place && words.name(place), moment(start, words)].filter(Boolean).join(', ');

function moves({ time, place }: Move, words: Words): string {
  const parts: string[] = [];
  if (time) parts.push(`from ${moment(time.from, words)} to ${moment(time.to, words)}`);
  if (place) {
    const from = place.from === null ? '' : `from ${words.name(place.from)} `;
    parts.push(`${from}to ${place.to === null ? 'another place' : words.name(place.to)}`);
  }
  return parts.join(', and ');
}

/** Stored as the reason when a date of a series is skipped without one. */
const SKIPPED = 'Skipped this time. The games after it stay as planned.';
/** Stored as the reason when too few players had joined. */
const TOO_FEW = 'Too few players had joined in time.';

const seatsCameFree = (free: number) =>
  free === 1 ? 'A seat came free' : `${free} seats came free`;

export const texts = defineTexts('lib/games/server-texts', {
  gameNotFound: 'Game not found',
  groupNotFound: 'Group not found',
  playerNotFound: 'Player not found',
  guestNotFound: 'Guest not found',

  /** In place of the group of a game of two. */
  forTwo: 'Just the two of you',

  postGame: 'Post a game',
  /** In place of the group of a game without one. */
  withoutGroup: 'Single game',
  tooManyPosted: ({ max }: { max: number }) =>
    `You can have at most ${max} games without a group ahead.`,
  hasGroup: 'This game is one of a group already.',
  hasNoGroup: 'This game has no group. Make it weekly, or post another one.',
  onlyToJoin: 'A game without a group has nobody to ask: its links let people in.',
  madeWeeklyTitle: ({ group }: { group: string }, { name }) =>
    `${name(group)} is weekly now, and you are in its group`,

  nothingToAsk: 'You can join without asking, or not at all.',
  askedAlready: 'You have asked already.',
  requestClosed: 'That request is not open any more.',
  seatRequestTitle: ({ game }: { game: string }, { name }) =>
    `Somebody asks to play: ${name(game)}`,
  seatRequestMessage: ({ sport, level }: { sport: string; level: SkillLevel | null }, { name }) =>
    `Their level in ${name(sport)}: ${level ?? 'not stated'}. Accept or decline on the page of the game.`,
  seatDeclinedTitle: ({ game }: { game: string }, { name }) => `No seat in ${name(game)}`,
  seatDeclined: ({ game, startsAt, timeZone }: OnRoster, { name, start }) =>
    `The organiser keeps to the levels of ${name(game)}, ${start(startsAt, timeZone)}.`,

  onlyOrganisers: 'Only organisers can do that.',
  onlyOrganisersChange: 'Only organisers can change the game.',
  onlyOrganisersCreate: 'Only organisers of the group can create games.',
  onlyMembersAnswer: 'Only members of the group can do that.',
  gameCancelled: 'This game is cancelled.',
  gameWasCancelled: 'This game was cancelled.',
  gameOver: 'This game is over.',
  gameBegun: 'This game has begun already.',
  gameNotBegun: 'The game has not begun yet.',
  doesNotRepeat: 'This game does not repeat: cancel it instead.',
  groupInactive: 'This group is not active at the moment.',

  creatorExcluded: 'You have to be one of the people who may play.',
  tooManyGames: ({ max }: { max: number }) => `A group can have at most ${max} games ahead.`,
  emptySeries: 'The series has no game',
  venueGone: 'That venue does not exist any more',
  placeGone: 'The place of this game is closed or gone. Duplicate the game and choose another.',
  plannedAlready: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `This game is planned already: ${start(startsAt, timeZone)}.`,
  locationRequired: 'Location is required',
  inThePast: 'The game must start in the future',
  tooFarAhead: 'A game can be at most a year ahead',
  minimumTooHigh: ({ min }: { min: number }) =>
    `The minimum of ${min} cannot be above the maximum.`,
  decisionWithoutMinimum: 'Say how many players it needs',
  decisionPast: 'That is past already: choose a time closer to the start',
  payWithoutCost: 'Say first what a player pays',
  payeeWithoutHandle: 'Say first where to pay you: under Money of the group.',
  onlyWaits: ({ until, timeZone }: OfferEnd, { start }) =>
    `You missed games of this group. In games before ${start(until, timeZone)} you can only join the waitlist.`,
  highestBelowLowest: 'The highest level cannot be below the lowest',
  moreAreGoing: 'More players than that are going already.',
  areGoing: ({ count }: { count: number }) =>
    `${count} are going already: the limit cannot be lower.`,

  full: 'This game is full. You can join the waitlist.',
  alreadyIn: 'You are in this game already. Change your guests instead.',
  notIn: 'You are not in this game.',
  cancelInstead:
    'Without you there is no game. Cancel it in its menu, so that the other one is told.',
  takeFirst: 'A seat is offered to you: take it or pass first.',
  nothingToConfirm: 'There is nothing to confirm.',
  noGuests: 'This game is without guests.',
  tooManyGuests: ({ max }: { max: number }) => `You can bring at most ${max} guests to this game.`,
  noPlaceForGuests: 'The game is full: there is no place for another guest.',
  placesForGuests: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'There is only 1 place left for guests.',
      other: `There are only ${count} places left for guests.`,
    }),

  // Lines in the group's chat, after the name of the person who did it
  plannedLine: ({ game, start }: GameAt, words) =>
    `planned a game: ${words.name(game)}, ${moment(start, words)}`,
  movedLine: ({ game, move }: { game: string; move: Move }, words) =>
    `moved a game: ${words.name(game)}, ${moves(move, words)}`,
  cancelledLine: ({ game, start }: GameAt, words) =>
    `cancelled a game: ${words.name(game)}, ${moment(start, words)}`,

  courtElsewhere: 'The court is at another venue.',
  placeToBeConfirmed: ({ location }: { location: string }, { name }) =>
    `${name(location)} (place to be confirmed)`,
  courtTitle: ({ game }: { game: string }, { name }) => `${name(game)} has a court`,
  courtMessage: (its: CourtFor, words) => `Booked: ${courtFor(its, words)}.`,
  noCourtTitle: ({ game }: { game: string }, { name }) => `${name(game)}: place to be confirmed`,
  noCourtMessage: (its: CourtFor, words) => `Not available: ${courtFor(its, words)}.`,
  newGameTitle: ({ group }: { group: string }, { name }) => `New game in ${name(group)}`,
  newGameMessage: ({ game, start }: GameAt, words) =>
    `${words.name(game)}, ${moment(start, words)}.`,
  newGamesMessage: ({ game, start, count }: GameAt & { count: number }, words) =>
    `${count} games, the first: ${words.name(game)}, ${moment(start, words)}.`,
  notCalendar: 'This is not a calendar file. Export one (.ics) from your calendar.',
  noNewGames: 'This file has no coming game that the group does not have already.',

  // A game that moved
  movedTitle: ({ game }: { game: string }, { name }) => `${name(game)} has moved`,
  movedMessage: (
    {
      move,
      start,
      following,
      reason,
    }: {
      move: Move;
      /** The unchanged time when only the place changed. */
      start: Moment | null;
      /** The later games of the series change as well. */
      following: boolean;
      reason: string | null;
    },
    words,
  ) =>
    [
      `Moved ${moves(move, words)}.`,
      start && `It still starts ${moment(start, words)}.`,
      following && 'The games after it change as well.',
      reason && words.name(reason),
      'Please confirm that you still come.',
    ]
      .filter(Boolean)
      .join(' '),

  // A game whose venue is gone
  needsPlaceTitle: ({ game }: { game: string }, { name }) => `${name(game)} needs another place`,
  needsPlaceMessage: (
    { startsAt, timeZone, others }: { startsAt: string; timeZone: string; others: number },
    { start, plural },
  ) => {
    const gone = `${start(startsAt, timeZone)}: its venue is not listed any more. Please choose another place.`;
    return plural(others, {
      '=0': gone,
      one: `${gone} 1 more game of yours was planned there.`,
      other: `${gone} ${others} more games of yours were planned there.`,
    });
  },

  cancelledTitle: ({ game }: { game: string }, { name }) => `${name(game)} is cancelled`,
  cancelledMessage: (
    { start, following, reason }: { start: Moment; following: boolean; reason: string },
    words,
  ) =>
    `${moment(start, words)}: ${words.name(reason)}${following ? ' So are the games after it.' : ''}`,
  skipped: SKIPPED,
  calledOff: 'It does not take place.',
  calledOffMessage: ({ start }: { start: Moment }, words) =>
    `${moment(start, words)}: it does not take place.`,
  skippedMessage: ({ start }: { start: Moment }, words) => `${moment(start, words)}: ${SKIPPED}`,
  tooFew: TOO_FEW,
  tooFewMessage: ({ start }: { start: Moment }, words) => `${moment(start, words)}: ${TOO_FEW}`,

  // Changes by an organiser
  theyCannotPlay: 'This person cannot play in this game.',
  gameIsFull: 'This game is full.',
  theyAreOffered: 'A seat is offered to this person. Please wait for the answer.',
  cannotMove: 'They cannot move farther in the line.',
  addedTitle: ({ game }: { game: string }, { name }) => `You were added to ${name(game)}`,
  addedGoing: ({ game, startsAt, timeZone }: OnRoster, { name, start }) =>
    `An organiser gave you a place in ${name(game)}: ${start(startsAt, timeZone)}. If you cannot come, please leave the game.`,
  addedWaiting: ({ game, startsAt, timeZone }: OnRoster, { name, start }) =>
    `An organiser put you on the waitlist of ${name(game)}: ${start(startsAt, timeZone)}.`,
  guestsChangedTitle: ({ game }: { game: string }, { name }) => `Your guests in ${name(game)}`,
  guestsChanged: ({ game, guests }: OnRoster & { guests: number }, { name, plural }) =>
    plural(guests, {
      '=0': `An organiser noted that you bring no guests to ${name(game)}.`,
      one: `An organiser noted that you bring 1 guest to ${name(game)}.`,
      other: `An organiser noted that you bring ${guests} guests to ${name(game)}.`,
    }),
  removedTitle: ({ game }: { game: string }, { name }) => `You are not in ${name(game)} any more`,
  removedMessage: (
    { game, startsAt, timeZone, reason }: OnRoster & { reason: string | null },
    { name, start },
  ) =>
    `An organiser took you out of ${name(game)}, ${start(startsAt, timeZone)}.${reason ? ` ${name(reason)}` : ''}`,

  allAnswered: 'Everybody has answered.',
  nudgedToday: 'The members were asked within the last 24 hours. Please try again later.',
  nudgeTitle: ({ game }: { game: string }, { name }) => `Are you coming to ${name(game)}?`,
  nudgeMessage: ({ game, start }: GameAt, words) =>
    `${words.name(game)}, ${moment(start, words)}. The organiser waits for your answer.`,
  iAmComing: 'I am coming',
  maybe: 'Maybe',
  iCannotCome: 'I cannot come',

  // Seats that became free, and those that yielded
  yieldedTitle: 'Your seat went to somebody else',
  yieldedMessage: ({ game }: { game: string }, { name }) =>
    `${name(game)} is full, and people with a confirmed e-mail address come first. You are first in line: confirm yours, and nobody takes your next seat.`,
  promotedTitle: 'You are in',
  promotedMessage: ({ game }: { game: string }, { name }) =>
    `A place came free: you are going to ${name(game)}.`,
  promotedToPay: ({ game, until, timeZone }: OfferEnd & { game: string }, { name, start }) =>
    `A place came free: you are going to ${name(game)}. Pay by ${start(until, timeZone)} and say so there, or it passes on.`,
  seatsFreeTitle: ({ free }: { free: number }) => seatsCameFree(free),
  seatsFreeMessage: ({ game, guests, free }: Missed, { name }) =>
    `${seatsCameFree(free)} in ${name(game)}, but ${partyNeeds(guests)}. Come ${fewerGuests(guests, free)} and you are in.`,
  seatsGoneMessage: ({ game, guests, free }: Missed, { name }) =>
    `${seatsCameFree(free)} in ${name(game)}, but ${partyNeeds(guests)}. ${
      free === 1 ? 'It' : 'They'
    } went to the next in line; you keep your place.`,
  placeFreeTitle: ({ free }: { free: number }) =>
    `${free === 1 ? 'One place' : `${free} places`} free, copy the message`,
  placeFreeMessage: ({ game }: { game: string }, { name }) =>
    `Somebody gave up a place in ${name(game)}. The page of the game has the message for your chat.`,

  // Inviting people nearby
  noSeat: 'No seat of this game is free.',
  callsUsed: 'People nearby were asked as often as a game may ask.',
  seatCallTitle: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'A game near you is one player short',
      other: `A game near you is ${count} players short`,
    }),
  seatCallMessage: ({ game, sport, start }: GameAt & { sport: string }, words) =>
    `${words.name(game)} (${sport}), ${moment(start, words)}. Whoever joins first has the seat.`,

  // Offered seats
  offeredTitle: ({ until, timeZone }: OfferEnd, { date, elsewhere }) => {
    const time = date(until, { timeZone, hour: '2-digit', minute: '2-digit' });
    return `A seat is yours until ${time}${elsewhere?.(until, timeZone) ?? ''}`;
  },
  offeredMessage: ({ game }: { game: string }, { name }) =>
    `A place came free in ${name(game)}. Take it or pass; unanswered, it goes to the next in line.`,
  lapsedTitle: 'Your seat has passed on',
  lapsedMessage: ({ game }: { game: string }, { name }) =>
    `${name(game)}: you did not take the seat in time and are out of the line. Join again if you still want to play.`,

  payTitle: ({ game }: { game: string }, { name }) => `${name(game)}: your seat is not paid yet`,
  payMessage: ({ until, timeZone }: { until: string; timeZone: string }, { start }) =>
    `Pay and say so by ${start(until, timeZone)}, or your seat passes on.`,
  unpaidTitle: 'Your seat has passed on',
  unpaidMessage: ({ game }: { game: string }, { name }) =>
    `${name(game)}: you did not say in time that you have paid. Join again if you still want to play.`,

  // The list of players for a chat
  onlyPlayersCopy: 'Only members of the group and players can copy the list.',
  costEach: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `${money(amount, currency)} a player`,
  held: 'Held for somebody',
  placesFree: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 place free', other: `${count} places free` }),
  waitlist: 'Waitlist:',
  andMore: ({ count }: { count: number }) => `and ${count} more`,

  cancelledEvent: ({ game }: { game: string }, { name }) => `Cancelled: ${name(game)}`,

  // Pages, metadata and share cards
  backToGroups: 'Back to Groups',
  backToGames: 'Back to games',
  backToMyGames: 'Back to My games',
  backToGroup: ({ group }: { group: string }, { name }) => `Back to ${name(group)}`,
  gameTitle: ({ title, sport, when }: { title: string; sport: string; when: string }, { name }) =>
    `${name(title)}: ${name(sport)}, ${when}`,
  // The parts of a description, each with its full stop
  cancelled: 'Cancelled',
  sentence: ({ words }: { words: string }) => `${words}.`,
  place: ({ location }: { location: string }, { name }) => `${name(location)}.`,

  cardLine: ({ when, location }: { when: string; location: string }) => `${when}, ${location}`,
  cardKind: ({ sport, group }: { sport: string; group: string }) => `${sport} · ${group}`,

  gamesNear: 'Games near you',
  gamesNearWhat:
    'Open games around you, by day and sport: when, where, and how many places are left.',
  myGames: 'My games',

  // The page behind the buttons of an email that requests an answer
  answerTitle: 'Are you coming?',
  answerQuestion: '<name/>, are you coming to <game/>?',
  answerGone:
    'This link does not work any more: the game has begun or changed, or you cannot play in it.',
  joinWaitlist: 'Join Waitlist',
  saidComing: 'You are in.',
  saidWaiting: 'You are on the waitlist. We tell you as soon as a place comes free.',
  saidMaybe: 'You said maybe. No place is kept for you.',
  saidCannot: 'You said that you cannot come.',
  offered: 'A seat is held for you. Unanswered, it goes to the next in line.',
  takeIt: 'Take it',
  answerFull: 'This game is full. You can join the waitlist.',
});
