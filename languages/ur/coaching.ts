import type { texts as coachingEnglish } from '@/components/coaching/texts';
import type { texts as sharedCoachingEnglish } from '@/lib/coaching/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { size } from './words/size';

const coaching: TextsOf<typeof coachingEnglish> = {
  // Tabs of a coach
  aboutCoach: 'اس کوچ کے بارے میں',
  about: 'تعارف',
  packages: 'پیکجز',
  reviews: 'ریویوز',
  availability: 'دستیاب اوقات',

  // What one can do with a coach
  signInToBook: 'بکنگ کے لیے سائن اِن کریں',
  yourDesk: 'آپ کا کوچنگ ڈیسک',
  bookSession: 'سیشن بُک کریں',
  message: 'پیغام بھیجیں',
  report: 'رپورٹ کریں',
  block: 'بلاک کریں',
  takesNoBookings: 'اس کوچ کی بکنگ فی الحال بند ہے۔',

  // Packages of a coach
  noPackages: 'کوئی پیکج نہیں',
  noPackagesHint: 'اس کوچ کے ساتھ صرف الگ الگ سیشن بُک ہوتے ہیں۔',
  sessions: ({ count }) => `${count} سیشن`,
  eachSession: ({ price, currency }, { money }) =>
    `ایک گھنٹے کا سیشن ${money(price, currency)} میں`,
  eachSessionCheaper: ({ price, usual, currency }, { money }) =>
    `ایک گھنٹے کا سیشن ${money(usual, currency)} کے بجائے ${money(price, currency)} میں`,
  validFor: ({ days }) => `میعاد ${days} دن`,
  requestPackage: 'پیکج کی درخواست دیں',
  requestSessions: ({ count }) => `${count} سیشن کے پیکج کی درخواست دیں`,
  requested: 'درخواست بھیج دی گئی',
  signInToAsk: 'درخواست کے لیے سائن اِن کریں',
  packageRequested: 'پیکج کی درخواست بھیج دی گئی',
  coachWillAnswer: ({ coach }, { name }) => `${name(coach)} کی طرف سے جواب آئے گا۔`,
  packageFailed: 'پیکج کی درخواست نہیں بھیجی جا سکی۔',

  // Reviews of a coach
  noReviewsHint: 'کوچ کا ریویو سیشن مکمل ہونے کے بعد لکھا جا سکتا ہے۔',
  moreReviews: 'مزید ریویوز دکھائیں',
  stars: '<unseen>5 میں سے </unseen><rating/><unseen> ستارے</unseen>',
  replyFromCoach: 'کوچ کا جواب',
  reportReviewOf: ({ author }, { name }) => `${name(author)} کا ریویو رپورٹ کریں`,
  reviewOf: ({ author }, { name }) => `${name(author)} کا ریویو`,

  noReviews: 'ابھی کوئی ریویو نہیں',
  rating: 'ریٹنگ',
  reviewCount: ({ count }, { plural }) =>
    plural(count, { one: '1 ریویو', other: `${count} ریویو` }),
  perHour: '<price/> <unit>فی گھنٹہ</unit>',
  hourlyRate: ({ rate, currency }, { money }) => `${money(rate, currency)} فی گھنٹہ`,

  // Directory
  coaching: 'کوچنگ',
  intro: 'ایسے کوچز جن کی قابلیت جانچی گئی ہے۔ ان کے خالی اوقات دیکھیں اور سیشن کی درخواست دیں۔',
  myBookings: 'میری بکنگز',
  apply: 'کوچ بننے کی درخواست دیں',
  coaches: 'کوچز',
  classes: 'کلاسیں',
  trainingVenues: 'ٹریننگ وینیوز',

  // Filters
  searchCoaches: 'کوچز تلاش کریں',
  searchHint: 'نام، کھیل یا مہارت سے تلاش کریں',
  sport: 'کھیل',
  location: 'مقام',
  allLocations: 'تمام مقامات',
  price: 'قیمت',
  allPrices: 'تمام قیمتیں',
  budget: 'کم',
  mid: 'درمیانی',
  premium: 'زیادہ',
  bandAndRanges: ({ band, ranges }) => `${band} (${ranges.join('، ')})`,
  priceRange: ({ currency, over, upTo }, { money }) => {
    if (upTo === null) return over > 0 ? `${money(over, currency)} سے زیادہ` : '';
    const end = `${money(upTo, currency)} تک`;
    return over > 0 ? `${money(over, currency)} سے ${end}` : end;
  },
  clearFilters: 'فلٹر صاف کریں',
  tryRemoving: 'کوئی فلٹر ہٹا کر دیکھیں۔',

  // List of coaches
  coachesFailed: 'کوچز کی فہرست لوڈ نہیں ہو سکی',
  noCoaches: 'کوئی کوچ نہیں ملا',
  noCoachesHint: 'یہاں ابھی کوئی کوچ نہیں۔ پہلا نام آپ کا ہو سکتا ہے۔',
  moreCoaches: 'مزید کوچز دکھائیں',
  lookingForCoaches: 'کوچز کی تلاش جاری ہے',

  // List of classes
  noClasses: 'کوئی کلاس نہیں ملی',
  noClassesHint: 'ابھی کسی کوچ کی کوئی کلاس نہیں۔',
  classOf: 'کوچ: <coach/>۔ تاریخیں اور جگہیں کوچ کے صفحے پر ہیں۔',
  minutes: ({ minutes }) => `${minutes} منٹ`,
  groupSize: ({ size }, { plural }) =>
    plural(size, { one: 'ایک فرد کے لیے', other: `زیادہ سے زیادہ ${size} افراد` }),

  // List of venues
  noVenues: 'کوئی وینیو نہیں ملا',
  noVenuesHint: 'ابھی کسی وینیو پر کسی کوچ کی ٹریننگ نہیں۔',
  listOfSports: ({ sports }) => sports.join('، '),
  trainsHere: 'یہاں کے کوچز:',

  // Application
  backToCoaching: 'کوچنگ پر واپس',
  personal: 'ذاتی معلومات',
  professional: 'پیشہ ورانہ تفصیلات',
  photoSection: 'پروفائل کی تصویر (اختیاری)',
  photo: 'پروفائل کی تصویر',
  photoHint: `زیادہ سے زیادہ ${size('10 MB')} کی تصویر۔`,
  fileWrong: 'فائل درست نہیں',
  fileTooLarge: 'فائل بہت بڑی ہے',
  availableDays: 'دستیاب دن',
  cancel: 'رہنے دیں',
  submit: 'درخواست بھیجیں',
  submitting: 'بھیجی جا رہی ہے…',
  // Its fields
  fullName: 'پورا نام *',
  locationExample: 'گلبرگ، لاہور',
  phone: 'فون',
  email: 'ای میل',
  primarySport: 'بنیادی کھیل *',
  chooseSport: 'کھیل منتخب کریں',
  experience: 'تجربہ *',
  experienceExample: '5 سال',
  hourlyRateField: ({ currency, min, max }) => `فی گھنٹہ فیس (${currency}، ${min} سے ${max} تک) *`,
  currency: 'کرنسی',
  bio: 'تعارف',
  certifications: 'سرٹیفکیٹس',
  certificationExample: 'فرسٹ ایڈ، لیول 1',
  specialties: 'مہارتیں',
  specialtyExample: 'سروس، جونیئرز',
  coachingDays: 'وہ دن جن میں آپ کے لیے کوچنگ ممکن ہے۔ اوقات منظوری کے بعد طے کیے جا سکتے ہیں۔',
  addToList: ({ list }) => `شامل کریں: ${list}`,
  removeEntry: ({ entry }, { name }) => `ہٹائیں: ${name(entry)}`,
  // What came of it
  nameRequired: 'نام لازمی ہے۔',
  sportRequired: 'براہِ کرم کھیل منتخب کریں۔',
  experienceRequired: 'تجربہ لازمی ہے۔',
  missing: 'معلومات نامکمل',
  missingHint: 'براہِ کرم تمام لازمی خانے پُر کریں۔',
  captchaRequired: 'سیکیورٹی کی تصدیق ضروری ہے',
  applicationFailed: 'درخواست نہیں بھیجی جا سکی',
  submitFailed: 'درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  submitted: 'درخواست بھیج دی گئی!',
  submittedHint:
    'کوچ بننے کے لیے آپ کی درخواست جانچ کے لیے بھیج دی گئی ہے۔ فیصلے کی اطلاع کام کے 2 سے 3 دن کے اندر دی جائے گی۔',
  submittedTitle: 'درخواست کامیابی سے بھیج دی گئی!',
  nextSteps: 'اگلے مرحلے',
  stepReview: 'انتظامیہ کی طرف سے قابلیت کی جانچ',
  stepBackground: 'ضرورت ہو تو پچھلے ریکارڈ کی جانچ',
  stepEmail: 'فیصلے کی اطلاع ای میل سے',
  stepSetup: 'پروفائل مکمل کرنے میں مدد',
  // Message to a coach
  messageTo: ({ coach }, { name }) => `${name(coach)} کو پیغام`,
  subject: 'موضوع',
  messageField: 'پیغام',
  sendMessage: 'پیغام بھیجیں',
  fillAll: 'براہِ کرم تمام خانے پُر کریں۔',
  error: 'خرابی',
  messageSent: 'پیغام بھیج دیا گیا',
  messageSentHint: ({ coach }, { name }) => `${name(coach)} کو یہ ”پیغامات“ میں ملے گا۔`,
  messageFailed: 'پیغام نہیں بھیجا جا سکا۔',
};

