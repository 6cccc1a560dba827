import type { texts as english } from '@/components/coaching/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
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
