import type { texts as layoutEnglish } from '@/components/layout/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { within } from './words/reach';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const two = (value: number) => String(value).padStart(2, '0');

const layout: TextsOf<typeof layoutEnglish> = {
  // The frame
  home: 'Maidan، مرکزی صفحہ',
  skipToContent: 'اصل متن پر جائیں',
  signIn: 'سائن اِن کریں',
  createAccount: 'اکاؤنٹ بنائیں',
  // What failed or is not there
  tryAgain: 'دوبارہ کوشش کریں',
  pageFailed: 'یہ صفحہ لوڈ نہیں ہو سکا',
  wentWrong: 'کچھ خرابی ہو گئی',
  siteFailed: 'Maidan لوڈ نہیں ہو سکا۔ آپ کا ڈیٹا محفوظ ہے۔',
  // Lists
  loading: 'لوڈ ہو رہا ہے…',
  loadingFailed: 'لوڈ نہیں ہو سکا: دوبارہ کوشش کریں',
  showMore: 'مزید دکھائیں',

  // Giving up a place in a game or class
  leftGame: 'آپ نے میچ سے نام واپس لے لیا',
  leftClass: 'آپ نے کلاس سے نام واپس لے لیا',
  leftWaitlist: 'آپ نے ویٹنگ لسٹ سے نام واپس لے لیا',
  placeToNext: 'آپ کی جگہ ویٹنگ لسٹ کے اگلے نمبر کو مل گئی۔',
  leaveGameFailed: 'میچ سے نام واپس نہیں لیا جا سکا',
  leaveClassFailed: 'کلاس سے نام واپس نہیں لیا جا سکا',
  undo: 'دوبارہ شامل ہوں',
  undoToEnd: 'دوبارہ شامل ہونے پر آپ کا نام ویٹنگ لسٹ کے آخر میں آئے گا۔',
  joinGameAgain: 'میچ میں دوبارہ شامل ہوں',
  joinClassAgain: 'کلاس میں دوبارہ شامل ہوں',
  inGameAgain: 'میچ میں آپ کی جگہ پھر پکی ہے',
  inClassAgain: 'کلاس میں آپ کی جگہ پھر پکی ہے',
  onWaitlist: ({ place }) => `آپ کا نام ویٹنگ لسٹ میں ہے، نمبر ${place}`,
  joinGameFailed: 'میچ میں شمولیت نہیں ہو سکی',
  joinClassFailed: 'کلاس میں شمولیت نہیں ہو سکی',
  placeGone: 'آپ کی جگہ نہیں رہی',
  placeTaken: 'اس دوران یہ جگہ کسی اور نے لے لی۔ آپ چاہیں تو ویٹنگ لسٹ میں شامل ہوں۔',

  back: 'پیچھے',
  // Giving up a place close to the start
  leaveOf: ({ title }, { name }) => `${name(title)} سے نام واپس لیں؟`,
  leaveWaitlistQuestion: 'ویٹنگ لسٹ سے نام واپس لیں؟',
  leaveGameWarning: ({ when }) =>
    `آغاز: ${when}۔ باقی کھلاڑیوں کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveClassWarning: ({ when }) =>
    `آغاز: ${when}۔ کوچ کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveWaitlistWarning: ({ when }) => `آغاز: ${when}۔ ویٹنگ لسٹ میں آپ کا نمبر چلا جائے گا۔`,
  leaveGame: 'نام واپس لیں',
  leaveClass: 'نام واپس لیں',
  leaveWaitlist: 'نام واپس لیں',
  stay: 'رہنے دیں',

  // When the clocks go forward.
  skipped: ({ time }) =>
    `اس دن وہاں گھڑیاں آگے کی جائیں گی اور ${time} کا وقت آئے گا ہی نہیں۔ کوئی اور وقت منتخب کریں۔`,

  // Installing the app.
  installHint: 'Maidan کو اپنی ہوم اسکرین پر رکھیں: آپ کے میچز ایک ہی بار دبانے سے کھلیں گے۔',
  install: 'انسٹال کریں',
  notNow: 'ابھی نہیں',
  installOnIos: 'Maidan کو دو بار دبا کر اپنی ہوم اسکرین پر رکھیں:',
  iosShare: '1. <picture/> Safari کی پٹی میں Share',
  iosAdd: '2. <picture/> Add to Home Screen',

  ofGroups: ': گروپس',
  ofPlayers: ': کھلاڑی',
  ofPlaces: ': کھیلنے کی جگہیں',

  noGroups: ({ km }, words) =>
    `${within(km, words)} کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noSuchGroups: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noPlayers: ({ km }, words) =>
    `${within(km, words)} کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noSuchPlayers: ({ km }, words) =>
    `${within(km, words)} ایسے کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noPlaces: ({ km }, words) =>
    `${within(km, words)} کوئی جگہ نہیں۔ یہ اس سے آگے کی قریب ترین جگہیں ہیں۔`,
  noGroupsOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noPlayersOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کے کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noVenuesOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,

  title: '404: صفحہ نہیں ملا',
  explanation:
    'گیند دیوار کے پار چلی گئی، اور اِس طرف کچھ نہیں۔ ہو سکتا ہے پتہ غلط لکھا گیا ہو، یا جو یہاں تھا وہ ہٹا دیا گیا ہو۔',
  backToTheGround: 'میدان میں واپس',

  lookFurther: 'اور دور تک دیکھیں',
  onlyNear: 'صرف میرے قریب',
  everywhereNearest: 'ہر جگہ سے، قریب ترین پہلے۔',
  everywhereSoonest: 'ہر جگہ سے، جلد ہونے والے پہلے۔',
  within: ({ km }, words) => `${within(km, words)}۔`,

  // A review
  you: ' (آپ)',
  reply: 'جواب دیں',
  editReply: 'جواب ایڈٹ کریں',

  // Sharing a link
  shareOf: ({ title }, { name }) => `شیئر کریں: ${name(title)}`,
  linkCopied: 'لنک کاپی ہو گیا',
  copyLink: 'یہ لنک کاپی کریں',

  // Times
  today: ({ startsAt, timeZone }, { date }) => `آج ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrow: ({ startsAt, timeZone }, { date }) => `کل ${date(startsAt, { ...CLOCK, timeZone })}`,
  todayWithin: ({ startsAt, timeZone }, { date }) => `آج ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrowWithin: ({ startsAt, timeZone }, { date }) =>
    `کل ${date(startsAt, { ...CLOCK, timeZone })}`,
  exactTime: ({ startsAt, timeZone, zone }, { date }) =>
    `${date(startsAt, { timeZone, dateStyle: 'full', timeStyle: 'short' })} ${zone}`,
  whereYouAre: ({ startsAt, timeZone }, { start }) => `آپ کے ہاں ${start(startsAt, timeZone)}`,
  bothTimes: ({ there, here }) => `${there}، ${here}`,
  forYou: ({ clock }) => ` · آپ کے ہاں ${clock}`,
  forYouWithin: ({ clock }) => ` (آپ کے ہاں ${clock})`,
  countdown: ({ days, hours, minutes, seconds }) =>
    `${days > 0 ? `${days} دن ` : ''}${two(hours)}:${two(minutes)}:${two(seconds)}`,
};

export const texts = {
  'components/layout/texts': layout,
};
