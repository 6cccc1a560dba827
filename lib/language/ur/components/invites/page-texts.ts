import type { texts as english } from '@/components/invites/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  invitedToGroup: 'آپ کو ایک گروپ کی دعوت ہے',
  invitedToGame: 'آپ کو ایک میچ کی دعوت ہے',
  metaTitle: ({ name: invited, sport }, { name }) => `${name(invited)} کی دعوت (${name(sport)})`,
  nextGame: 'اگلا میچ: <at/>',
  joinGroup: 'گروپ میں شامل ہوں',
  joinGame: 'میچ میں شامل ہوں',
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  askToJoin: 'شمولیت کی درخواست بھیجیں',
  organisersDecide: 'فیصلہ گروپ کے منتظمین کا ہے۔',
  organisersDecideGame: 'فیصلہ گروپ کے منتظمین کا ہے۔ گروپ کا ممبر بننے کے بعد میچ میں شامل ہوں۔',
  gender: 'صنف',
  genderWhy: 'یہاں شمولیت سب کے لیے نہیں، اس لیے پوچھا جا رہا ہے۔ دوسرے لوگوں کو نظر نہیں آتی۔',
  gameFull: 'میچ میں جگہ نہیں۔ کوئی جگہ خالی ہوئی تو اگلے نمبر کو ملے گی۔',
  groupFull: 'گروپ میں جگہ نہیں۔ آپ درخواست بھیج دیں، شاید کوئی جگہ خالی ہو جائے۔',
  workNeedsScripts:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں، اس لیے پہلے آپ کی ڈیوائس کو تھوڑا سا حساب کرنا ہو گا۔ اس کے لیے JavaScript ضروری ہے۔ براہِ کرم براؤزر میں اس کی اجازت دیں اور صفحہ دوبارہ کھولیں، یا سائن اِن کریں۔',
  orSignIn: 'یا سائن اِن کریں، اگر آپ کا اکاؤنٹ ہے۔',
  invitedWithAddress: 'کسی نے اس ای میل پر آپ کو دعوت دی ہے۔',
  notMe: 'یہ میں نہیں',
  youAreIn: 'آپ شامل ہیں',
  enteredHeld: ({ minutes }, { plural }) =>
    `آپ کی جگہ ${plural(minutes, { one: '1 منٹ', other: `${minutes} منٹ` })} کے لیے رکھی ہے۔ <email/> پر آئی ای میل کھول کر بٹن دبائیں، تو جگہ آپ کی رہے گی۔`,
  enteredWaiting:
    '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ پھر آپ کا نام ویٹنگ لسٹ میں ہو گا، یا جگہ خالی ہو تو میچ میں۔',
  enteredOpen:
    '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ اگر تب تک کوئی جگہ خالی ہوئی تو وہ آپ کی ہے۔',
  enteredMailed: '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ اس کے بعد آپ یہاں شامل ہیں۔',
  openOutbox: 'لوکل آؤٹ باکس کھولیں',
  heldForYou: 'آپ کے لیے ایک جگہ اس وقت تک رکھی ہے: <at/>۔',
  wasHeld:
    'آپ کی جگہ اس وقت تک رکھی تھی: <at/>۔ ای میل کی تصدیق بعد میں ہوئی، اس لیے وہ دوسروں کو مل سکتی تھی۔',
  needAccount: 'شامل ہونے کے لیے سائن اِن کریں یا اکاؤنٹ بنائیں۔ اس کے بعد یہی صفحہ دوبارہ کھلے گا۔',
  youAreInGroup: 'آپ اس گروپ کے ممبر ہیں۔',
  youAreInGame: 'میچ میں آپ کی جگہ پکی ہے۔',
  youWait: 'آپ کا نام ویٹنگ لسٹ میں ہے۔',
  youHaveAsked: 'آپ کی درخواست بھیج دی گئی ہے۔ منتظمین کے فیصلے پر آپ کو اطلاع ملے گی۔',
  openGroup: 'گروپ کھولیں',
  openGame: 'میچ کھولیں',
  joinFailed: 'شمولیت نہیں ہو سکی',
  completeProfile: 'پروفائل مکمل کریں',

  linkGone: 'دعوت کا یہ لنک کام نہیں کرتا',
  linkGoneWhy:
    'ہو سکتا ہے کہ اس کی میعاد ختم ہو، سب جگہیں لی جا چکی ہوں، لنک واپس لے لیا گیا ہو یا میچ شروع ہو چکا ہو۔ منتظم سے نیا لنک مانگیں۔',
  lookAround: 'اپنے قریب کے میچ دیکھیں',

  scanToJoin: 'شامل ہونے کے لیے سکین کریں',
  codeOf: ({ name: invited }, { name }) => `${name(invited)} کی دعوت کے لنک کا QR کوڈ`,
};
