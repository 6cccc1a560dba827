import type { texts as venuesCardEnglish } from '@/components/venues/card-texts';
import type { texts as venuesFormEnglish } from '@/components/venues/form-texts';
import { FREE_DAY, type texts as venuesEnglish } from '@/components/venues/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { AMENITIES } from '@/lib/venues/constants';
import type { texts as sharedVenuesServerEnglish } from '@/lib/venues/server-texts';
import type { texts as sharedVenuesEnglish } from '@/lib/venues/texts';
import { within } from './words/reach';
import { size } from './words/size';

const AMENITY_WORDS: Readonly<Record<(typeof AMENITIES)[number], string>> = {
  Parking: 'پارکنگ',
  'Changing Rooms': 'چینجنگ روم',
  Showers: 'شاور',
  'Equipment Rental': 'سامان کرائے پر',
  Cafeteria: 'کینٹین',
  'First Aid': 'فرسٹ ایڈ',
  'Air Conditioning': 'اے سی',
  Lighting: 'لائٹس',
  'Seating Area': 'بیٹھنے کی جگہ',
  Security: 'سیکیورٹی',
  WiFi: 'وائی فائی',
  'Sound System': 'ساؤنڈ سسٹم',
};

const amenities: ReadonlyMap<string, string> = new Map(Object.entries(AMENITY_WORDS));

