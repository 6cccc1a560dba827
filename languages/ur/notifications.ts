import type { texts as notificationsEnglish } from '@/components/notifications/texts';
import type { texts as sharedNotificationsEnglish } from '@/lib/notifications/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const notifications: TextsOf<typeof notificationsEnglish> = {
  notifications: 'اطلاعات',
  bellUnread: ({ count, max }) => `اطلاعات، ${count > max ? `${max} سے زیادہ` : count} نئی`,
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',

  showMore: 'مزید دکھائیں',
  markAllRead: 'سب کو پڑھا ہوا کریں',
  markRead: 'پڑھا ہوا کریں',
  markReadOf: ({ title }, { name }) => `پڑھا ہوا کریں: ${name(title)}`,
  listFailed: 'اطلاعات لوڈ نہیں ہو سکیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  nothing: 'ابھی کچھ نہیں',
  nothingHint: 'آپ سے متعلق لائک، درخواستیں اور میچ یہاں نظر آئیں گے۔',

  justNow: 'ابھی ابھی',
  minutesAgo: ({ count }) => `${count} منٹ پہلے`,
  hoursAgo: ({ count }, { plural }) =>
    plural(count, { one: '1 گھنٹہ پہلے', other: `${count} گھنٹے پہلے` }),
  daysAgo: ({ count }) => `${count} دن پہلے`,

  pushIsOn: 'نئے پیغامات کی اطلاع اس ڈیوائس پر آئے گی، Maidan بند ہو تب بھی۔',
  pushOffer: 'پیغامات اور میچز کی اطلاع اس ڈیوائس پر پائیں، Maidan بند ہو تب بھی۔',
  pushAsk: 'اس ڈیوائس پر اطلاعات',
  notNow: 'ابھی نہیں',
  turnOff: 'آف کریں',
  turnOn: 'آن کریں',
  turningOn: 'آن ہو رہا ہے…',
  pushFailed: 'اس براؤزر کی پش سروس اس وقت جواب نہیں دے رہی۔',

  emailsHeading: 'ان چیزوں کی ای میلز جو آپ نے نہیں دیکھیں',
  emailsAsk: ({ minutes }) =>
    `جو کچھ آپ نے ${minutes} منٹ تک نہ دیکھا ہو، Maidan اس کی ای میل بھیجتا ہے۔ بٹن دبانے سے یہ ای میلز بند ہو جائیں گی؛ سائن اِن لنک پھر بھی آتے رہیں گے۔`,
  emailsDone:
    'ہو گیا: اب یہ ای میلز نہیں آئیں گی۔ سیٹنگز میں ہر موضوع کے لیے انہیں دوبارہ منتخب کیا جا سکتا ہے۔',
  emailsFailed: 'یہ لنک ہمارا نہیں، یا ادھورا ہے۔ براہِ کرم اسے ای میل سے دوبارہ کھولیں۔',
  unsubscribe: 'یہ ای میلز بند کریں',
  unsubscribing: 'بند ہو رہی ہیں…',
};

const sharedNotifications: TextsOf<typeof sharedNotificationsEnglish> = {
  noPushAddress: 'یہ پش کا پتہ نہیں',
  pushServiceUnknown: 'یہ پش سروس معلوم نہیں',
  noKey: 'یہ کلید نہیں',
  cursorUnknown: 'cursor ہمارا نہیں',
  limitTooHigh: ({ max }) => `limit زیادہ سے زیادہ ${max} ہو سکتا ہے`,
};

export const texts = {
  'components/notifications/texts': notifications,
  'lib/notifications/texts': sharedNotifications,
};
