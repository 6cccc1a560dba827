import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/jobs/texts', {
  workerEnded: 'The worker ended while it ran.',
});
