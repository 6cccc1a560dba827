import type { texts as onboardingEntryEnglish } from '@/components/onboarding/entry-texts';
import type { texts as onboardingPageEnglish } from '@/components/onboarding/page-texts';
import type { texts as onboardingEnglish } from '@/components/onboarding/texts';
import type { texts as yearEnglish } from '@/components/onboarding/year-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const onboarding: TextsOf<typeof onboardingEnglish> = {
  progress: 'مرحلے',
  basicsTitle: 'بنیادی معلومات',
  sportsTitle: 'آپ کے کھیل',
  aboutTitle: 'آپ کا تعارف',
  stepOf: ({ step }) => `3 میں سے مرحلہ ${step}:`,
  stepDone: '، مکمل',
  back: 'پیچھے',
  next: 'آگے',

  welcome: ({ person }, { name }) =>
    `خوش آمدید، ${name(person)}۔ چند باتیں بتائیں، تاکہ قریب کے لوگ آپ کو ڈھونڈ سکیں۔`,
  photo: 'پروفائل کی تصویر',
  photoHint: ({ megabytes }, { name }) =>
    `اختیاری۔ JPG، PNG یا GIF، زیادہ سے زیادہ ${name(`${megabytes} MB`)}۔`,
  gender: 'صنف',
  locationMissing: 'آپ کا مقام باقی ہے',
  genderMissing: 'آپ کی صنف باقی ہے',
  bothMissing: 'پہلے صنف اور مقام بتائیں',

  location: 'مقام',
  useCurrent: 'موجودہ مقام لیں',
  locationSet: 'مقام لے لیا گیا',
  othersSee: 'دوسروں کو <area/> نظر آتا ہے، اصل جگہ کبھی نہیں۔',
  othersSeeArea: 'دوسروں کو صرف علاقہ نظر آتا ہے، اصل جگہ کبھی نہیں۔',
  placesFailed: 'مقامات کی تلاش نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  whichPlace: ({ places }, { name }) =>
    `آپ کی مراد ان میں سے کون سا مقام ہے: ${places.map(name).join(' یا ')}؟`,

  sportsIntro: 'اپنے کھیل اور ہر کھیل میں اپنا لیول منتخب کریں۔ انہیں جب چاہیں بدلا جا سکتا ہے۔',
  noSportPicked: 'کم از کم ایک کھیل منتخب کریں',
  levelMissing: ({ sport }, { name }) => `${name(sport)} میں اپنا لیول منتخب کریں`,
  levelsMissing: 'ہر کھیل میں اپنا لیول منتخب کریں',
  sportsNotLoaded: 'کھیل لوڈ نہیں ہو سکے',
  sportsNotLoadedHint: 'آپ کے اب تک کے جواب محفوظ ہیں۔',
  popularSports: 'مقبول کھیل',
  moreSports: 'مزید کھیل',
  noSportChosen: 'کوئی کھیل منتخب نہیں',
  chosen: ({ sports }) => `منتخب: ${sports.join('، ')}`,
  sportAndLevel: ({ sport, level }, { name }) => `${name(sport)} (${level})`,
  sportWithoutLevel: ({ sport }, { name }) => `${name(sport)} لیول کے بغیر`,
  eachSport: 'ہر کھیل',
  levelIn: ({ sport }, { name }) => `${name(sport)} میں لیول`,
  levelInThisSport: 'اس کھیل میں لیول',

  aboutIntro: 'تعارف پڑھ کر لوگوں کے لیے ہاں کہنا آسان ہوتا ہے۔ یہ بعد میں بھی لکھا جا سکتا ہے۔',
  bio: 'تعارف <optional>(اختیاری)</optional>',
  bioHint: 'آپ کو کب اور کہاں کھیلنا پسند ہے، اور کس کی تلاش ہے',
  characters: 'حروف',
  howOthersSeeYou: 'دوسروں کو آپ کی پروفائل یوں نظر آتی ہے',
  sports: 'کھیل',
  saving: 'آپ کی پروفائل محفوظ ہو رہی ہے…',
  complete: 'پروفائل مکمل کریں',

  photoUploaded: 'تصویر اپ لوڈ ہو گئی!',
  photoFailed: 'تصویر اپ لوڈ نہیں ہو سکی',
  continuing: 'پروفائل کی تکمیل جاری ہے…',
  sportsFailed: 'کچھ کھیل شامل نہیں ہو سکے',
  photoAndSportsFailed: 'تصویر اپ لوڈ نہیں ہو سکی۔ کچھ کھیل شامل نہیں ہو سکے۔',
  setupFailed: ({ reason }) => `پروفائل مکمل نہیں ہو سکی: ${reason}`,
  serverAnswered: ({ status }) => `سرور کا جواب ${status} ہے۔ براہِ کرم دوبارہ کوشش کریں۔`,
  connectionFailed: 'کنکشن نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};

const onboardingEntry: TextsOf<typeof onboardingEntryEnglish> = {
  loading: 'لوڈ ہو رہا ہے…',
  completed: 'پروفائل مکمل!',
  lookAround: 'پہلے ایک نظر دیکھ لیں',
};

const year: TextsOf<typeof yearEnglish> = {
  yearMissing: 'براہِ کرم پیدائش کا سال منتخب کریں',
  yearFailed: 'محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  question: 'آپ کی پیدائش کس سال کی ہے؟',
  questionHint:
    'یہ ہم سب سے ایک بار پوچھتے ہیں، اور کسی کو نہیں دکھاتے۔ 18 سال سے کم عمر لوگ اجنبی بالغوں کو نظر نہیں آتے، اور اُن کے پیغام بھی نہیں آتے۔ ابھی نہیں تو بعد میں: یہ سوال سیٹنگز میں بھی ہے۔',
  save: 'محفوظ کریں',
  later: 'ابھی نہیں',
  thanks: 'شکریہ',
  adultHint: 'آپ کے لیے کچھ نہیں بدلتا۔',
  youngHint:
    'جن بالغوں کے ساتھ آپ کا کوئی گروپ مشترک نہیں، اُنہیں اب آپ کی پروفائل نہیں ملتی اور اُن کے پیغام نہیں آتے۔ آپ کے گروپ اور میچ ویسے ہی ہیں۔ سیٹنگز میں سرپرست کو دعوت دی جا سکتی ہے، جسے منتظمین کے اعلان نظر آتے ہیں اور جو آپ کی طرف سے جواب دے سکتا ہے۔',
  tooYoungHint: ({ age }) =>
    `<product/> ${age} سال اور اُس سے بڑے لوگوں کے لیے ہے۔ کچھ بھی حذف نہیں ہوتا: آپ کے گروپ اور میچ ویسے ہی ہیں، مگر جن بالغوں کے ساتھ آپ کا کوئی گروپ مشترک نہیں، اُنہیں آپ کی پروفائل نہیں ملتی اور اُن کے پیغام نہیں آتے۔ سیٹنگز میں سرپرست کو دعوت دی جا سکتی ہے۔`,
  close: 'بند کریں',
};

export const texts = {
  'components/onboarding/year-texts': year,
  'components/onboarding/entry-texts': onboardingEntry,
  'components/onboarding/texts': onboarding,
};

const onboardingPage: TextsOf<typeof onboardingPageEnglish> = {
  whatFor: 'اپنی پروفائل مکمل کریں تاکہ آپ کے آس پاس کے لوگ آپ تک پہنچ سکیں۔',
  notNow: 'ابھی نہیں',
  signOut: 'سائن آؤٹ کریں',
};

export const serverTexts = {
  'components/onboarding/page-texts': onboardingPage,
};
