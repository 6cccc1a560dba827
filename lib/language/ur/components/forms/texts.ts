import type { texts as english } from '@/components/forms/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Forms and their outcome
  cancel: 'رہنے دیں',
  oneMoment: 'ایک لمحہ…',
  error: 'خرابی',
  // The device's position
  locationError: 'مقام نہیں ملا',
  locationDenied: 'مقام دیکھنے کی اجازت نہیں ملی',
  locationUnavailable: 'مقام کی معلومات دستیاب نہیں',
  locationTimeout: 'مقام معلوم کرنے میں بہت دیر لگ گئی',
  locationUnsupported: 'اس براؤزر میں مقام معلوم کرنے کی سہولت نہیں',
  locationFailed: 'آپ کا مقام معلوم نہیں ہو سکا',
};
