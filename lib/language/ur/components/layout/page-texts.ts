import type { texts as english } from '@/components/layout/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  loading: 'لوڈ ہو رہا ہے…',
  pageNotFound: 'صفحہ نہیں ملا',
};
