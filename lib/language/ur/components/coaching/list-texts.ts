import type { texts as english } from '@/components/coaching/list-texts';
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
};
