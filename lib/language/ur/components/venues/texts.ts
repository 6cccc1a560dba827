import type { texts as english } from '@/components/venues/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Cards and badges
  distanceLabel: 'فاصلہ',
  sports: 'کھیل',
  moreSports: ({ count }) => `مزید ${count}`,
  contact: 'فون',
  closed: 'مستقل بند',
  verified: 'تصدیق شدہ',

  // Opening hours
  openNow: 'ابھی کھلا',
  closedNow: 'ابھی بند',
  everyDay: 'ہر روز',
  dayToDay: ({ first, last }) => `${first} سے ${last} تک`,
  closedThatDay: 'بند',
  openAllDay: '24 گھنٹے کھلا',
  openSpan: ({ opens, closes }) => `${opens} سے ${closes} تک`,
  openSpans: ({ spans }) => spans.join('، '),

  // The list and its map
  venues: 'وینیوز',
  listYours: 'اپنا وینیو درج کریں',
  add: 'وینیو شامل کریں',
  addFirst: 'پہلا وینیو شامل کریں',
  listFollowsMap: 'فہرست میں وہی وینیو ہیں جو نقشے پر ہیں۔',
  backToAroundMe: 'میرے آس پاس',
  clearFilters: 'فلٹر صاف کریں',
  showAs: 'وینیوز کیسے دکھائیں',
  list: 'فہرست',
  map: 'نقشہ',
  looking: 'وینیوز کی تلاش جاری ہے',
  listFailed: 'وینیوز لوڈ نہیں ہو سکے',
  nothingFound: 'کوئی وینیو نہیں ملا',
  nothingFiltered: 'کوئی فلٹر ہٹا کر دیکھیں، یا ایسی جگہ شامل کریں جو آپ کے علم میں ہو۔',
  nothingAdded: 'ابھی تک کھیلنے کی کوئی جگہ شامل نہیں کی گئی۔',
  showMore: 'مزید وینیوز دکھائیں',
  found: ({ count }, { plural }) =>
    plural(count, { one: '1 وینیو', other: `${count} وینیو، قریب ترین پہلے` }),
  foundSoFar: ({ count }) => `اب تک ${count} وینیو، قریب ترین پہلے`,

  // Filters
  search: 'وینیوز تلاش کریں',
  searchExample: 'نام، پتے یا سہولت سے تلاش کریں',
  sport: 'کھیل',
  country: 'ملک',
  city: 'شہر',
  allCities: 'تمام شہر',
  area: 'علاقہ',
  allAreas: 'تمام علاقے',

  // Where the list is centred
  nearDevice: 'آپ کے موجودہ مقام کے قریب',
  nearPlace: '<place/> کے قریب',
  nearSaved: 'آپ کے محفوظ مقام کے قریب',
  showingPlace: 'یہ نتائج <place/> کے ہیں۔',
  setLocation: 'اپنا مقام لکھیں',
  backToPlace: '<place/> پر واپس',
  backToSaved: '<place>آپ کے محفوظ مقام</place> پر واپس',
  useMyLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے',

  // A venue
  venueFailed: 'وینیو لوڈ نہیں ہو سکا',
  approximate: 'نقشے پر اس کی جگہ اندازاً ہے: اپنے علاقے یا شہر کے بیچ میں۔',
  setExactPlace: 'صحیح جگہ بتائیں',
  images: 'تصویریں',
  openPicture: ({ number, total }) => `${total} میں سے تصویر نمبر ${number} کھولیں`,
  pictureOf: ({ number, venue }, { name }) => `${name(venue)} کی تصویر نمبر ${number}`,

  // Its menu
  moreAbout: ({ venue }, { name }) => `${name(venue)} کے بارے میں مزید`,
  edit: 'وینیو ایڈٹ کریں',
  markOpen: 'کھلا قرار دیں',
  markClosed: 'مستقل بند قرار دیں',
  listedTwice: 'یہ دو بار درج ہے',
  suggestEdit: 'تبدیلی تجویز کریں',
  runThisVenue: 'یہ وینیو میرا ہے',
  deleteVenue: 'وینیو ڈیلیٹ کریں',
  reportVenue: 'وینیو رپورٹ کریں',

  // Reviews
  reviews: 'ریویوز',
  signInToReview: 'ریویو لکھنے کے لیے سائن اِن کریں',
  writeReview: 'ریویو لکھیں',
  editYourReview: 'اپنا ریویو ایڈٹ کریں',
  showMoreReviews: 'مزید ریویوز دکھائیں',
  reviewInvitation: 'یہاں کھیلنے کا تجربہ ہے؟ بتائیں کہ گراؤنڈ، لائٹس اور لوگ کیسے تھے۔',
  reviewsToCome: 'گراؤنڈ، لائٹس اور لوگوں کے بارے میں کھلاڑیوں کی رائے یہاں نظر آئے گی۔',
  reviewOf: ({ person }, { name }) => `${name(person)} کا ریویو`,
  ownerReply: 'مالک کا جواب',
  editReview: 'ایڈٹ کریں',
  deleteReview: 'ڈیلیٹ کریں',
  reportReview: 'رپورٹ کریں',
  stars: ({ rating, max }, { plural }) =>
    `${max} میں سے ${plural(rating, { one: '1 ستارہ', other: `${rating} ستارے` })}`,
};
