import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/guardians/server-texts', {
  guardians: 'Guardians',
  signInToSee: 'Please sign in to see your guardians.',
  linkGone: 'This link has ended. Please ask for a new one.',
  yearFirst: 'Please state your year of birth first.',
  notTheTwo: 'A guardian is an adult, and answers for somebody under 18.',
  tooMany: 'There are as many guardians as one person can have.',
  notFound: 'That does not exist any more',
  gameNotFound: 'Game not found',
});
