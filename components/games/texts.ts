import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/texts', {
  // The state of a game.
  /** Of a game of two. */
  withPartner: 'With <person/>',
  thisIsCancelled: 'This game is cancelled. <reason/>',

  // Facts.
  whenAndWhere: 'When and where',
  minutes: ({ count }: { count: number }) => `${count} min`,
  onTheMap: 'On the map',
  mapOf: ({ place }: { place: string }, { name }) => `Map of where ${name(place)} is`,
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

  // Rules.
  decides: ({ min }: { min: number }) =>
    `If fewer than ${min} are going by <at/>, it is cancelled and all are told.`,
  membersFirst: 'Only members of the group see it until <at/>. Then it is public.',

  // Calendars.
  addToGoogle: 'Add to Google Calendar',
  calendarFile: 'Calendar file',

  // The organiser.
  signInToMessage: 'Sign in to message the organiser',

  // A game that the reader cannot see.
  mayBePrivate: 'It may be visible to its group only, or deleted.',
});
