import type { texts as classesEnglish } from '@/components/classes/texts';
import type { texts as sharedClassesServerEnglish } from '@/lib/classes/server-texts';
import type { texts as sharedClassesEnglish } from '@/lib/classes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const classes: TextsOf<typeof classesEnglish> = {
  needs: ({ people, going }) =>
    `کم از کم ${people} افراد پر ہو گی: اب تک ${people} میں سے ${going}۔ فیصلہ <time/>۔`,
  keepOn: 'ہر صورت کلاس ہو گی',
  keptOn: 'کلاس ہر صورت ہو گی',
  keepFailed: 'تبدیلی محفوظ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  cameOf: ({ person }, { name }) => `${name(person)} کی حاضری`,
  came: 'حاضر',
  allCame: 'سب حاضر',
  allNoted: 'سب کی حاضری درج ہو گئی',
  undo: 'واپس کریں',
  undone: 'واپس کر دیا گیا',
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
  where: 'کہاں',
  notFixed: 'ابھی طے نہیں',

  cancelClass: 'کلاس منسوخ کریں',
  keepClass: 'کلاس رہنے دیں',
  everybodyNotified: 'تمام شرکا اور ویٹنگ لسٹ کے لوگوں کو اطلاع دی جائے گی۔',
  reasonOptional: 'وجہ (اختیاری)',
};

const sharedClasses: TextsOf<typeof sharedClassesEnglish> = {
  // A label.
  reason: 'وجہ',
};

export const texts = {
  'components/classes/texts': classes,
  'lib/classes/texts': sharedClasses,
};

const sharedClassesServer: TextsOf<typeof sharedClassesServerEnglish> = {
  classNotFound: 'کلاس نہیں ملی',
  ownClass: 'اس کلاس کے کوچ آپ خود ہیں۔',
  onlyCoach: 'اس کی اجازت صرف کوچ کو ہے۔',
  classCancelled: 'یہ کلاس منسوخ ہے۔',
  decidedAlready: 'یہ کلاس ہر صورت ہو گی۔',
  notBegun: 'یہ کلاس ابھی شروع نہیں ہوئی۔',
  classBegun: 'یہ کلاس شروع ہو چکی ہے۔',
  alreadyIn: 'آپ کا نام اس کلاس میں پہلے سے ہے۔',
  notIn: 'آپ کا نام اس کلاس میں نہیں ہے۔',
  coachPaused: 'اس کوچ کی بکنگ اس وقت بند ہے۔',
  profileFirst: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  full: 'اس کلاس میں جگہ نہیں۔ آپ چاہیں تو ویٹنگ لسٹ میں شامل ہوں۔',

  notYourClass: 'براہِ کرم اپنی کلاسوں میں سے ایک منتخب کریں۔',
  tooManyDates: ({ max }) => `آنے والی تاریخیں زیادہ سے زیادہ ${max} ہو سکتی ہیں۔`,
  inThePast: 'کلاس کے لیے آنے والا وقت منتخب کریں۔',
  tooFarAhead: ({ max }) => `کلاس زیادہ سے زیادہ ${max} دن آگے کی ہو سکتی ہے۔`,

  // Notifications of the coach
  joinedTitle: 'کلاس میں شمولیت',
  leftTitle: 'کلاس سے نام واپس',
  comesMessage: ({ person, lesson, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(person))} نے ${name(lesson)} میں جگہ لی: ${start(startsAt, timeZone)}۔`,
  waitsMessage: ({ person, lesson, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(person))} کا نام ${name(lesson)} کی ویٹنگ لسٹ میں ہے: ${start(startsAt, timeZone)}۔`,
  leftMessage: ({ person, lesson, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(person))} نے ${name(lesson)} سے نام واپس لیا: ${start(startsAt, timeZone)}۔`,

  // Notifications of everyone with a place
  movedTitle: ({ lesson }, { name }) => `${name(lesson)}: وقت تبدیل`,
  cancelledTitle: 'کلاس منسوخ',
  cancelledMessage: ({ coach, lesson, startsAt, timeZone, reason }, { name, start }) =>
    `${name(personInSentence(coach))} نے کلاس ${name(lesson)} منسوخ کی: ${start(startsAt, timeZone)}۔${
      reason ? ` ${name(reason)}` : ''
    }`,
  tooFew: 'شرکا کم تھے',
  tooFewMessage: ({ lesson, startsAt, timeZone, minimum }, { name, start }) =>
    `${name(lesson)} نہیں ہو گی، ${start(startsAt, timeZone)}: کم از کم ${minimum} افراد درکار تھے۔`,
  coachGone: ({ startsAt, timeZone }, { start }) =>
    `${start(startsAt, timeZone)} کی کلاس نہیں ہو گی: کوچ اب Maidan پر نہیں۔`,

  // Notifications of people on the waiting list
  yieldedTitle: 'آپ کی جگہ کسی اور کو مل گئی',
  yieldedMessage: ({ coach, lesson, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(coach))} کے ساتھ ${name(lesson)} میں جگہ نہیں رہی، ${start(startsAt, timeZone)}۔ جن کی ای میل کی تصدیق ہو چکی ہے، وہ پہلے آتے ہیں۔ ویٹنگ لسٹ میں آپ کا پہلا نمبر ہے: اپنی ای میل کی تصدیق کر لیں تو اگلی جگہ آپ کی ہو گی۔`,
  promotedTitle: 'آپ کی جگہ پکی ہے',
  promotedMessage: ({ coach, lesson, startsAt, timeZone }, { name, start }) =>
    `جگہ خالی ہوئی: ${name(personInSentence(coach))} کے ساتھ ${name(lesson)} میں آپ کی جگہ پکی ہے، ${start(startsAt, timeZone)}۔`,

  cancelledEvent: ({ lesson }, { name }) => `منسوخ: ${name(lesson)}`,
  withCoach: ({ coach }, { name }) => `کوچ: ${name(coach)}`,
};

export const serverTexts = {
  'lib/classes/server-texts': sharedClassesServer,
};
