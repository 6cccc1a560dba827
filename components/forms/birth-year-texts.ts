import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/forms/birth-year-texts', {
  birthYear: 'Year of birth',
  birthYearHint: 'Asked once and shown to nobody. It keeps young people away from strangers.',
  choose: 'Choose a year',
});
