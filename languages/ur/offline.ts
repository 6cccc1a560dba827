import type { texts as offlineEnglish } from '@/components/offline/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const offline: TextsOf<typeof offlineEnglish> = {
  title: 'انٹرنیٹ دستیاب نہیں',

  // The notice above everything
  noConnection: 'انٹرنیٹ دستیاب نہیں۔',
  asOf: ({ at }, { date }) => `${date(at, CLOCK)} تک کی معلومات`,
  asOfDay: ({ at }, { date }) =>
    `${date(at, { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK })} تک کی معلومات`,
  tryAgain: 'دوبارہ کوشش کریں',
  connectionIsBack: 'انٹرنیٹ آ گیا ہے۔',
  openPage: 'صفحہ کھولیں',

  pages: 'انٹرنیٹ کے بغیر صفحات',
  myGames: 'میرے میچز',
  messages: 'پیغامات',
  notStored: 'یہ صفحہ اس ڈیوائس پر محفوظ نہیں۔ آپ کے میچز اور پیغامات محفوظ ہیں۔',
  nothingStored: 'اس ڈیوائس پر ابھی کچھ محفوظ نہیں۔ انٹرنیٹ آنے پر دوبارہ کوشش کریں۔',
  loading: 'لوڈ ہو رہا ہے…',

  noTimes: 'اگلے دنوں میں کوئی بکنگ نہیں',
  noGames: 'آگے کوئی میچ نہیں',
  going: 'آپ کی جگہ پکی ہے',
  onWaitlist: 'آپ کا نام ویٹنگ لسٹ میں ہے',
  notGoing: 'آپ کا آنا طے نہیں',
  cannotComeTo: ({ title }, { name }) => `میرا آنا ممکن نہیں: ${name(title)}`,
  directions: 'راستہ',
  inNewTab: '، نئے ٹیب میں',
  calendarFile: 'کیلنڈر فائل',
  fileName: ({ id }) => `game-${id}.ics`,
  attendanceWaits: 'انٹرنیٹ کا انتظار',

  noChats: 'ابھی کوئی پیغام نہیں',
  noMessages: 'یہاں کوئی پیغام محفوظ نہیں۔',
  you: 'آپ',
  photo: 'تصویر',
  deleted: 'یہ پیغام ڈیلیٹ کر دیا گیا',
  waits: 'انٹرنیٹ کا انتظار',
  message: 'پیغام',
  send: 'بھیجیں',
  groups: 'گروپس',
};

export const texts = {
  'components/offline/texts': offline,
};
