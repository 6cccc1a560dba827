import type { texts as english } from '@/components/layout/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The frame
  home: 'Maidan، مرکزی صفحہ',
  skipToContent: 'اصل متن پر جائیں',
  signIn: 'سائن اِن کریں',
  createAccount: 'اکاؤنٹ بنائیں',
  // What failed or is not there
  tryAgain: 'دوبارہ کوشش کریں',
  pageFailed: 'یہ صفحہ لوڈ نہیں ہو سکا',
  wentWrong: 'کچھ خرابی ہو گئی',
  siteFailed: 'Maidan لوڈ نہیں ہو سکا۔ آپ کا ڈیٹا محفوظ ہے۔',
  // Lists
  loading: 'لوڈ ہو رہا ہے…',
  loadingFailed: 'لوڈ نہیں ہو سکا: دوبارہ کوشش کریں',
  showMore: 'مزید دکھائیں',
};
