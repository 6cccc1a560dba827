import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/layout/page-texts', {
  pageNotFound: 'Page Not Found',
});
