import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/embed/server-texts', {
  title: ({ of }: { of: string }, { name }) => `Next games: ${name(of)}`,
  none: 'No upcoming games',
  places: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'one place free', other: `${count} places free` }),
  full: 'full',
  on: 'All games on <product/>',
  unknownUrl: 'There is nothing to embed at this address.',
});
