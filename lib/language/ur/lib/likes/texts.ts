import type { texts as english } from '@/lib/likes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  superNotBoolean: 'super صرف true یا false ہو سکتا ہے۔',
};
