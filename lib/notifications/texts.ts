import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/notifications/texts', {
  noPushAddress: 'That is no push address',
  pushServiceUnknown: 'That push service is not known',
  noKey: 'That is no key',
  cursorUnknown: 'cursor is not one of ours',
  limitTooHigh: ({ max }: { max: number }) => `limit can be at most ${max}`,
});
