import type { texts as english } from '@/components/onboarding/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  signOut: 'سائن آؤٹ کریں',
};
