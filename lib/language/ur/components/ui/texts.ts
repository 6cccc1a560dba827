import type { texts as english } from '@/components/ui/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  close: 'بند کریں',
  applyFilters: 'لاگو کریں',
  needsScripts:
    'اس فارم کے لیے JavaScript ضروری ہے۔ براہِ کرم براؤزر میں اس کی اجازت دیں اور صفحہ دوبارہ کھولیں۔',
  toast: 'اطلاع',
  toasts: ({ key }) => `اطلاعات (${key})`,
};
