import type { texts as onboardingPageEnglish } from '@/components/onboarding/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const onboardingPage: TextsOf<typeof onboardingPageEnglish> = {
  whatFor: 'اپنی پروفائل مکمل کریں تاکہ آپ کے آس پاس کے لوگ آپ تک پہنچ سکیں۔',
  notNow: 'ابھی نہیں',
  signOut: 'سائن آؤٹ کریں',
};

export const texts = {
  'components/onboarding/page-texts': onboardingPage,
};
