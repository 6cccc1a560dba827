import type { texts as english } from '@/components/venues/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
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
  deleteReview: 'ڈیلیٹ کریں',
  reportReview: 'رپورٹ کریں',
  stars: ({ rating, max }, { plural }) =>
    `${max} میں سے ${plural(rating, { one: '1 ستارہ', other: `${rating} ستارے` })}`,
};
