import type { texts as english } from '@/components/onboarding/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  whatFor: 'اپنی پروفائل مکمل کریں تاکہ آپ کے قریب کے لوگ آپ تک پہنچ سکیں۔',
  notNow: 'ابھی نہیں',
  signOut: 'سائن آؤٹ کریں',
};
