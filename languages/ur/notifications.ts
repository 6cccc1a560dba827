import type { texts as notificationsBellEnglish } from '@/components/notifications/bell-texts';
import type { texts as notificationsEnglish } from '@/components/notifications/texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { texts as sharedNotificationsServerEnglish } from '@/lib/notifications/server-texts';
import type { texts as sharedNotificationsEnglish } from '@/lib/notifications/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';

const notifications: TextsOf<typeof notificationsEnglish> = {
  showMore: 'مزید دکھائیں',
  markAllRead: 'سب کو پڑھا ہوا کریں',
  markRead: 'پڑھا ہوا کریں',
  markReadOf: ({ title }, { name }) => `پڑھا ہوا کریں: ${name(title)}`,
  listFailed: 'اطلاعات لوڈ نہیں ہو سکیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  nothing: 'ابھی کچھ نہیں',
  nothingHint: 'آپ سے متعلق لائک، درخواستیں اور میچ یہاں نظر آئیں گے۔',

  pushIsOn: 'نئے پیغامات کی اطلاع اس ڈیوائس پر آئے گی، <product/> بند ہو تب بھی۔',
  pushOffer: 'پیغامات اور میچز کی اطلاع اس ڈیوائس پر پائیں، <product/> بند ہو تب بھی۔',
  pushAsk: 'اس ڈیوائس پر اطلاعات',
  notNow: 'ابھی نہیں',
  turnOff: 'آف کریں',
  turnOn: 'آن کریں',
  turningOn: 'آن ہو رہا ہے…',
  pushFailed: 'اس براؤزر کی پش سروس اس وقت جواب نہیں دے رہی۔',

  emailsHeading: 'ان چیزوں کی ای میلز جو آپ نے نہیں دیکھیں',
  emailsAsk: ({ minutes }) =>
    `جو کچھ آپ نے ${minutes} منٹ تک نہ دیکھا ہو، <product/> اس کی ای میل بھیجتا ہے۔ بٹن دبانے سے یہ ای میلز بند ہو جائیں گی؛ سائن اِن لنک پھر بھی آتے رہیں گے۔`,
  emailsDone:
    'ہو گیا: اب یہ ای میلز نہیں آئیں گی۔ سیٹنگز میں ہر موضوع کے لیے انہیں دوبارہ منتخب کیا جا سکتا ہے۔',
  emailsFailed: 'یہ لنک ہمارا نہیں، یا ادھورا ہے۔ براہِ کرم اسے ای میل سے دوبارہ کھولیں۔',
  unsubscribe: 'یہ ای میلز بند کریں',
  unsubscribing: 'بند ہو رہی ہیں…',
};

const notificationsBell: TextsOf<typeof notificationsBellEnglish> = {
  notifications: 'اطلاعات',
  bellUnread: ({ count, max }) => `اطلاعات، ${count > max ? `${max} سے زیادہ` : count} نئی`,
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  justNow: 'ابھی ابھی',
  minutesAgo: ({ count }) => `${count} منٹ پہلے`,
  hoursAgo: ({ count }, { plural }) =>
    plural(count, { one: '1 گھنٹہ پہلے', other: `${count} گھنٹے پہلے` }),
  daysAgo: ({ count }) => `${count} دن پہلے`,
};

const sharedNotifications: TextsOf<typeof sharedNotificationsEnglish> = {
  noPushAddress: 'یہ پش کا پتہ نہیں',
  pushServiceUnknown: 'یہ پش سروس معلوم نہیں',
  noKey: 'یہ کلید نہیں',
  cursorUnknown: 'cursor ہمارا نہیں',
  limitTooHigh: ({ max }) => `limit زیادہ سے زیادہ ${max} ہو سکتا ہے`,
};

export const texts = {
  'components/notifications/bell-texts': notificationsBell,
  'components/notifications/texts': notifications,
  'lib/notifications/texts': sharedNotifications,
};

/** Placeholders for people who cannot be companions. */
const NOBODY = ['Unavailable user', 'Deleted user', 'Unknown'];

const sharedNotificationsServer: TextsOf<typeof sharedNotificationsServerEnglish> = {
  notificationNotFound: 'اطلاع نہیں ملی۔',
  whose: ({ person }, { name }) => `${name(person)} کے لیے`,

  startsSoon: ({ title }, { name }) => `جلد شروع: ${name(title)}`,
  gameToday: ({ title }, { name }) => `آج میچ: ${name(title)}`,
  gameTomorrow: ({ title }, { name }) => `کل میچ: ${name(title)}`,
  classToday: ({ title }, { name }) => `آج کلاس: ${name(title)}`,
  classTomorrow: ({ title }, { name }) => `کل کلاس: ${name(title)}`,
  sessionSoon: ({ sport }, { name }) => `جلد شروع: ${name(sportWords(sport, LANGUAGE))}`,
  sessionToday: ({ sport }, { name }) => `آج سیشن: ${name(sportWords(sport, LANGUAGE))}`,
  sessionTomorrow: ({ sport }, { name }) => `کل سیشن: ${name(sportWords(sport, LANGUAGE))}`,
  start: ({ person, startsAt, timeZone, location, toBeConfirmed }, words) =>
    [
      person &&
        !NOBODY.includes(person) &&
        `${words.name(placeholderWords(person, LANGUAGE))} کے ساتھ`,
      words.start(startsAt, timeZone),
      location && words.name(placeholderWords(location, LANGUAGE)),
      toBeConfirmed && 'مقام ابھی طے نہیں',
    ]
      .filter(Boolean)
      .join('، '),

  missedMany: ({ count }) => `${count} چیزیں جو آپ نے نہیں دیکھیں`,
  missedLine: ({ title, content }, { name }) => `${title}: ${name(content)}`,
  openMaidan: '<product/> کھولیں',
  noMoreEmails: ({ link }) => `ایسی ای میلز بند کرنے کے لیے: ${link}`,
  whyThisEmail: ({ minutes, link }) =>
    `یہ ای میل اس لیے بھیجی گئی کہ آپ نے ${minutes} منٹ تک یہ نہیں دیکھا۔ یہ ای میلز بند کرنے کا لنک: ${link}`,

  unsubscribed: 'اب یہ ای میلز نہیں آئیں گی۔',
  linkUnknown: 'یہ لنک ہمارا نہیں۔',

  iCome: 'میرا آنا طے ہے',
  iCannotCome: 'میرا آنا ممکن نہیں',
  youAreIn: 'آپ کی جگہ پکی ہے۔',
  youDoNotCome: 'آپ نے بتا دیا کہ آپ کا آنا ممکن نہیں۔ منتظم کو نظر آ رہا ہے۔',
  answerWaits: 'آپ کا جواب کنکشن کا منتظر ہے، پھر خود بھیج دیا جائے گا۔',
  answerFailed: 'آپ کا جواب نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں یا میچ کھولیں۔',
  confirmCourt: 'طے کریں',
  declineCourt: 'معذرت کریں',
  courtConfirmed: 'کورٹ طے ہو گیا۔',
  courtDeclined: 'معذرت کر لی گئی۔',
  courtFailed: 'آپ کا جواب نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں یا ڈیسک کھولیں۔',
};

export const serverTexts = {
  'lib/notifications/server-texts': sharedNotificationsServer,
};
