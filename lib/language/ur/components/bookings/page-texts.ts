import type { texts as english } from '@/components/bookings/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  bookings: 'بکنگز',
  pleaseSignIn: 'براہِ کرم سائن اِن کریں',
  signInToSee: 'اپنی بکنگز دیکھنے کے لیے سائن اِن کریں',
};
