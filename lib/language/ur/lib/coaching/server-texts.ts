import type { texts as english } from '@/lib/coaching/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from '../../words/stand-ins';

export const texts: TextsOf<typeof english> = {
  // Applications
  chooseSport: 'براہِ کرم فہرست میں سے کھیل منتخب کریں۔',
  rejectedLately: ({ days }) =>
    `اس کھیل کے لیے آپ کی پچھلی درخواست منظور نہیں ہوئی۔ فیصلے کے ${days} دن بعد دوبارہ درخواست دی جا سکتی ہے۔`,
  appliedAlready: 'اس کھیل کے لیے آپ کی درخواست پہلے سے موجود ہے۔',
  applicationNotFound: 'درخواست نہیں ملی',
  decidedAlready: 'اس درخواست کا فیصلہ پہلے ہی ہو چکا ہے۔',
  // Coaches and their settings
  coachNotFound: 'کوچ نہیں ملا',
  tooManyDaysOff: ({ max }) => `زیادہ سے زیادہ ${max} چھٹیاں: پہلے کوئی ایک ہٹائیں۔`,
  dayOffNotFound: 'چھٹی نہیں ملی',
  tooManyClasses: ({ max }) => `زیادہ سے زیادہ ${max} کلاسیں: پہلے کوئی ایک ہٹائیں۔`,
  classHasDates: 'اس کلاس کی آنے والی تاریخیں باقی ہیں۔ پہلے انہیں منسوخ کریں۔',
  classNotFound: 'کلاس نہیں ملی',
  venueUnlisted: 'ان میں سے ایک وینیو اب فہرست میں نہیں ہے۔',
  // Reviews
  reviewTooEarly: 'کوچ کا ریویو سیشن مکمل ہونے کے بعد لکھا جا سکتا ہے۔',
  onlyCoachAnswers: 'ریویو کا جواب صرف کوچ کی طرف سے ہو سکتا ہے۔',
  reviewNotFound: 'ریویو نہیں ملا',
  reviewedTitle: 'نیا ریویو',
  reviewed: ({ client, rating }, { name, plural }) =>
    plural(rating, {
      one: `${name(personInSentence(client))} نے آپ کو 1 ستارہ دیا۔`,
      other: `${name(personInSentence(client))} نے آپ کو ${rating} ستارے دیے۔`,
    }),
  answeredTitle: 'کوچ کا جواب',
  answered: ({ coach }, { name }) => `${name(personInSentence(coach))} نے آپ کے ریویو کا جواب دیا۔`,
  // Filters of the directory
  allOfCity: ({ city }) => `${city}: تمام علاقے`,
};
