import type { texts as english } from '@/components/layout/review-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // A review
  you: ' (آپ)',
  reply: 'جواب دیں',
  editReply: 'جواب ایڈٹ کریں',
};
