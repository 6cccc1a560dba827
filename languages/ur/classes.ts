import type { texts as classesEnglish } from '@/components/classes/texts';
import type { texts as sharedClassesEnglish } from '@/lib/classes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const classes: TextsOf<typeof classesEnglish> = {
  noDateYet: 'ابھی کوئی تاریخ طے نہیں۔',
  showAll: ({ count }) => `تمام ${count} تاریخیں دکھائیں`,

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

  classCancelled: 'کلاس منسوخ ہو گئی',
  cancelFailed: 'کلاس منسوخ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  classes: 'کلاسیں',
  fetchFailed: 'کلاسیں لوڈ نہیں ہو سکیں',
  withCoach: 'کوچ: <coach/>',
  coming: 'شرکا',
  waiting: 'ویٹنگ لسٹ',

  addDates: 'تاریخیں شامل کریں',
  coachTimes: ({ zone }) => `اوقات آپ کے کوچنگ ڈیسک کے وقت کے مطابق ہیں ${zone}۔`,
  dateAdded: 'تاریخ شامل ہو گئی',
  datesAdded: 'تاریخیں شامل ہو گئیں',
  addFailed: 'تاریخیں شامل نہیں ہو سکیں۔ دوبارہ کوشش کریں۔',
  date: 'تاریخ',
  time: 'وقت',
  repeat: 'دہرایا جائے',
  once: 'صرف ایک بار',
  weekly: ({ times }) => `ہر ہفتے، کل ${times} تاریخیں`,
  where: 'کہاں',
  notFixed: 'ابھی طے نہیں',

  cancelClass: 'کلاس منسوخ کریں',
  keepClass: 'کلاس رہنے دیں',
  everybodyNotified: 'تمام شرکا اور ویٹنگ لسٹ کے لوگوں کو اطلاع دی جائے گی۔',
  reasonOptional: 'وجہ (اختیاری)',
  tooLong: ({ max }) => `زیادہ سے زیادہ ${max} حروف`,
};

const sharedClasses: TextsOf<typeof sharedClassesEnglish> = {
  dateRequired: 'براہِ کرم تاریخ منتخب کریں',
  noSuchDate: 'براہِ کرم تاریخ یوں لکھیں: 2026-12-31',
  timeRequired: 'براہِ کرم وقت منتخب کریں',
  noSuchTime: 'براہِ کرم وقت یوں لکھیں: 18:30',
  weeksRange: ({ max }) => `ہفتوں کی تعداد 1 سے ${max} تک کا پورا عدد ہونی چاہیے`,

  // A label.
  reason: 'وجہ',
};

export const texts = {
  'components/classes/texts': classes,
  'lib/classes/texts': sharedClasses,
};
