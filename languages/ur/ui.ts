import type { texts as uiEnglish } from '@/components/ui/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const ui: TextsOf<typeof uiEnglish> = {
  close: 'بند کریں',
  applyFilters: 'لاگو کریں',
  needsScripts:
    'اس فارم کے لیے JavaScript ضروری ہے۔ براہِ کرم براؤزر میں اس کی اجازت دیں اور صفحہ دوبارہ کھولیں۔',
  notLoaded: 'یہ حصہ لوڈ نہیں ہو سکا',
  checkLine: 'انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  loadAgain: 'دوبارہ کوشش کریں',
  toasts: ({ key }) => `اطلاعات (${key})`,
};

export const texts = {
  'components/ui/texts': ui,
};
