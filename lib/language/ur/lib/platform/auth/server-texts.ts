import type { texts as english } from '@/lib/platform/auth/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

function wait(seconds: number, { plural }: Words): string {
  if (seconds < 60) return plural(seconds, { one: '1 سیکنڈ', other: `${seconds} سیکنڈ` });
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes, { one: '1 منٹ', other: `${minutes} منٹ` });
}

export const texts: TextsOf<typeof english> = {
  pleaseSignIn: 'براہِ کرم سائن اِن کریں۔',
  pageNotFound: 'صفحہ نہیں ملا',
  userNotFound: 'صارف نہیں ملا',
  // Sign in
  wrongCredentials: 'یہ ای میل اور پاس ورڈ آپس میں نہیں ملتے۔',
  linkOver: 'اس سائن اِن لنک کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ نیا لنک منگوائیں۔',
  validEmail: 'سائن اِن لنک کے لیے براہِ کرم درست ای میل لکھیں۔',
  accountClosed: 'ہماری انتظامیہ نے یہ اکاؤنٹ بند یا معطل کر دیا ہے۔',
  googleUnverified:
    'Google نے ابھی اس ای میل کی تصدیق نہیں کی۔ وہاں تصدیق کریں، یا اپنے پاس ورڈ سے سائن اِن کریں۔',
  googleDeclined: 'آپ نے Google سے سائن اِن مکمل نہیں کیا۔ کسی بھی طریقے سے سائن اِن کریں۔',
  googleFailed:
    'اس وقت Google سے سائن اِن نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں، یا کسی اور طریقے سے سائن اِن کریں۔',
  signInAsBefore: 'پہلے والے طریقے سے سائن اِن کریں، پھر دوبارہ کوشش کریں۔',
  wayUnavailable: 'سائن اِن کا یہ طریقہ یہاں دستیاب نہیں۔',
  signInFailed: 'سائن اِن نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  waitALittle: 'بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم تھوڑا انتظار کریں اور دوبارہ کوشش کریں۔',
  tooManyTries: ({ seconds }, words) =>
    `اس ای میل سے بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم ${wait(seconds, words)} انتظار کریں۔`,
  tooManyTriesOrLink: ({ seconds }, words) =>
    `اس ای میل سے بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم ${wait(seconds, words)} انتظار کریں، یا ای میل پر سائن اِن لنک منگوائیں۔`,
  closedAccount: 'ہماری انتظامیہ نے یہ اکاؤنٹ بند کر دیا ہے۔',
  suspendedUntil: ({ until }, { date }) =>
    `یہ اکاؤنٹ ${date(until, { dateStyle: 'long' })} تک معطل ہے۔`,
  // Sample people of local mode
  player: 'کھلاڑی',
  groupCreator: 'گروپ ایڈمن',
  coach: 'کوچ',
  admin: 'انتظامیہ',
  newcomer: 'نیا اکاؤنٹ',
  // Register
  workFirst:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں، اس لیے پہلے آپ کی ڈیوائس کو تھوڑا سا حساب کرنا ہو گا۔',
  guessablePassword:
    'اس پاس ورڈ کا اندازہ آسانی سے لگ سکتا ہے۔ براہِ کرم کوئی اور رکھیں: تین چار ایسے الفاظ اچھے ہیں جن کا آپس میں کوئی تعلق نہ ہو',
  ownWordsPassword: 'براہِ کرم ایسا پاس ورڈ رکھیں جو آپ کا نام، یوزر نیم یا ای میل نہ ہو',
  breachedPassword: 'یہ پاس ورڈ ایک ڈیٹا لیک میں سامنے آ چکا ہے۔ براہِ کرم کوئی اور رکھیں',
  reservedName: 'یہ نام اس سائٹ کا ہے۔ براہ کرم کوئی اور نام چنیں۔',
  // Who you are, again
  signOutAndIn: 'براہِ کرم سائن آؤٹ کریں، پھر سائن اِن کریں اور دوبارہ کوشش کریں۔',
  notYourPassword: 'یہ آپ کا پاس ورڈ نہیں۔',
  // E-mail
  confirmFirst:
    'یہاں انجان لوگوں کو پیغام لکھنے سے پہلے براہِ کرم اپنی ای میل کی تصدیق کریں۔ ہماری ای میل میں دیا گیا لنک کھولیں۔',
  linkUsed:
    'یہ لنک اب کام نہیں کرتا۔ ہر لنک ایک بار کام کرتا ہے، اور نئی ای میل آنے پر پرانے لنک ختم ہو جاتے ہیں۔',
  alreadyConfirmed: 'آپ کی ای میل کی تصدیق پہلے ہی ہو چکی ہے۔',
  sameEmail: 'آپ کی ای میل پہلے سے یہی ہے۔',
  emailTaken: 'یہ ای میل اب کسی اور اکاؤنٹ کی ہے۔',
  noLetters: 'یہ سائٹ فی الحال ای میل نہیں بھیج سکتی۔',
  // Passkeys
  passkeyNotAdded: 'یہ پاس‌کی شامل نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  passkeyNotAccepted:
    'اس پاس‌کی سے یہاں کوئی اکاؤنٹ نہیں کھلتا۔ براہِ کرم کسی اور طریقے سے سائن اِن کریں۔',
  passkeyKnown: 'یہ پاس‌کی پہلے ہی شامل ہو چکی ہے۔',
  tooManyPasskeys: ({ max }) =>
    `زیادہ سے زیادہ ${max} پاس‌کیز رکھی جا سکتی ہیں۔ پہلے کوئی ایک ہٹائیں۔`,
  passkeyNotFound: 'پاس‌کی نہیں ملی',
  // Two-step sign-in
  wrongCode: 'یہ کوڈ درست نہیں۔ براہِ کرم وہ کوڈ لکھیں جو ایپ میں ابھی نظر آ رہا ہے۔',
  usedCode: 'یہ کوڈ استعمال ہو چکا ہے۔ براہِ کرم اگلے کوڈ کا انتظار کریں۔',
  wrongRecoveryCode: 'یہ آپ کے ریکوری کوڈز میں سے نہیں، یا استعمال ہو چکا ہے۔',
  twoStepOnAlready: 'دو مرحلوں والا سائن اِن پہلے سے آن ہے۔ پہلے اسے آف کریں۔',
  twoStepNotOn: 'دو مرحلوں والا سائن اِن آن نہیں۔',
  nothingToConfirm: 'تصدیق کے لیے کچھ نہیں۔ سیٹ اپ دوبارہ شروع کریں۔',
  secretChanged:
    'اس سائٹ کی خفیہ کلید بدلنے کے بعد سے آپ کی ایپ کے کوڈ جانچے نہیں جا سکتے۔ کوئی ریکوری کوڈ استعمال کریں۔',
  tookTooLong: 'اس میں بہت وقت لگ گیا۔ براہِ کرم دوبارہ سائن اِن کریں۔',
};
