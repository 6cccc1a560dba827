import type { texts as english } from '@/lib/connections/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  messageLabel: 'پیغام',
  boxUnknown: 'box میں received یا sent ہونا چاہیے',
};
