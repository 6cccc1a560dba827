import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/proposals/texts', {
  timeForm: 'A time must look like 2026-12-31T18:00:00Z',
  timesNeeded: 'Please propose one to three times',
  answerChoice: 'Please accept, decline or withdraw',
});