const venuesForm: TextsOf<typeof venuesFormEnglish> = {
  cancel: 'رہنے دیں',
  optional: '(اختیاری)',
  oneMoment: 'ایک لمحہ…',
  tryAgain: 'دوبارہ کوشش کریں۔',

  sports: 'کھیل',
  amenities: 'سہولیات',

  // The fields of a venue; the first five are the facts of a suggestion
  name: 'نام',
  address: 'پتہ',
  phone: 'فون',
  website: 'ویب سائٹ',
  pricing: 'ریٹ',
  description: 'تفصیل',
  country: 'ملک',
  city: 'شہر',
  cityOfList: 'فہرست میں سے شہر',
  anotherCity: 'کوئی اور شہر',
  area: 'علاقہ',
  noArea: 'کوئی علاقہ نہیں',
  changeOnMap: 'نقشے پر بدلیں',
  selectOnMap: 'نقشے پر منتخب کریں',
  selectLocation: 'وینیو کی جگہ منتخب کریں',
  useMyLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے',
  locationUpdated: 'مقام بدل گیا',
  onMapAt: ({ latitude, longitude }) =>
    `نقشے پر: عرض بلد ${latitude.toFixed(5)}، طول بلد ${longitude.toFixed(5)}`,
  notOnMap: 'نقشے پر جگہ نہ بتائی جائے تو وینیو اپنے علاقے یا شہر کے بیچ میں دکھایا جاتا ہے۔',
  nameRequired: 'نام لازمی ہے',
  addressRequired: 'پتہ لازمی ہے',

  images: 'تصویریں',
  imagesHint: ({ max }) => `زیادہ سے زیادہ ${max} تصویریں، ہر ایک ${size('10 MB')} تک۔`,
  addImages: 'تصویریں شامل کریں',
  filesSkipped: `کچھ فائلیں شامل نہیں ہوئیں۔ صرف ${size('10 MB')} سے کم کی تصویریں لی جاتی ہیں۔`,
  skippedFiles: ({ files }, { name }) =>
    files.map(({ file, reason }) => `${name(file)}: ${reason}`).join(' '),
  captionOf: ({ number }) => `تصویر نمبر ${number} کا کیپشن`,
  captionExample: 'کیپشن (اختیاری)',
  removePicture: ({ number }) => `تصویر نمبر ${number} ہٹائیں`,

  lightbox: 'بڑی تصویریں',
  photoGallery: 'تصویروں کی گیلری',
  carousel: 'تصویروں کا سلسلہ',
  slide: 'تصویر',
  slideOf: '{total} میں سے {index}',
  caption: 'کیپشن',
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  close: 'بند کریں',

  openingHours: 'کھلنے کے اوقات',
  addOpeningHours: 'کھلنے کے اوقات شامل کریں',
  openingHoursHint:
    'بند ہونے کا وقت کھلنے کے وقت سے پہلے کا ہو تو وینیو آدھی رات کے بعد تک کھلا ہے۔ 00:00 سے 00:00 تک کا مطلب پورا دن ہے۔',
  leaveOpeningHoursOut: 'کھلنے کے اوقات نہ لکھیں',
  closed: 'بند',
  dayOpens: ({ day }) => `${day}: کھلنے کا وقت`,
  dayCloses: ({ day }) => `${day}: بند ہونے کا وقت`,
  removeSpan: ({ opens, closes, day }, { clock }) =>
    `${day}: ${clock(opens)} سے ${clock(closes)} تک کا وقت ہٹائیں`,
  addHours: 'اوقات شامل کریں',
  addHoursOn: ({ day }) => `${day}: اوقات شامل کریں`,
  sameOnAllDays: 'سب دن یہی اوقات',
  sameAsDay: ({ day }) => `${day}: سب دن یہی اوقات`,

  addVenue: 'وینیو شامل کریں',
  addVenueHint: 'کھیلنے کی ایسی جگہ جس کا دوسروں کو بھی علم ہونا چاہیے۔',
  adding: 'شامل کیا جا رہا ہے…',
  added: 'وینیو شامل ہو گیا!',
  addErrorTitle: 'وینیو شامل کرنے میں خرابی',
  addFailed: 'وینیو شامل نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  isItOneOfThese: 'کیا یہ ان میں سے کوئی ہے؟',
  similarHint: 'یہ وینیو پہلے سے درج ہیں: نام ملتا جلتا ہے یا جگہ وہی ہے۔',
  backToForm: 'فارم پر واپس',
  noAddIt: 'نہیں، شامل کریں',

  editVenue: 'وینیو ایڈٹ کریں',
  saveChanges: 'تبدیلیاں محفوظ کریں',
  saving: 'محفوظ کیا جا رہا ہے…',
  updated: 'وینیو محفوظ ہو گیا',
  updateErrorTitle: 'وینیو محفوظ کرنے میں خرابی',
  updateFailed: 'وینیو محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  markedClosed: 'وینیو مستقل بند قرار دیا گیا',
  markedOpen: 'وینیو کھلا قرار دیا گیا',
  closeTitle: ({ venue }, { name }) => `${name(venue)} کو مستقل بند قرار دیں`,
  reopenTitle: ({ venue }, { name }) => `${name(venue)} کو کھلا قرار دیں`,
  closeHint:
    'اس کا صفحہ رہے گا اور اس پر ”مستقل بند“ لکھا ہو گا، تاکہ ڈھونڈنے والوں کو علم ہو جائے۔',
  reopenHint: 'یہ پھر سے کھیلنے کی جگہوں میں نظر آئے گا۔',
  markClosed: 'مستقل بند قرار دیں',
  markOpen: 'کھلا قرار دیں',
  deleteTitle: ({ venue }, { name }) => `${name(venue)} کو ڈیلیٹ کریں`,
  deleteHint: 'اس کی تصویریں اور ریویوز بھی ڈیلیٹ ہو جائیں گے۔ یہ واپس نہیں لیا جا سکتا۔',
  deleteVenue: 'وینیو ڈیلیٹ کریں',
  deleted: 'وینیو ڈیلیٹ ہو گیا',
  deleteFailed: 'وینیو ڈیلیٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  deleteReviewTitle: 'اپنا ریویو ڈیلیٹ کریں',
  deleteReviewHint: 'اس کے ساتھ وینیو کی ریٹنگ بھی بدلے گی۔ بعد میں نیا ریویو لکھا جا سکتا ہے۔',
  deleteReview: 'ریویو ڈیلیٹ کریں',
  reviewDeleted: 'ریویو ڈیلیٹ ہو گیا',
  deleteReviewFailed: 'ریویو ڈیلیٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  suggestTitle: ({ venue }, { name }) => `${name(venue)} کے لیے تبدیلی تجویز کریں`,
  listedTwiceTitle: ({ venue }, { name }) => `${name(venue)} دو بار درج ہے`,
  whatShouldChange: 'کیا بدلنا چاہیے؟',
  somethingWrong: 'اس کی کچھ معلومات غلط ہیں',
  hasClosed: 'یہ مستقل بند ہو چکا ہے',
  isListedTwice: 'یہ دو بار درج ہے',
  anythingElse: 'کوئی اور بات؟',
  whatDoYouKnow: 'آپ کو اس بارے میں کیا معلوم ہے؟',
  putRight: 'جو غلط ہے اسے درست کریں، باقی ویسے ہی چھوڑ دیں۔',
  sendSuggestion: 'تجویز بھیجیں',
  thankYou: 'شکریہ',
  willBeReviewed: 'آپ کی تجویز دیکھی جائے گی۔',
  suggestFailed: 'تجویز نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  whichOne: 'وہ کون سا وینیو ہے؟',
  lookingForListings: 'ملتے جلتے وینیوز کی تلاش جاری ہے…',
  listingsFailed: 'وینیوز لوڈ نہیں ہو سکے',
  noSimilar:
    'آس پاس ملتے جلتے نام کا کوئی اور وینیو درج نہیں۔ اگر ہے تو ”اس کی کچھ معلومات غلط ہیں“ منتخب کر کے اس کا نام لکھیں۔',
  addressInCity: '<address/>، <city/>',

  suggestions: 'اس وینیو کے لیے تجاویز',
  showMoreSuggestions: 'مزید تجاویز دکھائیں',
  suggestedEdit: 'تجویز کی گئی تبدیلی',
  suggestedClosing: 'مستقل بند',
  suggestedDuplicate: 'دو بار درج',
  suggestionOrigin: ({ kind, person }) =>
    [kind ? '<kind/>' : '', person ? '<person/> کی طرف سے' : '', '<date/>']
      .filter(Boolean)
      .join('، '),
  samePlaceAs: 'یہ وہی جگہ ہے: <venue/>، <address/>',
  nothing: 'خالی',
  apply: 'لاگو کریں',
  merge: 'یکجا کریں',
  markDone: 'ہو گیا',
  dismiss: 'نامنظور کریں',
  answerFor: ({ answer, venue }, { name }) => `${answer}: ${name(venue)} کے لیے تجویز`,
  mergeTitle: ({ venue }, { name }) => `${name(venue)} کو دوسرے اندراج کے ساتھ یکجا کریں`,
  mergeHint:
    'اس کے ریویوز، تصویریں اور میچ دوسرے اندراج میں چلے جائیں گے، اور اس کا لنک ہمیشہ کے لیے وہیں لے جائے گا۔ یہ واپس نہیں لیا جا سکتا۔',
  suggestionApplied: 'تجویز لاگو ہو گئی',
  suggestionDismissed: 'تجویز نامنظور ہو گئی',

  listYours: 'اپنا وینیو درج کریں',
  listYoursHint:
    'وینیو کے مالکوں کے لیے۔ انتظامیہ کے دیکھنے کے بعد اس پر ”تصدیق شدہ“ لکھا ہو گا اور اس کی معلومات آپ کے ہاتھ میں ہوں گی۔',
  contactEmail: 'جواب کے لیے ای میل',
  sendApplication: 'درخواست بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  applicationSent: 'درخواست بھیج دی گئی',
  adminWillDecide: 'انتظامیہ فیصلہ کر کے آپ کو بتائے گی۔',
  applicationNotSent: 'درخواست نہیں بھیجی گئی',
  applicationFailed: 'درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  yourApplications: 'آپ کی درخواستیں',
  pending: 'زیرِ غور',
  approved: 'منظور',
  rejected: 'نامنظور',
};

