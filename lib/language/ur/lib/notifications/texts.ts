import type { texts as english } from '@/lib/notifications/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  noPushAddress: 'یہ پش کا پتہ نہیں',
  pushServiceUnknown: 'یہ پش سروس معلوم نہیں',
  noKey: 'یہ کلید نہیں',
  cursorUnknown: 'cursor ہمارا نہیں',
  limitTooHigh: ({ max }) => `limit زیادہ سے زیادہ ${max} ہو سکتا ہے`,
};
