import type { texts as sharedClassesServerEnglish } from '@/lib/classes/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const sharedClassesServer: TextsOf<typeof sharedClassesServerEnglish> = {
  classNotFound: 'کلاس نہیں ملی',
  ownClass: 'اس کلاس کے کوچ آپ خود ہیں۔',
  onlyCoach: 'اس کی اجازت صرف کوچ کو ہے۔',
  classCancelled: 'یہ کلاس منسوخ ہے۔',
  classBegun: 'یہ کلاس شروع ہو چکی ہے۔',
  alreadyIn: 'آپ کا نام اس کلاس میں پہلے سے ہے۔',
  notIn: 'آپ کا نام اس کلاس میں نہیں ہے۔',
  coachPaused: 'اس کوچ کی بکنگ اس وقت بند ہے۔',
  profileFirst: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  full: 'اس کلاس میں جگہ نہیں۔ آپ چاہیں تو ویٹنگ لسٹ میں شامل ہوں۔',

  notYourVenue: 'براہِ کرم ان وینیوز میں سے ایک منتخب کریں جہاں آپ کی کوچنگ ہوتی ہے۔',
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

export const texts = {
  'lib/classes/server-texts': sharedClassesServer,
};
