import type { texts as authPageEnglish } from '@/components/auth/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const authPage: TextsOf<typeof authPageEnglish> = {
  slogan: 'آپ کا کھیل، آپ کا لیول، آپ کا علاقہ۔',
  google: 'Google سے جاری رکھیں',
  or: 'یا',
  lookAround: 'نمونے کے کسی فرد کے طور پر دیکھیں',
  sampleHint: 'اس لوکل کاپی میں نمونے کے لوگ۔ یہ اور کہیں موجود نہیں۔',
  signInTitle: 'سائن اِن',
  welcomeBack: 'دوبارہ خوش آمدید',
  newHere: 'یہاں پہلی بار؟ <link>اکاؤنٹ بنائیں</link>',
  signInByPasskey: 'پاس‌کی سے سائن اِن کریں',
  createTitle: 'اپنا اکاؤنٹ بنائیں',
  alreadyHere: 'اکاؤنٹ پہلے سے ہے؟ <link>سائن اِن کریں</link>',
  privacyNote:
    'آپ کے گھر کا پتہ یہاں کسی کو نہیں بتایا جاتا۔ <link>دوسروں کو آپ کے بارے میں کیا نظر آتا ہے</link>',
  byLinkTitle: 'لنک سے سائن اِن',
  signInToMaidan: 'Maidan پر سائن اِن کریں',
  linkOpens: 'یہ لنک <email/> کا اکاؤنٹ کھولتا ہے۔ صرف اسی صورت میں جاری رکھیں کہ یہ آپ کا ہو۔',
  signedInAs: 'اس براؤزر میں <email/> کا سائن اِن ہے۔ جاری رکھنے پر اُس سے سائن آؤٹ ہو جائے گا۔',
  goOn: 'جاری رکھیں',
  // After a link was sent
  checkMail: 'اپنی ای میل دیکھیں',
  linkSent: ({ minutes }) =>
    `سائن اِن لنک بھیج دیا گیا ہے۔ یہ ${minutes} منٹ کے اندر صرف ایک بار کام کرتا ہے۔ اسے اُسی ڈیوائس پر کھولیں جس پر Maidan استعمال کرنا ہو۔`,
  openOutbox: 'لوکل آؤٹ باکس کھولیں',
  backToSignIn: 'سائن اِن پر واپس',
  nothingCame: 'کچھ نہیں آیا؟ سپیم فولڈر دیکھیں، اور یہ بھی کہ ای میل درست لکھی گئی تھی۔',
  newPasswordTitle: 'نیا پاس ورڈ',
  whileAgo: 'کافی وقت گزر گیا',
  askAgain: ({ minutes }) =>
    `پرانے پاس ورڈ کے بغیر نیا پاس ورڈ صرف لنک کھولنے کے بعد پہلے ${minutes} منٹ میں رکھا جا سکتا ہے۔ <link>سائن آؤٹ کریں</link> اور نیا لنک منگوائیں۔`,
  chooseNew: 'نیا پاس ورڈ رکھیں',
  newPasswordFor: '<email/> کے لیے۔ باقی تمام براؤزرز سے سائن آؤٹ کر دیا جائے گا۔',
  enterCode: 'اپنا کوڈ لکھیں',
  openApp: 'اپنی آتھنٹیکیٹر ایپ کھولیں اور وہ 6 ہندسے لکھیں جو Maidan کے لیے نظر آ رہے ہیں۔',
  passkeyInstead: 'اس کے بجائے پاس‌کی استعمال کریں',
  // Links of emails about the address
  linkExpired: 'اس لنک کی میعاد ختم ہو چکی ہے',
  goToSignIn: 'سائن اِن پر جائیں',
  // The previous address
  takeBackTitle: 'اپنا اکاؤنٹ واپس لیں',
  takeBackExpired: ({ days }) =>
    `یہ لنک اکاؤنٹ کی ای میل بدلنے کے بعد ${days} دن تک، صرف ایک بار کام کرتا ہے۔`,
  goesBack:
    'آپ کا اکاؤنٹ دوبارہ <email/> پر آ جائے گا۔ ہر براؤزر سے سائن آؤٹ کر دیا جائے گا اور پاس ورڈ ہٹا دیا جائے گا: اس ای میل پر لنک منگوا کر سائن اِن کریں اور نیا پاس ورڈ رکھیں۔',
  takeBack: 'میرا اکاؤنٹ واپس لیں',
  accountBack: 'آپ کا اکاؤنٹ واپس مل گیا ہے۔',
  confirmTitle: 'اپنی ای میل کی تصدیق کریں',
  confirmExpired:
    'یہ لنک صرف ایک بار اور محدود وقت تک کام کرتا ہے، اور نئی ای میل آنے پر پرانے لنک ختم ہو جاتے ہیں۔ سیٹنگز سے ایک اور ای میل منگوائی جا سکتی ہے۔',
  openSettings: 'میری سیٹنگز کھولیں',
  signInToConfirm: 'تصدیق کے لیے سائن اِن کریں',
  signInFirst:
    'یہ لنک اُسی اکاؤنٹ کے لیے کام کرتا ہے جس کے بارے میں ای میل ہے، اس لیے پہلے اُسی سے سائن اِن کریں۔ پھر یہی صفحہ دوبارہ کھلے گا۔',
  signIn: 'سائن اِن کریں',
  otherAccount: 'یہاں کسی اور اکاؤنٹ کا سائن اِن ہے',
  otherAccountHint:
    'ای میل کسی اور اکاؤنٹ کے بارے میں ہے۔ سائن آؤٹ کریں، پھر اس کا لنک دوبارہ کھولیں۔',
  signOut: 'سائن آؤٹ کریں',
  isThisYours: 'کیا یہ آپ کی ای میل ہے؟',
  emailOf: '<email/>، <name/> کے اکاؤنٹ کے لیے۔',
  newEmailOf: '<email/>، <name/> کے اکاؤنٹ کے لیے۔ باقی تمام براؤزرز سے سائن آؤٹ کر دیا جائے گا۔',
  confirm: 'میری ای میل کی تصدیق کریں',
  confirmed: 'آپ کی ای میل کی تصدیق ہو گئی۔',
  goToMaidan: 'Maidan پر جائیں',
  // Emails of groups and games
  unsubscribeTitle: 'ای میلز بند کریں',
  outbox: 'آؤٹ باکس',
  outboxHint: 'یہ لوکل کاپی ای میلز نہیں بھیجتی۔ جو بھیجی جانی تھیں، وہ یہاں ہیں۔',
  refresh: 'تازہ کریں',
  noEmails: 'ابھی کوئی ای میل نہیں',
  noEmailsHint: 'سائن اِن لنک منگوائیں، وہ یہاں نظر آئے گا۔',
  emailTo: 'بنام <to/>، <at/>',
};

export const texts = {
  'components/auth/page-texts': authPage,
};
