import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sports/texts', {
  /** The empty option of a select. */
  allSports: 'All Sports',
  /** Where counting stops. */
  countOrMore: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  // The remedy for people whose level does not fit
  changeLevel: ({ sport }: { sport: string }, { name }) => `Change your level in ${name(sport)}`,
  setLevel: ({ sport }: { sport: string }, { name }) => `Set your level in ${name(sport)}`,

  sportFailed: 'Failed to fetch sport',
});
