import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/layout/page-texts', {
  loading: 'Loading...',
  pageNotFound: 'Page Not Found',
});
