import type { texts as coachingPageEnglish } from '@/components/coaching/page-texts';
import type { texts as sharedCoachingServerEnglish } from '@/lib/coaching/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const coachingPage: TextsOf<typeof coachingPageEnglish> = {
  coaching: 'کوچنگ',
  coachingDescription:
    'آپ کے آس پاس کوچز: ان کے کھیل، ایک گھنٹے کی فیس، لوگوں کے ریویوز اور خالی اوقات۔',
  coachTitle: ({ coach, sport }, { name }) => `${name(coach)}، ${name(sport)} کوچ`,
  coachOfSport: ({ sport, location }, { name }) =>
    location ? `${name(location)} میں ${name(sport)} کوچ۔` : `${name(sport)} کوچ۔`,
  rated: ({ rating, count }, { plural }) =>
    `ریٹنگ ${rating} (${plural(count, { one: '1 ریویو', other: `${count} ریویو` })})۔`,
  jobTitle: ({ sport }) => `${sport} کوچ`,
  oneHour: 'ایک گھنٹہ',
  sessions: ({ count }) => `${count} سیشن`,
  cardLine: ({ sport, location }) => (location ? `${sport} کوچ، ${location}` : `${sport} کوچ`),
  cardExperience: ({ experience }, { name }) => `تجربہ: ${name(experience)}`,
  cardRating: ({ rating }) => `5 میں سے ${rating.toFixed(1)}`,
  coachNotFound: 'کوچ نہیں ملا',
  coachNotFoundHint: 'ہو سکتا ہے اب یہاں ان کی کوچنگ نہ ہو۔',
  backToCoaching: 'کوچنگ پر واپس',
  about: 'تعارف',
  noBio: 'اس کوچ کا تعارف ابھی نہیں لکھا گیا۔',
  specialties: 'مہارتیں',
  certifications: 'سرٹیفکیٹس',
  classes: 'کلاسیں',
  trainsAt: 'ٹریننگ وینیوز',
  weeklyHours: 'ہفتہ وار اوقات',
  inCoachTime: ({ zone }) =>
    `اوقات کوچ کے مقامی وقت کے مطابق ہیں ${zone}۔ جو وقت ابھی خالی ہیں، وہ ”سیشن بُک کریں“ میں نظر آتے ہیں۔`,
  notAvailable: 'دستیاب نہیں',
  hours: ({ ranges }) => ranges.map(({ from, to }) => `${from} سے ${to} تک`).join('، '),
  apply: 'کوچ بننے کی درخواست دیں',
  pleaseSignIn: 'براہِ کرم سائن اِن کریں',
  signInToApply: 'کوچ بننے کی درخواست دینے کے لیے سائن اِن کریں',
  yourApplications: 'کوچ بننے کے لیے آپ کی درخواستیں',
  pending: 'زیرِ غور',
  approved: 'منظور',
  rejected: 'نامنظور',
  appliedOn: 'درخواست کی تاریخ: <date/>',
  note: 'نوٹ:',
  reviewing: 'انتظامیہ کی جانچ جاری ہے۔ فیصلے کی اطلاع آپ کو دی جائے گی۔',
  settings: 'کوچنگ ڈیسک',
  yourPage: 'آپ کا صفحہ',
  applyAgain: 'دوبارہ درخواست دی جا سکتی ہے۔',
  applyAgainFrom: 'دوبارہ درخواست <date/> سے دی جا سکتی ہے۔',
};

const sharedCoachingServer: TextsOf<typeof sharedCoachingServerEnglish> = {
  chooseSport: 'براہِ کرم فہرست میں سے کھیل منتخب کریں۔',
  rejectedRecently: ({ days }) =>
    `اس کھیل کے لیے آپ کی پچھلی درخواست منظور نہیں ہوئی۔ فیصلے کے ${days} دن بعد دوبارہ درخواست دی جا سکتی ہے۔`,
  appliedAlready: 'اس کھیل کے لیے آپ کی درخواست پہلے سے موجود ہے۔',
  applicationNotFound: 'درخواست نہیں ملی',
  decidedAlready: 'اس درخواست کا فیصلہ پہلے ہی ہو چکا ہے۔',
  coachNotFound: 'کوچ نہیں ملا',
  tooManyDaysOff: ({ max }) => `زیادہ سے زیادہ ${max} چھٹیاں: پہلے کوئی ایک ہٹائیں۔`,
  dayOffNotFound: 'چھٹی نہیں ملی',
  tooManyClasses: ({ max }) => `زیادہ سے زیادہ ${max} کلاسیں: پہلے کوئی ایک ہٹائیں۔`,
  classHasDates: 'اس کلاس کی آنے والی تاریخیں باقی ہیں۔ پہلے انہیں منسوخ کریں۔',
  classNotFound: 'کلاس نہیں ملی',
  venueUnlisted: 'ان میں سے ایک وینیو اب فہرست میں نہیں ہے۔',
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
  allOfCity: ({ city }) => `${city}: تمام علاقے`,
};

export const texts = {
  'components/coaching/page-texts': coachingPage,
  'lib/coaching/server-texts': sharedCoachingServer,
};
