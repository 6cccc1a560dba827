import type { texts as authPageEnglish } from '@/components/auth/page-texts';
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
  emailSent: 'ای میل بھیج دی گئی',
  earlierLinksEnd: 'پچھلی ای میلز کے لنک اب کام نہیں کرتے۔',
  emailNotSent: 'ای میل نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  unreachable: '<product/> سے رابطہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  offline: '<product/> سے رابطہ نہیں ہو سکا۔ انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  goOn: 'جاری رکھیں',
  cancel: 'رہنے دیں',
  email: 'ای میل',
  password: 'پاس ورڈ',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
  passwordHint: ({ min }) => `کم از کم ${min} حروف۔ چند الفاظ ایک ساتھ آسانی سے یاد رہتے ہیں۔`,
  forgotPassword: 'پاس ورڈ یاد نہیں؟',
  forgotWithoutMail:
    'پاس ورڈ یاد نہیں؟ یہ سائٹ اس وقت ای میل نہیں بھیج سکتی، اس لیے نئے پاس ورڈ کا لنک نہیں مل سکتا۔',
  signIn: 'سائن اِن کریں',
  mailLink: 'سائن اِن لنک ای میل پر منگوائیں',
  name: 'نام',
  nameHint: 'وہ نام جس سے ساتھی کھلاڑی آپ کو پکارتے ہیں۔',
  createAccount: 'اکاؤنٹ بنائیں',
  knownElsewhere:
    'اس پاس ورڈ سے سائن اِن نہیں ہو سکا۔ اگر آپ کا اکاؤنٹ پہلے سے ہے تو اپنے پرانے پاس ورڈ سے <link>سائن اِن کریں</link>۔',
  manyRegistered:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں۔ آپ کی ڈیوائس پہلے تھوڑا سا حساب کرے گی، پھر کام خود آگے بڑھے گا۔',
  newPassword: 'نیا پاس ورڈ',
  savePassword: 'پاس ورڈ محفوظ کریں',
  yourPassword: 'آپ کا پاس ورڈ',
  signInAgain:
    'آپ کے سائن اِن کو کچھ وقت ہو گیا ہے۔ براہِ کرم پہلے <link>سائن آؤٹ کریں</link> اور پھر دوبارہ سائن اِن کریں۔',
  code: 'کوڈ',
  secondStepHint: 'فون پاس نہ ہو تو اپنا کوئی ریکوری کوڈ لکھیں۔ ہر کوڈ ایک بار کام کرتا ہے۔',
  somebodyElse: 'کسی اور اکاؤنٹ سے سائن اِن کریں',
  noPasskeyChosen: 'کوئی پاس‌کی منتخب نہیں ہوئی۔ دوبارہ کوشش کی جا سکتی ہے۔',
  passkeyKnown: 'اس ڈیوائس میں آپ کے اکاؤنٹ کی پاس‌کی پہلے سے موجود ہے۔',
  passkeyFailed: 'یہ براؤزر یہاں پاس‌کی استعمال نہیں کر سکا۔ براہِ کرم کوئی اور طریقہ آزمائیں۔',
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
  setUpTitle: 'دو مرحلوں والے سائن اِن کا سیٹ اپ',
  appNeeded:
    'اس کے لیے فون پر ایک آتھنٹیکیٹر ایپ چاہیے۔ آن ہوتے ہی باقی تمام براؤزرز سے سائن آؤٹ کر دیا جائے گا۔',
  scan: 'اسے آتھنٹیکیٹر ایپ سے سکین کریں۔',
  qrLabel: 'آپ کی آتھنٹیکیٹر ایپ کے لیے کوڈ',
  noCamera: 'کیمرا پاس نہیں؟ <link>اسی ڈیوائس پر ایپ کھولیں</link> یا یہ کلید لکھیں:',
  typeDigits: 'ایپ میں نظر آنے والے 6 ہندسے لکھیں۔',
  turnOn: 'آن کریں',
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
  turnOff: 'آف کریں',
  turnOffTitle: 'دو مرحلوں والا سائن اِن آف کریں',
  turnOffHint: 'اس کے بعد صرف پاس ورڈ سے سائن اِن ہو جائے گا۔',
  codeOrRecovery: 'ایپ کا کوڈ، یا کوئی ریکوری کوڈ',
};

export const texts = {
  'components/auth/texts': auth,
};

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
  signInToMaidan: '<product/> پر سائن اِن کریں',
  linkOpens: 'یہ لنک <email/> کا اکاؤنٹ کھولتا ہے۔ صرف اسی صورت میں جاری رکھیں کہ یہ آپ کا ہو۔',
  signedInAs: 'اس براؤزر میں <email/> کا سائن اِن ہے۔ جاری رکھنے پر اُس سے سائن آؤٹ ہو جائے گا۔',
  goOn: 'جاری رکھیں',
  // After a link was sent
  checkMail: 'اپنی ای میل دیکھیں',
  linkSent: ({ minutes }) =>
    `سائن اِن لنک بھیج دیا گیا ہے۔ یہ ${minutes} منٹ کے اندر صرف ایک بار کام کرتا ہے۔ اسے اُسی ڈیوائس پر کھولیں جس پر <product/> استعمال کرنا ہو۔`,
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
  openApp: 'اپنی آتھنٹیکیٹر ایپ کھولیں اور وہ 6 ہندسے لکھیں جو <product/> کے لیے نظر آ رہے ہیں۔',
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
  goToMaidan: '<product/> پر جائیں',
  // Emails of groups and games
  unsubscribeTitle: 'ای میلز بند کریں',
  outbox: 'آؤٹ باکس',
  outboxHint: 'یہ لوکل کاپی ای میلز نہیں بھیجتی۔ جو بھیجی جانی تھیں، وہ یہاں ہیں۔',
  refresh: 'تازہ کریں',
  noEmails: 'ابھی کوئی ای میل نہیں',
  noEmailsHint: 'سائن اِن لنک منگوائیں، وہ یہاں نظر آئے گا۔',
  emailTo: 'بنام <to/>، <at/>',
};

export const serverTexts = {
  'components/auth/page-texts': authPage,
};
