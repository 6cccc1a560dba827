import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/platform/mail/server-texts';

export const texts: TextsOf<typeof english> = {
  // Several letters
  goToSignIn: 'سائن اِن پر جائیں',
  openSettings: 'سیٹنگز کھولیں',
  accountAsItWas: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: آپ کا اکاؤنٹ ویسا ہی ہے۔',
  signInChanged: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ آپ کے اکاؤنٹ میں سائن اِن کا طریقہ بدلا ہے۔`,
  linkPlace: '(لنک اس ای میل میں تھا جو بھیجی گئی، اور یہاں نہیں رکھا جاتا)',
  // The sign-in link
  linkSubject: 'آپ کے لیے Maidan کا سائن اِن لنک',
  linkHeading: 'سائن اِن کریں',
  linkText: ({ minutes }) =>
    `یہ لنک اُس براؤزر میں کھولیں جس میں Maidan استعمال کرنا ہو۔ یہ ${minutes} منٹ کے اندر صرف ایک بار کام کرتا ہے۔`,
  linkButton: 'سائن اِن کریں',
  linkFooter: ({ to }, { name }) =>
    `کسی نے ${name(to)} کے لیے یہ لنک مانگا ہے۔ اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک کے بغیر کسی کا سائن اِن نہیں ہو سکتا۔`,
  // Somebody registered with the address of an account
  attemptSubject: 'کسی نے آپ کی ای میل سے اکاؤنٹ بنانے کی کوشش کی',
  attemptHeading: 'آپ کا اکاؤنٹ پہلے سے موجود ہے',
  attemptText: ({ to }, { name }) =>
    `کسی نے ${name(to)} سے Maidan پر اکاؤنٹ بنانے کی کوشش کی۔ اس ای میل کا اکاؤنٹ پہلے سے موجود ہے، اس لیے کچھ نہیں بدلا۔`,
  attemptAdvice:
    'اگر یہ آپ نے کیا تھا تو سائن اِن کریں۔ پاس ورڈ یاد نہ ہو تو وہاں سائن اِن لنک منگوائیں۔',
  // The first proof of an address removed a password
  provenSubject: 'آپ کی ای میل کی تصدیق ہو گئی',
  provenHeading: 'اب یہ اکاؤنٹ آپ کا ہے',
  provenText:
    'ابھی ثابت ہوا ہے کہ یہ ای میل آپ کی ہے۔ اس سے پہلے کسی نے یہ ثابت کیے بغیر، کسی اور براؤزر سے، اس کا پاس ورڈ رکھا تھا۔',
  provenAdvice:
    'احتیاطاً وہ پاس ورڈ ہٹا دیا گیا ہے اور باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا ہے۔ نیا پاس ورڈ رکھنے تک ای میل پر لنک منگوا کر سائن اِن کریں۔',
  // A sign-in from a new browser
  newSignIn: ({ device }, { name }) => `نیا سائن اِن: ${name(device)}`,
  newSignInText: ({ device, when }, { name }) =>
    `آپ کے Maidan اکاؤنٹ میں ایک ایسے براؤزر سے سائن اِن ہوا جو آپ کے اکاؤنٹ میں پہلے استعمال نہیں ہوا تھا: ${name(device)}۔ وقت: ${when}۔`,
  newSignInAdvice:
    'اگر یہ آپ نے کیا ہے تو کچھ کرنے کی ضرورت نہیں۔ اگر نہیں، تو سیٹنگز میں اُس براؤزر سے سائن آؤٹ کریں اور اپنا پاس ورڈ بدل لیں۔',
  newSignInFooter: ({ to }, { name }) =>
    `یہ ای میل آپ کے اکاؤنٹ میں سائن اِن ہونے پر ${name(to)} کو بھیجی گئی۔ یہ ای میلز بند نہیں کی جا سکتیں۔`,
  // A changed password
  passwordChanged: 'آپ کا پاس ورڈ بدل گیا',
  passwordChangedText:
    'آپ کے Maidan اکاؤنٹ کا پاس ورڈ ابھی ایک ایسے براؤزر سے بدلا گیا جس میں آپ کا سائن اِن تھا، اور باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا۔',
  passwordChangedAdvice:
    'اگر یہ آپ نے نہیں کیا تو ابھی سائن اِن لنک منگوائیں اور نیا پاس ورڈ رکھیں۔',
  // A new passkey
  passkeySubject: 'آپ کے اکاؤنٹ میں ایک پاس‌کی شامل ہوئی',
  passkeyHeading: 'اب ایک نئی پاس‌کی سے آپ کا سائن اِن ہو سکتا ہے',
  passkeyText: ({ passkey }, { name }) =>
    `آپ کے Maidan اکاؤنٹ میں ابھی ایک پاس‌کی شامل ہوئی۔ اس کا نام: ${name(passkey)}۔`,
  passkeyAdvice:
    'اگر یہ آپ نے نہیں کیا تو سائن اِن کریں، سیٹنگز میں اسے ہٹائیں اور نیا پاس ورڈ رکھیں۔',
  // The person's data
  exportSubject: 'آپ کا ڈیٹا تیار ہے',
  exportHeading: 'آپ کا ڈیٹا ڈاؤن لوڈ کے لیے تیار ہے',
  exportText: ({ until }) =>
    `فائل ${until} تک آپ کی سیٹنگز میں ہے۔ اس میں وہ سب کچھ ہے جو آپ نے Maidan پر لکھا یا جو آپ کے بارے میں ہے، اور آپ کی تصویریں بھی۔`,
  exportAdvice:
    'اگر یہ آپ نے نہیں مانگی تو سیٹنگز میں باقی تمام براؤزرز سے سائن آؤٹ کریں اور اپنا پاس ورڈ بدل لیں۔',
  exportFooter: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ آپ کے اکاؤنٹ کا ڈیٹا مانگا گیا تھا۔`,
  // The address of a new account
  confirmSubject: 'اپنی ای میل کی تصدیق کریں: Maidan',
  confirmHeading: 'کیا یہ آپ کی ای میل ہے؟',
  confirmText: ({ to }, { name }) =>
    `کسی نے ${name(to)} سے Maidan پر اکاؤنٹ بنایا ہے۔ اگر یہ آپ نے کیا ہے تو لنک کھولیں اور وہاں بٹن دبائیں۔`,
  confirmTerms: ({ days }) =>
    `یہ لنک ${days} دن کے اندر صرف ایک بار کام کرتا ہے۔ تب تک انجان لوگوں کو پیغام نہیں لکھا جا سکتا، اور ہماری طرف سے کوئی اور ای میل نہیں آئے گی۔`,
  confirmButton: 'میری ای میل کی تصدیق کریں',
  confirmFooter:
    'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک نہ کھولا گیا تو اس ای میل پر ہماری طرف سے کچھ اور نہیں آئے گا۔',
  // A new address
  newAddressSubject: 'اپنی نئی ای میل کی تصدیق کریں: Maidan',
  newAddressHeading: 'کیا یہ آپ کی نئی ای میل ہے؟',
  newAddressText: ({ to }, { name }) =>
    `کسی نے اپنے Maidan اکاؤنٹ کے لیے یہ ای میل لکھی ہے: ${name(to)}۔ اگر یہ آپ نے کیا ہے تو لنک اُس براؤزر میں کھولیں جس میں آپ کا سائن اِن ہے، اور وہاں بٹن دبائیں۔`,
  newAddressTerms: ({ hours }) =>
    `یہ لنک ${hours} گھنٹے کے اندر صرف ایک بار کام کرتا ہے۔ تب تک آپ کا اکاؤنٹ ویسا ہی رہے گا۔`,
  newAddressButton: 'یہ ای میل استعمال کریں',
  newAddressFooter: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک کے بغیر کچھ نہیں بدلتا۔',
  // Somebody wanted the address of an account
  takenSubject: 'کسی نے آپ کی ای میل استعمال کرنے کی کوشش کی',
  takenHeading: 'اس ای میل سے آپ کا اکاؤنٹ پہلے سے موجود ہے',
  takenText: ({ to }, { name }) =>
    `کسی نے Maidan کے ایک اور اکاؤنٹ کے لیے یہ ای میل استعمال کرنے کی کوشش کی: ${name(to)}۔ اس ای میل کا اکاؤنٹ پہلے سے موجود ہے، اس لیے کچھ نہیں بدلا۔`,
  takenAdvice: 'اگر یہ آپ نے کیا تھا تو اسی ای میل سے سائن اِن کریں۔',
  // To the address before
  changedSubject: 'آپ کے اکاؤنٹ کی ای میل بدل گئی',
  changedHeading: 'اب آپ کے اکاؤنٹ کی ای میل کوئی اور ہے',
  changedText: ({ to }, { name }) =>
    `آپ کے Maidan اکاؤنٹ کی ای میل ${name(to)} تھی، جو اب بدل دی گئی ہے، اور باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا ہے۔`,
  changedTerms: ({ days }) =>
    `اگر یہ آپ نے نہیں کیا تو اپنا اکاؤنٹ واپس لیں: یہ لنک ${days} دن تک کام کرتا ہے۔ اس سے ہر براؤزر سے سائن آؤٹ ہو جاتا ہے اور پاس ورڈ ہٹ جاتا ہے۔`,
  changedButton: 'میرا اکاؤنٹ واپس لیں',
  changedFooter: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ اب تک آپ کے اکاؤنٹ کی ای میل یہی تھی۔ اگر یہ تبدیلی آپ نے خود کی ہے تو کچھ نہ کریں۔`,
};
