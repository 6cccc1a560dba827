import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/reviews/texts', {
  // A review; the first follows a name
  you: ' (you)',
  reply: 'Reply',
  editReply: 'Edit reply',
});
