import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/page-texts', {
  title: 'System Administration',
});
