import type { texts as bookingsPageEnglish } from '@/components/bookings/page-texts';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { texts as sharedBookingsServerEnglish } from '@/lib/bookings/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { personInSentence } from './words/stand-ins';

const ALREADY: Record<BookingStatus, string> = {
  pending: 'یہ بکنگ پہلے سے جواب کے انتظار میں ہے۔',
  accepted: 'یہ بکنگ پہلے ہی قبول ہو چکی ہے۔',
  declined: 'اس بکنگ سے پہلے ہی معذرت ہو چکی ہے۔',
  withdrawn: 'یہ بکنگ پہلے ہی واپس لی جا چکی ہے۔',
  expired: 'اس بکنگ کی میعاد پہلے ہی ختم ہو چکی ہے۔',
  cancelled: 'یہ بکنگ پہلے ہی منسوخ ہو چکی ہے۔',
  completed: 'یہ بکنگ پہلے ہی مکمل ہو چکی ہے۔',
  no_show: 'اس بکنگ پر پہلے ہی غیر حاضری درج ہے۔',
};

const bookingsPage: TextsOf<typeof bookingsPageEnglish> = {
  bookings: 'بکنگز',
  pleaseSignIn: 'براہِ کرم سائن اِن کریں',
  signInToSee: 'اپنی بکنگز دیکھنے کے لیے سائن اِن کریں',
};

