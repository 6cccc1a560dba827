import type { texts as english } from '@/components/admin/jobs-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  loadingJobs: 'ناکام کام: لوڈ ہو رہا ہے…',
  noJobs: 'کوئی ناکام کام نہیں۔',
  noJobsHint:
    'ای میلز، پش اطلاعات اور پسِ منظر کے وہ کام یہاں نظر آتے ہیں جو ہر کوشش میں ناکام ہوئے۔',
  moreJobs: 'مزید ناکام کام دکھائیں',
  jobQueued: 'کام دوبارہ قطار میں',
  jobRemoved: 'کام ہٹا دیا گیا',
  jobFailed: ({ attempts }, { plural }) =>
    plural(attempts, {
      one: '1 کوشش کے بعد <at/> کو ناکام · قطار میں: <queued/>',
      other: `${attempts} کوششوں کے بعد <at/> کو ناکام · قطار میں: <queued/>`,
    }),
  tryAgain: 'دوبارہ کوشش کریں',
  tryAgainJob: ({ job }, { name }) => `دوبارہ کوشش کریں: ${name(job)}`,
  remove: 'ہٹائیں',
  removeJob: ({ job }, { name }) => `ہٹائیں: ${name(job)}`,
  removeJobHint: 'یہ ڈیلیٹ ہو جائے گا، اور یہ کام کبھی نہیں ہو گا۔',

  'mail:send': 'ای میل بھیجنا',
  'users:tell-new-sign-in': 'نئے سائن اِن کی اطلاع دینا',
  'users:delete-due': 'اکاؤنٹ ڈیلیٹ کرنا',
  'users:make-export': 'ڈیٹا کی فائل بنانا',
  'messages:tell-unread': 'نہ پڑھے پیغامات کی اطلاع دینا',
  'messages:announce-line': 'کھلی چیٹ میں سطر دکھانا',
  'notifications:push': 'پش اطلاع بھیجنا',
  'notifications:mail-missed': 'رہ جانے والی باتیں ای میل کرنا',
  'games:release-holds': 'خالی جگہیں منتظر لوگوں کو دینا',
  'games:nudge': 'رکن سے جواب مانگنا',
  'games:tell-offer': 'خالی جگہ کی اطلاع دینا',
  'games:decide': 'دیکھنا کہ میچ کے کھلاڑی پورے ہیں یا نہیں',
  'games:open': 'میچ سب کو دکھانا',
  'bookings:close': 'بکنگ بند کرنا',
};
