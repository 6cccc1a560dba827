import type { texts as venuesPageEnglish } from '@/components/venues/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { texts as sharedVenuesServerEnglish } from '@/lib/venues/server-texts';
import { size } from './words/size';

const withNote = (sentence: string, note: string) => [sentence, note].filter(Boolean).join(' ');

const from =
  (direction: string) =>
  ({ km, place }: { km: number; place: string }, { number }: Words) =>
    `${place} کے مرکز سے ${number(km, 1)} کلومیٹر ${direction} میں`;

const venuesPage: TextsOf<typeof venuesPageEnglish> = {
  backToVenues: 'وینیوز پر واپس',
  notFound: 'وینیو نہیں ملا',
  notFoundReason: 'شاید شامل کرنے والے فرد نے اسے ہٹا دیا ہو۔',
  uploadedBy: '<person/> نے شامل کیا',
  closed: 'مستقل بند',
  directions: 'راستہ دیکھیں',
  inNewTab: '، نئے ٹیب میں',
  mapOf: ({ venue }, { name }) => `نقشہ: ${name(venue)}`,
  contactInformation: 'فون اور پتہ',
  address: 'پتہ',
  onTheMap: 'نقشے پر',
  inTheMiddle: ({ place }) => `${place} کے بیچ میں`,
  north: from('شمال'),
  northEast: from('شمال مشرق'),
  east: from('مشرق'),
  southEast: from('جنوب مشرق'),
  south: from('جنوب'),
  southWest: from('جنوب مغرب'),
  west: from('مغرب'),
  northWest: from('شمال مغرب'),
  city: 'شہر',
  phone: 'فون',
  website: 'ویب سائٹ',
  availableSports: 'یہاں کے کھیل',
  nobodySaid: 'ابھی کسی نے نہیں بتایا۔',
  amenities: 'سہولیات',
  openingHours: 'کھلنے کے اوقات',
  wholeWeek: 'پورا ہفتہ',
  pricing: 'ریٹ',
  addedBy: 'کس نے شامل کیا',
  imported: 'بیرونی فہرست سے',
  addedByInMonth: '<person/>، <month/>',

  upcomingGames: 'آئندہ میچز',
  groupsHere: 'یہاں کھیلنے والے گروپس',
  goingCount: ({ count }) => `${count} شریک`,
  memberCount: ({ count }) => `${count} ممبر`,

  shareTitle: ({ venue, place }, { name }) => `${name(venue)}، ${place}`,
  sportsInPlace: ({ sports, place }) => `${place}: ${sports.join('، ')}۔`,
  placeToPlayIn: ({ place }) => `${place} میں کھیلنے کی جگہ۔`,
  ratedBy: ({ rating, count }, { plural }) =>
    plural(count, {
      one: `1 کھلاڑی کی ریٹنگ: ${rating.toFixed(1)}۔`,
      other: `${count} کھلاڑیوں کی ریٹنگ: ${rating.toFixed(1)}۔`,
    }),
  placeToPlay: 'کھیلنے کی جگہ',
  ratedOf5By: ({ rating, count }) => `ریٹنگ: 5 میں سے ${rating.toFixed(1)} (${count} ریویو)`,

  listTitle: 'کھیلنے کی جگہیں',
  listDescription:
    'آپ کے آس پاس گراؤنڈ، کورٹ، پول اور جِم: وہاں کون سے کھیل ہیں، ریٹ کیا ہے اور کھلاڑی کیا کہتے ہیں۔',
  listLine: 'آپ کے آس پاس گراؤنڈ، کورٹ، پول اور جِم',
  kind: 'وینیوز',
  ratedByPlayers: 'کھلاڑیوں کی ریٹنگ کے ساتھ',

  sportInCity: ({ sport, city }) => `${city} میں ${sport}`,
  sportInCityHeading: '<city/> میں <sport/>',
  sportInCityDescription: ({ count, sport, city }, { plural }) =>
    plural(count, {
      one: `${city} میں ${sport} کے لیے 1 جگہ: کہاں ہے، ریٹ کیا ہے اور کھلاڑی کیا کہتے ہیں۔`,
      other: `${city} میں ${sport} کے لیے ${count} جگہیں: کہاں ہیں، ریٹ کیا ہیں اور کھلاڑی کیا کہتے ہیں۔`,
    }),
  placesBestFirst: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کی 1 جگہ۔',
      other: `کھیلنے کی ${count} جگہیں، بہترین ریٹنگ والی پہلے۔`,
    }),
  placesToPlay: ({ count }, { plural }) =>
    plural(count, { one: 'کھیلنے کی 1 جگہ', other: `کھیلنے کی ${count} جگہیں` }),
  bestRated: ({ rating }) => `بہترین جگہ کی ریٹنگ: 5 میں سے ${rating.toFixed(1)}`,
  filterOnMap: 'فلٹر کریں اور نقشے پر دیکھیں',
  moreInCity: ({ city }) => `${city} میں دوسرے کھیل`,
  sportElsewhere: ({ sport }) => `دوسرے شہروں میں ${sport}`,

  editVenue: 'وینیو ایڈٹ کریں',
  backToVenue: 'وینیو پر واپس',
  listYours: 'اپنا وینیو درج کریں',
};

