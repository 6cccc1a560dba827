import type { texts as english } from '@/components/invites/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  name: 'نام',
  email: 'ای میل',
  emailHint: 'ہم ایک ای میل بھیجیں گے جس میں بٹن ہے۔ پاس ورڈ کی ضرورت نہیں۔',
  manyHere: 'آپ کے نیٹ ورک سے ابھی کئی اکاؤنٹ بنے ہیں۔ پہلے آپ کا براؤزر تھوڑا سا حساب کر رہا ہے۔',
  offline: 'شمولیت نہ ہو سکی',
  print: 'پرنٹ کریں',
};
