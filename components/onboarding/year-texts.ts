import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/onboarding/year-texts', {
  yearMissing: 'Please choose the year in which you were born',
  yearFailed: 'That could not be saved. Please try again.',

  question: 'In which year were you born?',
  questionHint:
    'We ask everybody once and show it to nobody. People under 18 are not shown to adults they do not know, and get no messages from them. ‘Not now’ is fine: you find it in your settings.',
  save: 'Save',
  later: 'Not now',
  thanks: 'Thank you',
  adultHint: 'Nothing changes for you.',
  youngHint:
    'Adults you share no group with no longer find you or write to you. Your groups and games go on. In your settings you can invite a guardian, who reads the organisers’ messages and answers for you.',
  tooYoungHint: ({ age }: { age: number }) =>
    `<product/> is for people from ${age} on. We delete nothing: your groups and games go on, and adults you share no group with no longer find you or write to you. In your settings you can invite a guardian.`,
  close: 'Close',
});
