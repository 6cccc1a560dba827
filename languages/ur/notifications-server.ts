import { placeholderWords } from '@/lib/moderation/constants';
import type { texts as sharedNotificationsServerEnglish } from '@/lib/notifications/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';

/** Placeholders for people who cannot be companions. */
const NOBODY = ['Unavailable user', 'Deleted user', 'Unknown'];

const sharedNotificationsServer: TextsOf<typeof sharedNotificationsServerEnglish> = {
  notificationNotFound: 'اطلاع نہیں ملی۔',

  startsSoon: ({ title }, { name }) => `جلد شروع: ${name(title)}`,
  gameToday: ({ title }, { name }) => `آج میچ: ${name(title)}`,
  gameTomorrow: ({ title }, { name }) => `کل میچ: ${name(title)}`,
  classToday: ({ title }, { name }) => `آج کلاس: ${name(title)}`,
  classTomorrow: ({ title }, { name }) => `کل کلاس: ${name(title)}`,
  sessionSoon: ({ sport }, { name }) => `جلد شروع: ${name(sportWords(sport, LANGUAGE))}`,
  sessionToday: ({ sport }, { name }) => `آج سیشن: ${name(sportWords(sport, LANGUAGE))}`,
  sessionTomorrow: ({ sport }, { name }) => `کل سیشن: ${name(sportWords(sport, LANGUAGE))}`,
  start: ({ person, startsAt, timeZone, location }, words) =>
    [
      person &&
        !NOBODY.includes(person) &&
        `${words.name(placeholderWords(person, LANGUAGE))} کے ساتھ`,
      words.start(startsAt, timeZone),
      location && words.name(placeholderWords(location, LANGUAGE)),
    ]
      .filter(Boolean)
      .join('، '),

  missedMany: ({ count }) => `${count} چیزیں جو آپ نے نہیں دیکھیں`,
  missedLine: ({ title, content }, { name }) => `${title}: ${name(content)}`,
  openMaidan: 'Maidan کھولیں',
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
};

export const texts = {
  'lib/notifications/server-texts': sharedNotificationsServer,
};
