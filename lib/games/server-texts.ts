import { companyNeeds, fewerGuests } from '@/lib/games/policy';
import { texts as calendar, type Zone } from '@/lib/platform/calendar/texts';
import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** A start on the clocks of its place, with the zone when a reader is in another one. */
export interface Moment {
  startsAt: string;
  timeZone: string;
  zone: Zone | null;
}

export interface GameAt {
  game: string;
  start: Moment;
}

/** What changed when a game moved: the time, the place or both. */
export interface Move {
  time: { from: Moment; to: Moment } | null;
  /** Null stands for a place that not every reader may know. */
  place: { from: string | null; to: string | null } | null;
}

/** Somebody in line whose company needs more than the free seats. */
export interface Missed {
  game: string;
  guests: number;
  /** Seats that were free when it was their turn. */
  free: number;
}

/** 'Sat 28 Nov 2026, 19:30', or with 'Dubai time' after it. */
function moment({ startsAt, timeZone, zone }: Moment, { date }: Words): string {
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
  return zone ? `${words} ${calendar.english.zone(zone)}` : words;
}

/** 'from Sat 28 Nov 2026, 19:30 to Sun 29 Nov 2026, 18:00, and from Corner ground to Model Town Park' */
function moves({ time, place }: Move, words: Words): string {
  const parts: string[] = [];
  if (time) parts.push(`from ${moment(time.from, words)} to ${moment(time.to, words)}`);
  if (place) {
    const from = place.from === null ? '' : `from ${words.name(place.from)} `;
    parts.push(`${from}to ${place.to === null ? 'another place' : words.name(place.to)}`);
  }
  return parts.join(', and ');
}

/** Stored in place of the reason when a date of a series is skipped without one. */
const SKIPPED = 'Skipped this time. The games after it stay as planned.';

const seatsCameFree = (free: number) =>
  free === 1 ? 'A seat came free' : `${free} seats came free`;

export const texts = defineTexts('lib/games/server-texts', {
  // What is missing.
  gameNotFound: 'Game not found',
  groupNotFound: 'Group not found',
  playerNotFound: 'Player not found',

  // Who may do it, and when.
  onlyOrganisers: 'Only organisers can do that.',
  onlyOrganisersChange: 'Only organisers can change the game.',
  onlyOrganisersCreate: 'Only organisers of the group can create games.',
  gameCancelled: 'This game is cancelled.',
  gameWasCancelled: 'This game was cancelled.',
  gameOver: 'This game is over.',
  gameBegun: 'This game has begun already.',
  gameNotBegun: 'The game has not begun yet.',
  doesNotRepeat: 'This game does not repeat: cancel it instead.',
  groupInactive: 'This group is not active at the moment.',

  // Creating and changing.
  creatorExcluded: 'You have to be one of the people who may play.',
  tooManyGames: ({ max }: { max: number }) => `A group can have at most ${max} games ahead.`,
  emptySeries: 'The series has no game',
  venueGone: 'That venue does not exist any more',
  locationRequired: 'Location is required',
  inThePast: 'The game must start in the future',
  tooFarAhead: 'A game can be at most a year ahead',
  minimumTooHigh: ({ min }: { min: number }) =>
    `The minimum of ${min} cannot be above the maximum.`,
  highestBelowLowest: 'The highest level cannot be below the lowest',
  moreAreGoing: 'More players than that are going already.',
  areGoing: ({ count }: { count: number }) =>
    `${count} are going already: the limit cannot be lower.`,

  // Seats and guests.
  full: 'This game is full. You can join the waitlist.',
  alreadyIn: 'You are in this game already. Change your guests instead.',
  notIn: 'You are not in this game.',
  nothingToConfirm: 'There is nothing to confirm.',
  noGuests: 'This game is without guests.',
  tooManyGuests: ({ max }: { max: number }) => `You can bring at most ${max} guests to this game.`,
  noPlaceForGuests: 'The game is full: there is no place for another guest.',
  placesForGuests: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'There is only 1 place left for guests.',
      other: `There are only ${count} places left for guests.`,
    }),

  // Lines in the group's chat, after the name of the person who did it.
  plannedLine: ({ game, start }: GameAt, words) =>
    `planned a game: ${words.name(game)}, ${moment(start, words)}`,
  movedLine: ({ game, move }: { game: string; move: Move }, words) =>
    `moved a game: ${words.name(game)}, ${moves(move, words)}`,
  cancelledLine: ({ game, start }: GameAt, words) =>
    `cancelled a game: ${words.name(game)}, ${moment(start, words)}`,

  // A new game.
  newGameTitle: ({ group }: { group: string }, { name }) => `New game in ${name(group)}`,
  newGameMessage: ({ game, start }: GameAt, words) =>
    `${words.name(game)}, ${moment(start, words)}.`,

  // A game that moved.
  movedTitle: ({ game }: { game: string }, { name }) => `${name(game)} has moved`,
  movedMessage: (
    {
      move,
      start,
      following,
      reason,
    }: {
      move: Move;
      /** When only the place changed: the time that stays. */
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

  // A cancelled game.
  cancelledTitle: ({ game }: { game: string }, { name }) => `${name(game)} is cancelled`,
  cancelledMessage: (
    { start, following, reason }: { start: Moment; following: boolean; reason: string },
    words,
  ) =>
    `${moment(start, words)}: ${words.name(reason)}${following ? ' So are the games after it.' : ''}`,
  skipped: SKIPPED,
  skippedMessage: ({ start }: { start: Moment }, words) => `${moment(start, words)}: ${SKIPPED}`,

  // Seats that came free.
  promotedTitle: 'You are in',
  promotedMessage: ({ game }: { game: string }, { name }) =>
    `A place came free: you are going to ${name(game)}.`,
  seatsFreeTitle: ({ free }: { free: number }) => seatsCameFree(free),
  seatsFreeMessage: ({ game, guests, free }: Missed, { name }) =>
    `${seatsCameFree(free)} in ${name(game)}, but ${companyNeeds(guests)}. Come ${fewerGuests(guests, free)} and you are in.`,
  seatsGoneMessage: ({ game, guests, free }: Missed, { name }) =>
    `${seatsCameFree(free)} in ${name(game)}, but ${companyNeeds(guests)}. ${
      free === 1 ? 'It' : 'They'
    } went to the next in line; you keep your place.`,

  // Calendars.
  cancelledEvent: ({ game }: { game: string }, { name }) => `Cancelled: ${name(game)}`,
});