const PARTS: Record<string, string> = { morning: 'صبح', afternoon: 'دوپہر', evening: 'شام' };

const venues: TextsOf<typeof venuesEnglish> = {
  desk: 'کورٹس کا ڈیسک',
  openNow: 'ابھی کھلا',
  closedNow: 'ابھی بند',
  openUntil: ({ clock }) => `${clock} تک`,
  opensAt: ({ clock }) => `${clock} پر کھلے گا`,
  opensOn: ({ day, clock }) => `${day} ${clock} پر کھلے گا`,
  everyDay: 'ہر روز',
  dayToDay: ({ first, last }) => `${first} سے ${last} تک`,
  closedThatDay: 'بند',
  openAllDay: '24 گھنٹے کھلا',
  openSpan: ({ opens, closes }, { clock }) => `${clock(opens)} سے ${clock(closes)} تک`,
  openSpans: ({ spans }) => spans.join('، '),

  distanceLabel: 'فاصلہ',
  venueFailed: 'وینیو لوڈ نہیں ہو سکا',
  approximate: 'نقشے پر اس کی جگہ اندازاً ہے: اپنے علاقے یا شہر کے بیچ میں۔',
  setExactPlace: 'صحیح جگہ بتائیں',
  images: 'تصویریں',
  openPicture: ({ number, total }) => `${total} میں سے تصویر نمبر ${number} کھولیں`,
  pictureOf: ({ number, venue }, { name }) => `${name(venue)} کی تصویر نمبر ${number}`,

  moreAbout: ({ venue }, { name }) => `${name(venue)} کے بارے میں مزید`,
  edit: 'وینیو ایڈٹ کریں',
  markOpen: 'کھلا قرار دیں',
  onOwnSite: 'اپنی ویب سائٹ پر دکھائیں',
  markClosed: 'مستقل بند قرار دیں',
  listedTwice: 'یہ دو بار درج ہے',
  suggestEdit: 'تبدیلی تجویز کریں',
  runThisVenue: 'یہ وینیو میرا ہے',
  deleteVenue: 'وینیو ڈیلیٹ کریں',
  reportVenue: 'وینیو رپورٹ کریں',

  reviews: 'ریویوز',
  signInToReview: 'ریویو لکھنے کے لیے سائن اِن کریں',
  writeReview: 'ریویو لکھیں',
  editYourReview: 'اپنا ریویو ایڈٹ کریں',
  showMoreReviews: 'مزید ریویوز دکھائیں',
  reviewInvitation: 'یہاں کھیلنے کا تجربہ ہے؟ بتائیں کہ گراؤنڈ، لائٹس اور لوگ کیسے تھے۔',
  reviewsToCome: 'گراؤنڈ، لائٹس اور لوگوں کے بارے میں کھلاڑیوں کی رائے یہاں نظر آئے گی۔',
  reviewOf: ({ person }, { name }) => `${name(person)} کا ریویو`,
  ownerReply: 'مالک کا جواب',
  hasCome: 'یہاں کھیل چکے',
  editReview: 'ایڈٹ کریں',
  deleteReviewNow: 'ڈیلیٹ کریں',
  reportReview: 'رپورٹ کریں',
  ratings: 'ریٹنگ',
  starsGiven: ({ stars, count }, { plural }) =>
    `${plural(stars, { one: '1 ستارہ', other: `${stars} ستارے` })}: ${plural(count, { one: '1 ریویو', other: `${count} ریویو` })}`,
  moreAboutReview: ({ person }, { name }) => `${name(person)} کے ریویو کے بارے میں مزید`,
  stars: ({ rating, max }, { plural }) =>
    `${max} میں سے ${plural(rating, { one: '1 ستارہ', other: `${rating} ستارے` })}`,

  moreSports: ({ count }) => `مزید ${count}`,
  contact: 'فون',
  closedForGood: 'مستقل بند',

  venues: 'وینیوز',
  courtFree: 'کورٹ کس دن خالی ہو',
  partOfDay: 'دن کا حصہ',
  anyTime: 'کوئی بھی وقت',
  dayPart: ({ part }) => PARTS[part] ?? part,
  courtMinutes: 'منٹ',
  anyLength: 'کوئی بھی دورانیہ',
  priceUpTo: ({ currency }, words) => `زیادہ سے زیادہ کرایہ (${words.currency(currency)})`,
  freeOn: ({ day, part }, { date }) =>
    `خالی: ${date(`${day}T00:00:00Z`, FREE_DAY)}${part ? `، ${PARTS[part]}` : ''}`,
  freeAt: ({ time, price }, { clock }) => `${clock(time)} پر خالی · ${price}`,
  listYours: 'اپنا وینیو درج کریں',
  add: 'وینیو شامل کریں',
  addFirst: 'پہلا وینیو شامل کریں',
  listFollowsMap: 'فہرست میں وہی وینیو ہیں جو نقشے پر ہیں۔',
  backToAroundMe: 'میرے آس پاس',
  clearFilters: 'فلٹر صاف کریں',
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
  noneNear: ({ km }, words) =>
    `${within(km, words)} کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  noneSuchNear: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  foundSoFar: ({ count }) => `${count} وینیو دکھائے گئے، قریب ترین پہلے`,

  search: 'وینیوز تلاش کریں',
  searchExample: 'نام یا پتہ',
  sport: 'کھیل',
  country: 'ملک',
  city: 'شہر',
  allCities: 'تمام شہر',
  area: 'علاقہ',
  allAreas: 'تمام علاقے',

  mapOfVenues: 'وینیوز کا نقشہ',
  mapIsCut:
    'نقشے کے اس حصے کے صرف بہترین ریٹنگ والے وینیو دکھائے گئے ہیں۔ سب دیکھنے کے لیے نقشہ بڑا کریں۔',

  nearDevice: 'آپ کے موجودہ مقام کے قریب',
  nearPlace: '<place/> کے قریب',
  nearSaved: 'آپ کے محفوظ مقام کے قریب',
  showingPlace: 'یہ نتائج <place/> کے ہیں۔',
  setLocation: 'اپنا مقام لکھیں',
  backToPlace: '<place/> پر واپس',
  backToSaved: '<place>آپ کے محفوظ مقام</place> پر واپس',
  useMyLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے',
};

const venuesCard: TextsOf<typeof venuesCardEnglish> = {
  verified: 'تصدیق شدہ',
  sports: 'کھیل',
  amenities: 'سہولیات',
  moreAmenities: 'مزید سہولیات',
  showOnMap: ({ venue }, { name }) => `${name(venue)} کو نقشے پر دیکھیں، نئے ٹیب میں`,
  distance: ({ km }, words) => words.name(words.distance(km, 1)),
  aboutDistance: ({ km }, { name, distance }) => `اندازاً ${name(distance(km, 1))}`,
  noReviews: 'ابھی کوئی ریویو نہیں',
  rated: 'ریٹنگ',
  reviewsCounted: 'ریویو',
};

const sharedVenues: TextsOf<typeof sharedVenuesEnglish> = {
  amenity: ({ name }) => amenities.get(name) ?? name,

  // Labels that start an error's sentence
  nameLabel: 'نام',
  cityLabel: 'شہر',
  countryLabel: 'ملک',
  areaLabel: 'علاقہ',
  phoneLabel: 'فون',
  descriptionLabel: 'تفصیل',
  pricingLabel: 'ریٹ',
  captionLabel: 'کیپشن',
  noteLabel: 'نوٹ',
  adminNotesLabel: 'انتظامیہ کا نوٹ',

  nameMissing: 'براہِ کرم وینیو کا نام لکھیں۔',
  nameMax: ({ max }) => `نام میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  addressMissing: 'براہِ کرم وینیو کا پتہ لکھیں یا موجودہ مقام لیں۔',
  addressMax: ({ max }) => `پتے میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  phoneFormat: 'فون نمبر میں ہندسے، وقفے، قوسین، ڈیش اور شروع میں + ہو سکتے ہیں۔',
  websiteText: 'ویب سائٹ کا پتہ متن ہونا چاہیے۔',
  websiteMax: ({ max }) => `ویب سائٹ کے پتے میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  websiteFormat: 'براہِ کرم ویب سائٹ کا پتہ اس طرح لکھیں: https://example.com',
  sportMissing: 'کم از کم ایک کھیل منتخب کریں۔',
  sportsMax: ({ max }) => `ایک وینیو میں زیادہ سے زیادہ ${max} کھیل ہو سکتے ہیں۔`,
  amenityUnknown: 'براہِ کرم فہرست میں سے سہولیات منتخب کریں۔',
  coordinatesTogether: 'عرض بلد اور طول بلد دونوں ضروری ہیں۔',
  captionsList: 'کیپشن فہرست کی شکل میں ہونے چاہییں۔',
  keptList: 'باقی رہنے والی تصویریں فہرست کی شکل میں ہونی چاہییں۔',
  imagesMax: ({ max }) => `زیادہ سے زیادہ ${max} تصویریں رکھی جاتی ہیں۔`,
  notOneOfList: 'notOneOf: وینیوز کے نمبروں کی فہرست ہونی چاہیے۔',
  captchaMissing: 'تصویریں اپ لوڈ کرنے کے لیے براہِ کرم کیپچا مکمل کریں۔',

  hoursList: 'کھلنے کے اوقات فہرست کی شکل میں ہونے چاہییں۔',

  emailMissing: 'ای میل لازمی ہے۔',
  emailMax: ({ max }) => `ای میل میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  emailFormat: 'براہِ کرم درست ای میل لکھیں۔',
  kindMissing: 'براہِ کرم بتائیں کہ کیا غلط ہے۔',
  changeMissing: 'براہِ کرم بتائیں کہ کیا بدلنا چاہیے۔',
  otherListingMissing: 'براہِ کرم دوسرا اندراج منتخب کریں۔',
  closedFlag: 'closed: قدر true یا false ہونی چاہیے۔',
  stayingMissing: 'براہِ کرم وہ وینیو منتخب کریں جو باقی رہے گا۔',
};

export const texts = {
  'components/venues/card-texts': venuesCard,
  'components/venues/form-texts': venuesForm,
  'components/venues/texts': venues,
  'lib/venues/texts': sharedVenues,
};

const withNote = (sentence: string, note: string) => [sentence, note].filter(Boolean).join(' ');

const from =
  (direction: string) =>
  ({ km, place }: { km: number; place: string }, { name, distance }: Words) =>
    `${place} کے مرکز سے ${name(distance(km, 1))} ${direction} میں`;

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
  pinFarAway: ({ city, there, km }, { name, distance }) =>
    there
      ? `نقشے پر نشان ${there} میں ہے، ${city} سے ${name(distance(km))} دور۔`
      : `نقشے پر نشان ${city} سے ${name(distance(km))} دور ہے۔`,
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

export const serverTexts = {
  'lib/venues/server-texts': sharedVenuesServer,
};
