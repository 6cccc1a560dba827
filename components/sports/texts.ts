import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sports/texts', {
  /** The empty option of a select. */
  allSports: 'All Sports',
  /** Where counting stops. */
  countOrMore: ({ count }: { count: number }, { number }) => `${number(count)}+`,
});
