import type { texts as english } from '@/components/games/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

const dayOf = (next: string, { date }: Words): string =>
  date(`${next}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

export const texts: TextsOf<typeof english> = {
  // The state of a game.
  pleaseConfirm: 'تصدیق کریں',
  isRepeated: 'سلسلہ',
  thisIsCancelled: 'یہ میچ منسوخ ہے۔ <reason/>',

  // Facts.
  whenAndWhere: 'کب اور کہاں',
  minutes: ({ count }) => `${count} منٹ`,
  onTheMap: 'نقشے پر',
  inNewTab: '، نئے ٹیب میں',
  level: 'لیول',
  whoMayPlay: 'کن کے لیے',
  cost: 'خرچ',
  costEach: ({ amount, currency }, { money }) => `فی کھلاڑی ${money(amount, currency)}`,
  free: 'مفت',
  guestsEach: ({ max }) => `فی کھلاڑی زیادہ سے زیادہ ${max}`,
  noneAllowed: 'کوئی نہیں',
  needsAtLeast: 'کم از کم',
  players: ({ count }) => `${count} کھلاڑی`,
  repeats: 'دہرایا جائے',
  weekly: 'ہر ہفتے',
  fortnightly: 'ہر دو ہفتے بعد',
  monthly: 'ہر مہینے',
  organisedBy: 'منتظم',

  // Seats.
  goingCount: ({ count }) => `${count} شریک`,
  goingAndWaiting: ({ going, waiting }) => `${going} شریک، ${waiting} ویٹنگ لسٹ میں`,
  moreNeeded: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کے لیے ایک اور کھلاڑی درکار ہے۔',
      other: `کھیلنے کے لیے مزید ${count} کھلاڑی درکار ہیں۔`,
    }),

  // The games of a series that are not listed yet.
  oneFollows: ({ next, weeks }, words) =>
    `ایک اور میچ باقی ہے: ${dayOf(next, words)}۔ وہ ${weeks} ہفتے پہلے یہاں نظر آئے گا۔`,
  someFollow: ({ next, weeks, count }, words) =>
    `مزید ${count} میچ باقی ہیں، اگلا: ${dayOf(next, words)}۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
  moreFollow: ({ next, weeks }, words) =>
    `مزید میچ باقی ہیں، اگلا: ${dayOf(next, words)}۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,

  // Calendars.
  addToGoogle: 'Google کیلنڈر میں شامل کریں',
  calendarFile: 'کیلنڈر فائل',

  // Players.
  going: ({ count }) => `شرکا (${count})`,
  waitlist: ({ count }) => `ویٹنگ لسٹ (${count})`,
  waitlistOrder:
    'خالی جگہیں اسی ترتیب سے دی جاتی ہیں۔ جسے مہمانوں سمیت خالی جگہوں سے زیادہ جگہیں چاہییں، اس کی باری چھوڑ دی جاتی ہے اور اس کا نمبر برقرار رہتا ہے۔',
  toConfirm: 'تصدیق باقی',
  playersFailed: 'کھلاڑیوں کی فہرست لوڈ نہیں ہو سکی',
  came: 'حاضر',
  didNotCome: 'غیر حاضر',
  noShow: 'غیر حاضر',
  cameOf: ({ player }, { name }) => `${name(player)}: حاضر`,
  didNotComeOf: ({ player }, { name }) => `${name(player)}: غیر حاضر`,
  markFailed: 'حاضری نہیں لگائی جا سکی۔ دوبارہ کوشش کریں۔',
  signInToMessage: 'منتظم کو پیغام بھیجنے کے لیے سائن اِن کریں',

  // The menu of a game.
  menu: 'میچ کا مینو',
  editOrPostpone: 'ایڈٹ یا ملتوی کریں',
  inviteLink: 'دعوت کا لنک',
  duplicate: 'نقل بنائیں',
  report: 'میچ رپورٹ کریں',
  skipDate: 'یہ تاریخ چھوڑیں',
  cancel: 'میچ منسوخ کریں',

  // The games of a group.
  create: 'میچ رکھیں',
  upcomingGames: 'آئندہ میچز',
  noUpcomingGames: 'کوئی آئندہ میچ نہیں',
  pickDay: 'دن اور مقام منتخب کریں، ممبران کو اطلاع مل جائے گی۔',
  followingOf: '<game/>: <following/>',
  showPast: 'گزشتہ اور منسوخ میچ دکھائیں',
  pastGames: 'گزشتہ اور منسوخ میچ',
  noneYet: 'ابھی کوئی نہیں۔',

  // Lists.
  games: 'میچز',
  sport: 'کھیل',
  day: 'دن',
  fetchFailed: 'میچ لوڈ نہیں ہو سکے',
  noneFound: 'کوئی میچ نہیں ملا',
  tryAnother: 'کوئی اور دن یا کھیل آزمائیں، یا گروپ بنا کر خود میچ رکھیں۔',
  clearFilters: 'فلٹر صاف کریں',
  showMore: 'مزید میچ دکھائیں',
  mayBePrivate: 'ممکن ہے یہ صرف اپنے گروپ کو نظر آتا ہو، یا ڈیلیٹ ہو چکا ہو۔',
};
