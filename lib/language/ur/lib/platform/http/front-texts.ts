import type { texts as english } from '@/lib/platform/http/front-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  back: 'واپس',
  unreadableAddress: 'یہ پتہ پڑھا نہیں جا سکا۔',
  readOnly: 'یہاں صرف GET اور HEAD کام کرتے ہیں۔',
  tooManyPages: 'ایک ساتھ بہت زیادہ صفحے مانگے گئے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  tooLarge: 'یہ بہت بڑا ہے۔',
  signedOut: 'براہِ کرم سائن اِن کریں۔',
  tooMuchAtOnce: 'اس پتے سے ایک ساتھ بہت کچھ بھیجا جا رہا ہے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  tooSlow: 'درخواست بہت آہستہ پہنچی۔',
  notOneHost: 'درخواست میں کوئی ہوسٹ نہیں، یا ایک سے زیادہ ہیں۔',
  noUpgrade: 'یہ کنکشن اس میں تبدیل نہیں ہو سکتا۔',
  unreadable: 'درخواست پڑھی نہیں جا سکی۔',
  headTooLarge: 'درخواست کا ابتدائی حصہ بہت بڑا ہے۔',
  unknownExpectation: 'درخواست کا Expect ہیڈر یہاں نہیں چلتا۔',
  notLoaded: 'یہ حصہ لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  otherHost: ({ origin }) =>
    `یہ سائٹ صرف ${origin} پر جواب دیتی ہے۔ اسے چلانے والے NEXTAUTH_URL سے پتہ بدل سکتے ہیں۔`,
};
