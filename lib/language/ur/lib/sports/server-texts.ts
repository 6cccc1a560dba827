import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/sports/server-texts';

export const texts: TextsOf<typeof english> = {
  sportNotFound: 'کھیل نہیں ملا۔',
  sportNameTaken: 'اس نام کا کھیل پہلے سے موجود ہے۔',
};
