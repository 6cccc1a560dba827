import type { texts as english } from '@/components/classes/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Own classes.
  classes: 'کلاسیں',
  fetchFailed: 'کلاسیں لوڈ نہیں ہو سکیں',
  withCoach: 'کوچ: <coach/>',
  coming: 'شرکا',
  waiting: 'ویٹنگ لسٹ',

  // Adding dates.
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

  // Cancelling.
  cancelClass: 'کلاس منسوخ کریں',
  keepClass: 'کلاس رہنے دیں',
  everybodyNotified: 'تمام شرکا اور ویٹنگ لسٹ کے لوگوں کو اطلاع دی جائے گی۔',
  reasonOptional: 'وجہ (اختیاری)',
  tooLong: ({ max }) => `زیادہ سے زیادہ ${max} حروف`,
};
