import type { texts as authEnglish } from '@/components/auth/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const auth: TextsOf<typeof authEnglish> = {
  oneMoment: 'ایک لمحہ…',
  yourEmail: 'آپ کی ای میل',
  confirmEmail: 'اپنی ای میل کی تصدیق کریں',
  notToday: 'ایک دن کے لیے چھپائیں',
  linkSent:
    'ہم نے <email/> پر ای میل بھیجی ہے۔ جب تک اس کا لنک نہ کھولا جائے، یہاں پیغام صرف جان پہچان کے لوگوں کو بھیجا جا سکتا ہے۔',
  openOutbox: 'لوکل آؤٹ باکس کھولیں',
  sendAgain: 'ای میل دوبارہ بھیجیں',
  letterSent: 'ای میل بھیج دی گئی',
  earlierLinksEnd: 'پچھلی ای میلز کے لنک اب کام نہیں کرتے۔',
  letterNotSent: 'ای میل نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  unreachable: 'Maidan سے رابطہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  offline: 'Maidan سے رابطہ نہیں ہو سکا۔ انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  goOn: 'جاری رکھیں',
  cancel: 'رہنے دیں',
  email: 'ای میل',
  password: 'پاس ورڈ',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
  passwordHint: ({ min }) => `کم از کم ${min} حروف۔ چند الفاظ ایک ساتھ آسانی سے یاد رہتے ہیں۔`,
  // Sign in
  forgotPassword: 'پاس ورڈ یاد نہیں؟',
  forgotWithoutMail:
    'پاس ورڈ یاد نہیں؟ یہ سائٹ اس وقت ای میل نہیں بھیج سکتی، اس لیے نئے پاس ورڈ کا لنک نہیں مل سکتا۔',
  signIn: 'سائن اِن کریں',
  mailLink: 'سائن اِن لنک ای میل پر منگوائیں',
  // Register
  name: 'نام',
  nameHint: 'وہ نام جس سے ساتھی کھلاڑی آپ کو پکارتے ہیں۔',
  createAccount: 'اکاؤنٹ بنائیں',
  knownElsewhere:
    'اس پاس ورڈ سے سائن اِن نہیں ہو سکا۔ اگر آپ کا اکاؤنٹ پہلے سے ہے تو اپنے پرانے پاس ورڈ سے <link>سائن اِن کریں</link>۔',
  manyRegistered:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں۔ آپ کی ڈیوائس پہلے تھوڑا سا حساب کرے گی، پھر کام خود آگے بڑھے گا۔',
  // A new password
  newPassword: 'نیا پاس ورڈ',
  savePassword: 'پاس ورڈ محفوظ کریں',
  // Who you are, again
  yourPassword: 'آپ کا پاس ورڈ',
  signInAgain:
    'آپ کے سائن اِن کو کچھ وقت ہو گیا ہے۔ براہِ کرم پہلے <link>سائن آؤٹ کریں</link> اور پھر دوبارہ سائن اِن کریں۔',
  // The second step
  code: 'کوڈ',
  secondStepHint: 'فون پاس نہ ہو تو اپنا کوئی ریکوری کوڈ لکھیں۔ ہر کوڈ ایک بار کام کرتا ہے۔',
  somebodyElse: 'کسی اور اکاؤنٹ سے سائن اِن کریں',
  // Passkeys
  noPasskeyChosen: 'کوئی پاس‌کی منتخب نہیں ہوئی۔ دوبارہ کوشش کی جا سکتی ہے۔',
  passkeyKnown: 'اس ڈیوائس میں آپ کے اکاؤنٹ کی پاس‌کی پہلے سے موجود ہے۔',
  passkeyFailed: 'یہ براؤزر یہاں پاس‌کی استعمال نہیں کر سکا۔ براہِ کرم کوئی اور طریقہ آزمائیں۔',
  // Two-step sign-in
  twoStepNotLoaded: 'دو مرحلوں والے سائن اِن کی معلومات لوڈ نہیں ہو سکیں۔',
  twoStepOff: 'دو مرحلوں والا سائن اِن آف ہے',
  twoStepOffHint: 'دوسرا مرحلہ فون کی ایپ کا کوڈ ہو تو صرف چوری شدہ پاس ورڈ سے کچھ نہیں کھلتا۔',
  setUp: 'دو مرحلوں والا سائن اِن سیٹ اپ کریں',
  twoStepOn: 'دو مرحلوں والا سائن اِن آن ہے',
  onSince: ({ at }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short', year: 'numeric' })} سے۔`,
  codesLeft: ({ count }, { plural }) =>
    plural(count, {
      one: '1 ریکوری کوڈ باقی ہے۔',
      other: `${count} ریکوری کوڈ باقی ہیں۔`,
    }),
  // Its setup
  setUpTitle: 'دو مرحلوں والے سائن اِن کا سیٹ اپ',
  appNeeded:
    'اس کے لیے فون پر ایک آتھنٹیکیٹر ایپ چاہیے۔ آن ہوتے ہی باقی تمام براؤزرز سے سائن آؤٹ کر دیا جائے گا۔',
  scan: 'اسے آتھنٹیکیٹر ایپ سے سکین کریں۔',
  qrLabel: 'آپ کی آتھنٹیکیٹر ایپ کے لیے کوڈ',
  noCamera: 'کیمرا پاس نہیں؟ <link>اسی ڈیوائس پر ایپ کھولیں</link> یا یہ کلید لکھیں:',
  typeDigits: 'ایپ میں نظر آنے والے 6 ہندسے لکھیں۔',
  turnOn: 'آن کریں',
  // Its recovery codes
  newCodes: 'نئے ریکوری کوڈز بنائیں',
  newCodesTitle: 'نئے ریکوری کوڈز',
  makeCodes: 'نئے کوڈز بنائیں',
  oldCodesEnd: 'موجودہ کوڈ پھر کام نہیں کریں گے۔',
  yourCodes: 'آپ کے ریکوری کوڈز',
  yourCodesHint:
    'ہر کوڈ سے ایک بار فون کے بغیر سائن اِن ہو سکتا ہے۔ یہ صرف ابھی دکھائے جا رہے ہیں: انہیں کسی محفوظ جگہ رکھ لیں۔',
  codesStored: 'میں نے محفوظ کر لیے',
  copy: 'کاپی کریں',
  copied: 'کاپی ہو گئے',
  copyYourself: 'براہِ کرم کوڈ خود منتخب کر کے کاپی کریں',
  download: 'ڈاؤن لوڈ کریں',
  // Its end
  turnOff: 'آف کریں',
  turnOffTitle: 'دو مرحلوں والا سائن اِن آف کریں',
  turnOffHint: 'اس کے بعد صرف پاس ورڈ سے سائن اِن ہو جائے گا۔',
  codeOrRecovery: 'ایپ کا کوڈ، یا کوئی ریکوری کوڈ',
};

export const texts = {
  'components/auth/texts': auth,
};
