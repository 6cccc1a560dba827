import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/invites/texts', {
  expiryFormat: 'Please choose a date.',
  usesRange: ({ max }: { max: number }) => `A link can be for 1 to ${max} people.`,
});
