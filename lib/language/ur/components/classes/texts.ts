import type { texts as english } from '@/components/classes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The dates of a class.
  noDateYet: 'ابھی کوئی تاریخ طے نہیں۔',
  showAll: ({ count }) => `تمام ${count} تاریخیں دکھائیں`,

  // One date.
  placesLeft: ({ left, places }, { plural }) =>
    plural(left, {
      one: `${places} میں سے 1 جگہ باقی`,
      other: `${places} میں سے ${left} جگہیں باقی`,
    }),
  full: 'جگہ نہیں',
  fullAndWaiting: ({ waiting }) => `جگہ نہیں · ${waiting} ویٹنگ لسٹ میں`,
  reason: '<label>وجہ:</label> <reason/>',
  cancelled: 'منسوخ',
  youAreIn: 'آپ کی جگہ پکی ہے',
  waitlistPlace: ({ place }) => `ویٹنگ لسٹ، نمبر ${place}`,

  // Joining and leaving.
  signInToJoin: 'شامل ہونے کے لیے سائن اِن کریں',
  join: 'شامل ہوں',
  joinOf: ({ lesson }, { name }) => `شامل ہوں: ${name(lesson)}`,
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  joinWaitlistOf: ({ lesson }, { name }) => `ویٹنگ لسٹ میں شامل ہوں: ${name(lesson)}`,
  onWaitlist: 'آپ کا نام ویٹنگ لسٹ میں ہے',
  joinFailed: 'کلاس میں شمولیت نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  cannotCome: 'میرا آنا ممکن نہیں',
  leaveWaitlist: 'ویٹنگ لسٹ سے نام واپس لیں',
  leaveOf: ({ lesson }, { name }) => `نام واپس لیں: ${name(lesson)}`,
  addToCalendar: 'کیلنڈر میں شامل کریں',

  // Cancelling, by the coach.
  classCancelled: 'کلاس منسوخ ہو گئی',
  cancelFailed: 'کلاس منسوخ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
};
