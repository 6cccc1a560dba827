import type { texts as english } from '@/components/venues/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { size } from '../../words/size';

export const texts: TextsOf<typeof english> = {
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
