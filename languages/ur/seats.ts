import type { texts as seatsEnglish } from '@/components/seats/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const seats: TextsOf<typeof seatsEnglish> = {
  leftGame: 'آپ نے میچ سے نام واپس لے لیا',
  leftClass: 'آپ نے کلاس سے نام واپس لے لیا',
  leftWaitlist: 'آپ نے ویٹنگ لسٹ سے نام واپس لے لیا',
  placeToNext: 'آپ کی جگہ ویٹنگ لسٹ کے اگلے نمبر کو مل گئی۔',
  leaveGameFailed: 'میچ سے نام واپس نہیں لیا جا سکا',
  leaveClassFailed: 'کلاس سے نام واپس نہیں لیا جا سکا',
  undo: 'دوبارہ شامل ہوں',
  undoToEnd: 'دوبارہ شامل ہونے پر آپ کا نام ویٹنگ لسٹ کے آخر میں آئے گا۔',
  joinGameAgain: 'میچ میں دوبارہ شامل ہوں',
  joinClassAgain: 'کلاس میں دوبارہ شامل ہوں',
  inGameAgain: 'میچ میں آپ کی جگہ پھر پکی ہے',
  inClassAgain: 'کلاس میں آپ کی جگہ پھر پکی ہے',
  onWaitlist: ({ place }) => `آپ کا نام ویٹنگ لسٹ میں ہے، نمبر ${place}`,
  joinGameFailed: 'میچ میں شمولیت نہیں ہو سکی',
  joinClassFailed: 'کلاس میں شمولیت نہیں ہو سکی',
  placeGone: 'آپ کی جگہ نہیں رہی',
  placeTaken: 'اس دوران یہ جگہ کسی اور نے لے لی۔ آپ چاہیں تو ویٹنگ لسٹ میں شامل ہوں۔',

  leaveOf: ({ title }, { name }) => `${name(title)} سے نام واپس لیں؟`,
  leaveWaitlistQuestion: 'ویٹنگ لسٹ سے نام واپس لیں؟',
  leaveGameWarning: ({ when }) =>
    `آغاز: ${when}۔ باقی کھلاڑیوں کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveClassWarning: ({ when }) =>
    `آغاز: ${when}۔ کوچ کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveWaitlistWarning: ({ when }) => `آغاز: ${when}۔ ویٹنگ لسٹ میں آپ کا نمبر چلا جائے گا۔`,
  leaveGame: 'نام واپس لیں',
  leaveClass: 'نام واپس لیں',
  leaveWaitlist: 'نام واپس لیں',
  stay: 'رہنے دیں',
};

export const texts = {
  'components/seats/texts': seats,
};