const sharedVenuesServer: TextsOf<typeof sharedVenuesServerEnglish> = {
  venueNotFound: 'وینیو نہیں ملا',
  applicationNotFound: 'درخواست نہیں ملی',
  suggestionNotFound: 'تجویز نہیں ملی',
  reviewNotFound: 'ریویو نہیں ملا',

  editNotAllowed: 'اس وینیو کو ایڈٹ کرنے کی اجازت صرف اسے شامل کرنے والے فرد کو ہے۔',
  deleteNotAllowed: 'اس وینیو کو ڈیلیٹ کرنے کی اجازت صرف اس کے مالک کو ہے۔',
  closeNotAllowed: 'اس وینیو کو مستقل بند قرار دینے کی اجازت صرف اسے شامل کرنے والے فرد کو ہے۔',
  listedAlready: ({ venue }, { name }) => `${name(venue)} پہلے سے درج ہے۔ کیا یہ وہی ہے؟`,
  sportUnknown: 'براہِ کرم فہرست میں سے کھیل منتخب کریں۔',
  countryUnknown: 'براہِ کرم فہرست میں سے ملک منتخب کریں۔',
  cityUnknown: ({ country }, { name }) =>
    `${name(country)} میں اس نام کا کوئی شہر نہیں ملا۔ براہِ کرم قریب ترین بڑا شہر لکھیں۔`,
  pinFarAway: ({ city, there, km }, { number }) =>
    there
      ? `نقشے پر نشان ${there} میں ہے، ${city} سے ${number(km)} کلومیٹر دور۔`
      : `نقشے پر نشان ${city} سے ${number(km)} کلومیٹر دور ہے۔`,
  imageRefused: `صرف ${size('10 MB')} سے کم کی تصویریں لی جاتی ہیں۔`,
  ofFile: ({ file, sentence }, { name }) => `${name(file)}: ${sentence}`,

  appliedAlready: 'اس وینیو کے لیے آپ کی درخواست پہلے سے موجود ہے۔ فیصلہ انتظامیہ کرے گی۔',
  applicationsMax: ({ max }) =>
    `آپ کی ${max} درخواستیں زیرِ غور ہیں۔ براہِ کرم ان میں سے کسی ایک کے جواب کا انتظار کریں۔`,
  applicationDecided: 'اس درخواست کا فیصلہ ہو چکا ہے۔',
  applicationVenueGone: 'اس درخواست کا وینیو اب درج نہیں ہے۔',
  applicationRefused: 'ان تفصیلات کے ساتھ وینیو درج نہیں کیا جا سکتا۔',

  changeYourself: 'آپ کو یہ وینیو خود ایڈٹ کرنے کی اجازت ہے۔',
  suggestedAlready: 'آپ کی یہ تجویز پہلے سے موجود ہے۔ انتظامیہ اسے دیکھ رہی ہے۔',
  otherListingGone: 'دوسرا اندراج اب موجود نہیں ہے۔',
  sameVenue: 'براہِ کرم اس کے علاوہ کوئی اور وینیو منتخب کریں۔',
  decideNotAllowed: 'اس وینیو کی تجاویز پر فیصلے کی اجازت صرف اسے شامل کرنے والے فرد کو ہے۔',
  mergeNotAllowed: 'دو وینیوز یکجا کرنے کی اجازت صرف انتظامیہ کو ہے۔',
  suggestionDecided: 'اس تجویز کا فیصلہ ہو چکا ہے۔',
  notListed: 'ان میں سے ایک وینیو اب درج نہیں ہے۔',

  ownVenue: 'اپنے ہی وینیو پر ریویو لکھنے کی اجازت نہیں۔',
  reviewedAlready: 'اس وینیو پر آپ کا ریویو پہلے سے موجود ہے۔ آپ چاہیں تو اسے ایڈٹ کریں۔',
  replyNotAllowed: 'اس وینیو کے ریویوز کا جواب دینے کی اجازت صرف اس کے مالک کو ہے۔',

  // Repeated actions of an admin
  verifyAgain: 'یہ وینیو پہلے سے تصدیق شدہ ہے۔',
  unverifyAgain: 'یہ وینیو تصدیق شدہ نہیں ہے۔',
  closeAgain: 'یہ وینیو پہلے سے مستقل بند ہے۔',
  reopenAgain: 'یہ وینیو پہلے سے کھلا ہے۔',
  hideAgain: 'یہ وینیو پہلے سے چھپا ہوا ہے۔',
  showAgain: 'یہ وینیو پہلے سے فہرستوں میں ہے۔',

  // Notifications: an admin's actions
  curatedTitle: 'آپ کے وینیو کے بارے میں',
  verify: ({ venue, note }, { name }) =>
    withNote(`${name(venue)} اب تصدیق شدہ ہے۔`, name(note ?? '')),
  unverify: ({ venue, note }, { name }) =>
    withNote(`${name(venue)} اب تصدیق شدہ نہیں ہے۔`, name(note ?? '')),
  close: ({ venue, note }, { name }) =>
    withNote(`انتظامیہ نے ${name(venue)} کو مستقل بند قرار دیا۔`, name(note ?? '')),
  reopen: ({ venue, note }, { name }) =>
    withNote(`انتظامیہ نے ${name(venue)} کو کھلا قرار دیا۔`, name(note ?? '')),
  hide: ({ venue, note }, { name }) =>
    withNote(`انتظامیہ نے ${name(venue)} کو فہرستوں سے ہٹا دیا۔`, name(note ?? '')),
  show: ({ venue, note }, { name }) =>
    withNote(`${name(venue)} دوبارہ فہرستوں میں ہے۔`, name(note ?? '')),
  mergedTitle: 'دو اندراج اب ایک ہیں',
  merged: ({ gone, kept }, { name }) =>
    `${name(gone)} دو بار درج تھا۔ اس کے ریویوز اور تصویریں اب ${name(kept)} کے ساتھ ہیں۔`,

  // Notifications: suggestions
  suggestedTitle: 'آپ کے وینیو کے لیے ایک تجویز',
  suggestedClosed: ({ venue }, { name }) =>
    `کسی نے بتایا ہے کہ ${name(venue)} مستقل بند ہو چکا ہے۔`,
  suggestedEdit: ({ venue }, { name }) => `کسی نے ${name(venue)} کے لیے تبدیلی تجویز کی ہے۔`,
  appliedTitle: 'آپ کی تجویز منظور ہو گئی',
  applied: ({ venue }, { name }) => `${name(venue)} کی معلومات درست رکھنے کا شکریہ۔`,
  dismissedTitle: 'آپ کی تجویز منظور نہیں ہوئی',
  dismissed: ({ venue }, { name }) =>
    `${name(venue)} کی معلومات میں تبدیلی نہیں کی گئی۔ توجہ دلانے کا شکریہ۔`,

  // Notifications: reviews
  reviewTitle: 'نیا ریویو',
  review: ({ venue, rating }, { name, plural }) => {
    const stars = plural(rating, { one: '1 ستارے', other: `${rating} ستاروں` });
    return `${name(venue)} کو ${stars} والا ریویو ملا۔`;
  },
  replyTitle: 'آپ کے ریویو کا جواب',
  reply: ({ venue }, { name }) => `${name(venue)} نے آپ کے ریویو کا جواب دیا۔`,
};

export const texts = {
  'components/venues/page-texts': venuesPage,
  'lib/venues/server-texts': sharedVenuesServer,
};
