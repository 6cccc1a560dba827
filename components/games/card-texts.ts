import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/card-texts', {
  // The state of a game.
  pleaseConfirm: 'Please confirm',
  isRepeated: 'Repeats',

  // Seats.
  goingCount: ({ count }: { count: number }) => `${count} going`,
  goingAndWaiting: ({ going, waiting }: { going: number; waiting: number }) =>
    `${going} going, ${waiting} waiting`,
  moreNeeded: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'One more player needed to play.',
      other: `${count} more players needed to play.`,
    }),

  // A list of cards.
  fetchFailed: 'Failed to fetch games',
  showMore: 'Show more games',
});
