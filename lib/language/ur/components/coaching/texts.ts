import type { texts as english } from '@/components/coaching/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
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
  noReviews: 'ابھی کوئی ریویو نہیں',
  rating: 'ریٹنگ',
  reviewCount: ({ count }, { plural }) =>
    plural(count, { one: '1 ریویو', other: `${count} ریویو` }),
  perHour: '<price/> <unit>فی گھنٹہ</unit>',
  hourlyRate: ({ rate, currency }, { money }) => `${money(rate, currency)} فی گھنٹہ`,
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
};
