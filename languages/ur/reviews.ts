import type { texts as reviewsEnglish } from '@/components/reviews/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const reviews: TextsOf<typeof reviewsEnglish> = {
  you: ' (آپ)',
  reply: 'جواب دیں',
  editReply: 'جواب ایڈٹ کریں',
};

export const texts = {
  'components/reviews/texts': reviews,
};