const sharedBookingsServer: TextsOf<typeof sharedBookingsServerEnglish> = {
  bookingNotFound: 'بکنگ نہیں ملی',
  packageNotFound: 'پیکج نہیں ملا',
  proposalNotFound: 'تجویز نہیں ملی',
  onlyCoach: 'یہ صرف کوچ کے اختیار میں ہے۔',
  onlyClient: 'یہ صرف کلائنٹ کے اختیار میں ہے۔',
  coachPaused: 'اس کوچ کی بکنگ فی الحال بند ہے۔',
  ownSession: 'اپنے ہی ساتھ سیشن بُک نہیں کیا جا سکتا۔',
  tooManyRequests: 'اس کوچ کے پاس آپ کی کئی درخواستیں پہلے سے جواب کے انتظار میں ہیں۔',
  askAgainLater: ({ coach, hours }, { name }) =>
    `آپ نے اپنی درخواست واپس لی تھی۔ ${name(coach)} کو ${hours} گھنٹے بعد دوبارہ درخواست دی جا سکتی ہے۔`,
  willAnswer: ({ coach, hours }, { name }) =>
    `${name(coach)} کی طرف سے ${hours} گھنٹے کے اندر جواب آئے گا۔`,
  willAnswerByStart: ({ coach }, { name }) =>
    `${name(coach)} کی طرف سے سیشن شروع ہونے سے پہلے جواب آئے گا۔`,
  venueOfOthers: 'اس وینیو پر اس کوچ کی ٹریننگ نہیں ہوتی۔',
  packageOfOthers: 'اس کوچ کے ساتھ آپ کا ایسا کوئی پیکج نہیں۔',
  packageUsedUp: 'اس پیکج میں بُک کرنے کے لیے کوئی سیشن نہیں۔',
  packageEndsBefore: 'اس پیکج کی میعاد سیشن سے پہلے ختم ہو جاتی ہے۔',
  packageSession: ({ minutes }) => `پیکج کا سیشن ${minutes} منٹ کا ہوتا ہے۔`,
  requestedTitle: 'بکنگ کی درخواست',
  requested: ({ other, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(other))} نے ${start(startsAt, timeZone)} کے سیشن کے لیے درخواست بھیجی۔`,
  coachAway: 'اس دن کوچ کی چھٹی ہے۔',
  outsideHours: 'یہ وقت کوچ کے اوقات سے باہر ہے۔ براہِ کرم کوئی خالی سلاٹ منتخب کریں۔',
  inThePast: 'یہ وقت گزر چکا ہے۔ براہِ کرم آنے والا وقت منتخب کریں۔',
  tooFarAhead: ({ days }) => `سیشن زیادہ سے زیادہ ${days} دن آگے کا ہو سکتا ہے۔`,
  taken: 'یہ وقت پہلے ہی بُک ہو چکا ہے۔ براہِ کرم کوئی اور وقت منتخب کریں۔',
  takenByClass: 'اس وقت کوچ کی کلاس ہے۔',
  takenByGame: 'اس وقت کوچ کا میچ ہے۔',
  stateAlready: ({ status }) => ALREADY[status],
  requestExpired: 'اس درخواست کی میعاد ختم ہو چکی ہے۔',
  sessionBegun: 'یہ سیشن شروع ہو چکا ہے۔',
  sessionNotOver: 'یہ سیشن ابھی ختم نہیں ہوا۔',
  sessionNotBegun: 'یہ سیشن ابھی شروع نہیں ہوا۔',
  notPossible: 'یہ اب ممکن نہیں۔',
  changedMeanwhile: 'عین اسی وقت کسی اور نے اس بکنگ میں تبدیلی کر دی۔',
  packageUnusable: 'پیکج میں کوئی سیشن باقی نہیں، یا اس کی میعاد پہلے ختم ہو جاتی ہے۔',
  acceptedTitle: 'بکنگ قبول',
  accepted: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کا سیشن قبول ہو گیا۔${note ? ` ${name(note)}` : ''}`,
  declinedTitle: 'بکنگ سے معذرت',
  declined: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کے سیشن سے معذرت کر لی گئی۔${note ? ` ${name(note)}` : ''}`,
  withdrawnTitle: 'بکنگ سے دستبرداری',
  withdrawn: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کے سیشن کی درخواست واپس لے لی گئی۔${note ? ` ${name(note)}` : ''}`,
  cancelledTitle: 'بکنگ منسوخ',
  cancelled: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کا سیشن منسوخ ہو گیا۔${note ? ` ${name(note)}` : ''}`,
  completedTitle: 'سیشن مکمل',
  completed: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کا سیشن مکمل ہو گیا۔${note ? ` ${name(note)}` : ''}`,
  missedTitle: 'سیشن میں غیر حاضری',
  missed: ({ other, startsAt, timeZone, note }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ ${start(startsAt, timeZone)} کے سیشن میں غیر حاضری درج کی گئی۔${note ? ` ${name(note)}` : ''}`,
  // Changes by time
  expiredTitle: 'بکنگ کی درخواست کی میعاد ختم',
  expired: ({ other, startsAt, timeZone }, { name, start }) =>
    `${start(startsAt, timeZone)} کے سیشن کی درخواست پر ${name(personInSentence(other))} کا جواب وقت پر نہیں آیا۔`,
  howWasIt: ({ other }, { name }) =>
    `${name(personInSentence(other))} کے ساتھ سیشن کیسا رہا؟ آپ چاہیں تو ریویو لکھیں۔`,
  sameTime: 'سیشن کا وقت پہلے سے یہی ہے۔',
  proposalOpen: 'ایک تجویز پہلے سے جواب کے انتظار میں ہے۔',
  proposalAnswered: 'اس تجویز کا جواب پہلے ہی دیا جا چکا ہے۔',
  proposalOfMine: 'اس کا جواب دوسری طرف سے آئے گا۔',
  proposalOfOthers: 'یہ تجویز آپ کی نہیں۔',
  timeOver: 'یہ وقت گزر چکا ہے۔',
  notMovable: 'صرف ایسے سیشن کا وقت بدلا جا سکتا ہے جو قبول ہو چکا ہو اور ابھی شروع نہ ہوا ہو۔',
  proposedTitle: 'کسی اور وقت کی تجویز',
  proposed: ({ other, startsAt, timeZone, proposedAt }, { name, start }) =>
    `${name(personInSentence(other))} نے ${start(startsAt, timeZone)} کے بجائے ${start(proposedAt, timeZone)} کی تجویز دی۔`,
  movedTitle: 'سیشن کا وقت بدل گیا',
  moved: ({ other, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ سیشن کا نیا وقت: ${start(startsAt, timeZone)}۔`,
  proposalDeclinedTitle: 'تجویز سے معذرت',
  proposalWithdrawnTitle: 'تجویز سے دستبرداری',
  stays: ({ other, startsAt, timeZone }, { name, start }) =>
    `${name(personInSentence(other))} کے ساتھ سیشن کا وقت وہی ہے: ${start(startsAt, timeZone)}۔`,
  ownPackage: 'اپنا ہی پیکج نہیں خریدا جا سکتا۔',
  noSuchPackage: 'اس کوچ کا ایسا کوئی پیکج نہیں۔',
  tooManyPackages: 'اس کوچ کے ساتھ آپ کے پیکج پہلے سے جاری ہیں۔',
  packageDecided: 'اس پیکج کا فیصلہ پہلے ہی ہو چکا ہے۔',
  packageRequestedTitle: 'پیکج کی درخواست',
  packageRequested: ({ other, sessions }, { name }) =>
    `${name(personInSentence(other))} نے ${sessions} سیشن کے پیکج کے لیے درخواست بھیجی۔`,
  packageAcceptedTitle: 'پیکج قبول',
  packageDeclinedTitle: 'پیکج سے معذرت',
  packageCancelledTitle: 'پیکج منسوخ',
  packageOf: ({ other, sessions }, { name }) =>
    `${name(personInSentence(other))} کے ساتھ ${sessions} سیشن۔`,
  noCalendarEntry: 'کیلنڈر میں صرف وہ سیشن شامل کیا جا سکتا ہے جو قبول ہو چکا ہو۔',
  calendarTitle: ({ sport, other }, { name }) =>
    `${name(personInSentence(other))} کے ساتھ ${name(sport)}`,
  calendarAlarm: 'سیشن',
};

export const texts = {
  'components/bookings/page-texts': bookingsPage,
  'lib/bookings/server-texts': sharedBookingsServer,
};
