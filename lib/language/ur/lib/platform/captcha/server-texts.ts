import type { texts as english } from '@/lib/platform/captcha/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  notFound: 'کیپچا نہیں ملا',
  spent: 'اس کیپچا کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ براہِ کرم اسے دوبارہ مکمل کریں۔',
  unchecked: 'کیپچا ابھی جانچا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  unknownAction: 'action ایسا ہونا چاہیے جس کا کیپچا ہو',
};
