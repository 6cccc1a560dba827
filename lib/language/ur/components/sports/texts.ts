import type { texts as english } from '@/components/sports/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  allSports: 'تمام کھیل',
  countOrMore: ({ count }, { number }) => `${number(count)} سے زیادہ`,
  changeLevel: ({ sport }, { name }) => `${name(sport)} میں اپنا لیول بدلیں`,
  setLevel: ({ sport }, { name }) => `${name(sport)} میں اپنا لیول بتائیں`,
};
