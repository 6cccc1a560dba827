import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

interface Later {
  /** 'YYYY-MM-DD' */
  next: string;
  /** How long before its start a game appears. */
  weeks: number;
}

/** 'Fri, 5 Mar 2027' */
const dayOf = (next: string, { date }: Words) =>
  date(`${next}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

export const texts = defineTexts('components/games/texts', {
  // The state of a game.
  pleaseConfirm: 'Please confirm',
  isRepeated: 'Repeats',
  thisIsCancelled: 'This game is cancelled. <reason/>',

  // Facts.
  whenAndWhere: 'When and where',
  minutes: ({ count }: { count: number }) => `${count} min`,
  onTheMap: 'On the map',
  inNewTab: ', in a new tab',
  level: 'Level',
  whoMayPlay: 'Who may play',
  cost: 'Cost',
  costEach: ({ amount, currency }: { amount: number; currency: string }, { money }) =>
    `${money(amount, currency)} a player`,
  free: 'Free',
  guestsEach: ({ max }: { max: number }) => `Up to ${max} each`,
  noneAllowed: 'None',
  needsAtLeast: 'Needs at least',
  players: ({ count }: { count: number }) => `${count} players`,
  repeats: 'Repeats',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
  organisedBy: 'Organised by',

  // Seats.
  goingCount: ({ count }: { count: number }) => `${count} going`,
  goingAndWaiting: ({ going, waiting }: { going: number; waiting: number }) =>
    `${going} going, ${waiting} waiting`,
  moreNeeded: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'One more player needed to play.',
      other: `${count} more players needed to play.`,
    }),

  // The games of a series that are not listed yet.
  oneFollows: ({ next, weeks }: Later, words) =>
    `One more game follows, on ${dayOf(next, words)}. It appears here ${weeks} weeks before.`,
  someFollow: ({ next, weeks, count }: Later & { count: number }, words) =>
    `${count} more games follow, the next on ${dayOf(next, words)}. Each appears here ${weeks} weeks before it starts.`,
  moreFollow: ({ next, weeks }: Later, words) =>
    `More games follow, the next on ${dayOf(next, words)}. Each appears here ${weeks} weeks before it starts.`,

  // Calendars.
  addToGoogle: 'Add to Google Calendar',
  calendarFile: 'Calendar file',

  // Players.
  going: ({ count }: { count: number }) => `Going (${count})`,
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
  signInToMessage: 'Sign in to message the organiser',

  // The menu of a game.
  menu: 'Game menu',
  editOrPostpone: 'Edit or Postpone',
  inviteLink: 'Invite link',
  duplicate: 'Duplicate',
  report: 'Report Game',
  skipDate: 'Skip This Date',
  cancel: 'Cancel Game',

  // The games of a group.
  create: 'Create Game',
  upcomingGames: 'Upcoming games',
  noUpcomingGames: 'No upcoming games',
  pickDay: 'Pick a day and a place; the members are told.',
  followingOf: '<game/>: <following/>',
  showPast: 'Show past and cancelled games',
  pastGames: 'Past and cancelled games',
  noneYet: 'None yet.',

  // Lists.
  games: 'Games',
  sport: 'Sport',
  day: 'Day',
  fetchFailed: 'Failed to fetch games',
  noneFound: 'No games found',
  tryAnother: 'Try another day or sport, or start a group and plan one.',
  clearFilters: 'Clear Filters',
  showMore: 'Show more games',
  mayBePrivate: 'It may be visible to its group only, or deleted.',
});
