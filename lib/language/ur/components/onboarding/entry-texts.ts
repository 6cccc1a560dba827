import type { texts as english } from '@/components/onboarding/entry-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  loading: 'لوڈ ہو رہا ہے…',
  completed: 'پروفائل مکمل!',
};
