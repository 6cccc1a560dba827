import type { texts as venuesFormEnglish } from '@/components/venues/form-texts';
import type { texts as venuesEnglish } from '@/components/venues/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { AMENITIES } from '@/lib/venues/constants';
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
  // Every form
  cancel: 'رہنے دیں',
  optional: '(اختیاری)',
  oneMoment: 'ایک لمحہ…',
  tryAgain: 'دوبارہ کوشش کریں۔',

  // A card of Discover
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

  // Its pictures
  images: 'تصویریں',
  imagesHint: ({ max }) => `زیادہ سے زیادہ ${max} تصویریں، ہر ایک ${size('10 MB')} تک۔`,
  addImages: 'تصویریں شامل کریں',
  filesSkipped: `کچھ فائلیں شامل نہیں ہوئیں۔ صرف ${size('10 MB')} سے کم کی تصویریں لی جاتی ہیں۔`,
  skippedFiles: ({ files }, { name }) =>
    files.map(({ file, reason }) => `${name(file)}: ${reason}`).join(' '),
  captionOf: ({ number }) => `تصویر نمبر ${number} کا کیپشن`,
  captionExample: 'کیپشن (اختیاری)',
  removePicture: ({ number }) => `تصویر نمبر ${number} ہٹائیں`,

  // The pictures, enlarged
  lightbox: 'بڑی تصویریں',
  photoGallery: 'تصویروں کی گیلری',
  carousel: 'تصویروں کا سلسلہ',
  slide: 'تصویر',
  slideOf: '{total} میں سے {index}',
  caption: 'کیپشن',
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  close: 'بند کریں',

  // Its opening hours
  openingHours: 'کھلنے کے اوقات',
  addOpeningHours: 'کھلنے کے اوقات شامل کریں',
  openingHoursHint:
    'بند ہونے کا وقت کھلنے کے وقت سے پہلے کا ہو تو وینیو آدھی رات کے بعد تک کھلا ہے۔ 00:00 سے 00:00 تک کا مطلب پورا دن ہے۔',
  leaveOpeningHoursOut: 'کھلنے کے اوقات نہ لکھیں',
  closed: 'بند',
  dayOpens: ({ day }) => `${day}: کھلنے کا وقت`,
  dayCloses: ({ day }) => `${day}: بند ہونے کا وقت`,
  removeSpan: ({ opens, closes, day }) => `${day}: ${opens} سے ${closes} تک کا وقت ہٹائیں`,
  addHours: 'اوقات شامل کریں',
  addHoursOn: ({ day }) => `${day}: اوقات شامل کریں`,
  sameOnAllDays: 'سب دن یہی اوقات',
  sameAsDay: ({ day }) => `${day}: سب دن یہی اوقات`,

  // Adding a venue
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

  // Editing, closing and deleting a venue
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

  // Reviews
  deleteReviewTitle: 'اپنا ریویو ڈیلیٹ کریں',
  deleteReviewHint: 'اس کے ساتھ وینیو کی ریٹنگ بھی بدلے گی۔ بعد میں نیا ریویو لکھا جا سکتا ہے۔',
  deleteReview: 'ریویو ڈیلیٹ کریں',
  reviewDeleted: 'ریویو ڈیلیٹ ہو گیا',
  deleteReviewFailed: 'ریویو ڈیلیٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  // Suggesting a change
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

  // Deciding suggestions
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

  // An operator's application
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

const venues: TextsOf<typeof venuesEnglish> = {
  // Opening hours
  openNow: 'ابھی کھلا',
  closedNow: 'ابھی بند',
  everyDay: 'ہر روز',
  dayToDay: ({ first, last }) => `${first} سے ${last} تک`,
  closedThatDay: 'بند',
  openAllDay: '24 گھنٹے کھلا',
  openSpan: ({ opens, closes }) => `${opens} سے ${closes} تک`,
  openSpans: ({ spans }) => spans.join('، '),

  // A venue
  distanceLabel: 'فاصلہ',
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
  deleteReviewNow: 'ڈیلیٹ کریں',
  reportReview: 'رپورٹ کریں',
  stars: ({ rating, max }, { plural }) =>
    `${max} میں سے ${plural(rating, { one: '1 ستارہ', other: `${rating} ستارے` })}`,

  verified: 'تصدیق شدہ',
  sports: 'کھیل',
  amenities: 'سہولیات',
  moreAmenities: 'مزید سہولیات',
  showOnMap: ({ venue }, { name }) => `${name(venue)} کو نقشے پر دیکھیں، نئے ٹیب میں`,
  distance: ({ km }, { name, number }) => name(`${number(km, 1)} km`),
  aboutDistance: ({ km }, { name, number }) => `اندازاً ${name(`${number(km, 1)} km`)}`,
  noReviews: 'ابھی کوئی ریویو نہیں',
  rated: 'ریٹنگ',
  reviewsCounted: 'ریویو',

  moreSports: ({ count }) => `مزید ${count}`,
  contact: 'فون',
  closedForGood: 'مستقل بند',

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
  noneNear: ({ km }, words) =>
    `${within(km, words)} کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  noneSuchNear: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
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

const sharedVenues: TextsOf<typeof sharedVenuesEnglish> = {
  amenity: ({ name }) => amenities.get(name) ?? name,

  // Labels: they start the sentence of an error
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

  // The form of a venue
  nameMissing: 'براہِ کرم وینیو کا نام لکھیں۔',
  nameMax: ({ max }) => `نام میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  addressMissing: 'براہِ کرم وینیو کا پتہ لکھیں یا موجودہ مقام لیں۔',
  addressMax: ({ max }) => `پتے میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں۔`,
  phoneFormat: 'براہِ کرم فون نمبر اس طرح لکھیں: 03001234567',
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

  // Opening hours
  hoursList: 'کھلنے کے اوقات فہرست کی شکل میں ہونے چاہییں۔',
  hoursFormat: 'براہِ کرم کھلنے کے اوقات اس طرح لکھیں: 06:00 اور 22:00',
  hoursMax: ({ max }) => `کھلنے کے اوقات کے زیادہ سے زیادہ ${max} حصے ہو سکتے ہیں۔`,
  hoursOverlap: ({ day }) => `${day}: کھلنے کے اوقات ایک دوسرے سے ٹکراتے ہیں۔`,

  // Applications, suggestions, merging
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
  'components/venues/form-texts': venuesForm,
  'components/venues/texts': venues,
  'lib/venues/texts': sharedVenues,
};
