import type { texts as layoutPageEnglish } from '@/components/layout/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const layoutPage: TextsOf<typeof layoutPageEnglish> = {
  loading: 'لوڈ ہو رہا ہے…',
  pageNotFound: 'صفحہ نہیں ملا',
};

export const texts = {
  'components/layout/page-texts': layoutPage,
};