const sharedCoaching: TextsOf<typeof sharedCoachingEnglish> = {
  // Labels
  nameLabel: 'نام',
  sportLabel: 'کھیل',
  experienceLabel: 'تجربہ',
  bioLabel: 'تعارف',
  locationLabel: 'مقام',
  phoneLabel: 'فون',
  emailLabel: 'ای میل',
  certificationsLabel: 'سرٹیفکیٹس',
  certificationLabel: 'سرٹیفکیٹ',
  specialtiesLabel: 'مہارتیں',
  specialtyLabel: 'مہارت',
  availabilityLabel: 'دستیاب دن',
  noteLabel: 'نوٹ',
  descriptionLabel: 'تفصیل',
  scheduleLabel: 'اوقات',
  areaLabel: 'علاقہ',
  // Lists
  mustBeJsonList: ({ label }) => `${label}: JSON فہرست درکار ہے`,
  mustBeList: ({ label }) => `${label}: فہرست درکار ہے`,
  listTooLong: ({ label }) => `${label}: فہرست بہت لمبی ہے`,
  tooManyEntries: ({ label, max }) => `${label}: زیادہ سے زیادہ ${max} اندراج`,
  // Application and page of a coach
  rateRequired: 'فی گھنٹہ فیس لازمی ہے۔',
  rateWhole: 'فی گھنٹہ فیس پورا عدد ہونی چاہیے۔',
  rateRange: ({ min, max }) => `فی گھنٹہ فیس ${min} سے ${max} تک، پورا عدد ہونی چاہیے۔`,
  chooseCurrency: 'براہِ کرم فہرست میں سے کرنسی منتخب کریں۔',
  phoneWrong: 'براہِ کرم درست فون نمبر لکھیں، جیسے 03001234567۔',
  emailWrong: 'براہِ کرم درست ای میل لکھیں۔',
  availabilityWrong: 'دستیاب دن پیر سے اتوار تک کے ہوتے ہیں۔',
  imageWrong: 'براہِ کرم کوئی تصویر منتخب کریں۔',
  imageTooLarge: `تصویر ${size('10 MB')} سے چھوٹی ہونی چاہیے۔`,
  captchaMissing: 'تصویر اپ لوڈ کرنے کے لیے براہِ کرم کیپچا مکمل کریں۔',
  // Hours and days off
  hoursWrong: 'اوقات کا اختتام آغاز کے بعد اور اسی دن ہونا چاہیے۔',
  weekdayWrong: 'ہفتے کا دن 1 سے 7 تک ہوتا ہے۔',
  tooManyHours: 'یہ اوقات بہت زیادہ ہیں۔',
  hoursOverlap: 'ایک ہی دن کے اوقات آپس میں نہیں ٹکرا سکتے۔',
  firstDayRequired: 'پہلا دن لازمی ہے۔',
  firstDayWrong: 'پہلے دن کے لیے درست تاریخ دیں، جیسے 31 دسمبر 2026۔',
  lastDayRequired: 'آخری دن لازمی ہے۔',
  lastDayWrong: 'آخری دن کے لیے درست تاریخ دیں، جیسے 31 دسمبر 2026۔',
  daysTurned: 'آخری دن پہلے دن سے پہلے نہیں ہو سکتا۔',
  // Classes
  classDuration: ({ min, max }) => `دورانیہ ${min} سے ${max} منٹ تک ہونا چاہیے۔`,
  priceWhole: 'قیمت پورا عدد ہونی چاہیے۔',
  priceLow: 'قیمت 0 سے کم نہیں ہو سکتی۔',
  priceHigh: ({ max }, { number }) => `قیمت زیادہ سے زیادہ ${number(max)} ہو سکتی ہے۔`,
  groupSizeRange: ({ min, max }) => `گروپ میں ${min} سے ${max} تک افراد ہونے چاہییں۔`,
  // Venues and packages
  tooManyVenues: ({ max }) => `زیادہ سے زیادہ ${max} وینیو`,
  packageSessions: ({ min, max }) => `پیکج میں ${min} سے ${max} تک سیشن ہو سکتے ہیں۔`,
  packagePrice: ({ min, max }, { number }) =>
    `پیکج کی قیمت ${number(min)} سے ${number(max)} تک ہو سکتی ہے۔`,
  packageDays: ({ min, max }) => `پیکج کی میعاد ${min} سے ${max} دن تک ہو سکتی ہے۔`,
  tooManyPackages: ({ max }) => `زیادہ سے زیادہ ${max} پیکج`,
  packagesAlike: 'دو پیکجز میں سیشن کی تعداد ایک جیسی نہیں ہو سکتی۔',
  // Filters of the directory
  priceBandWrong: 'براہِ کرم قیمت منتخب کریں: کم، درمیانی یا زیادہ۔',
};

export const texts = {
  'components/coaching/texts': coaching,
  'lib/coaching/texts': sharedCoaching,
};
