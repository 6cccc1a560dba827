import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/list-texts', {
  games: 'Games',
  sport: 'Sport',
  day: 'Day',
  noneFound: 'No games found',
  tryAnother: 'Try another day or sport, or start a group and plan one.',
  noneNear: ({ km }: { km: number }) =>
    `No games within ${km} km. These are the soonest elsewhere.`,
  noneSuchNear: ({ km }: { km: number }) =>
    `No such games within ${km} km. These are the soonest elsewhere.`,
  clearFilters: 'Clear Filters',
});
