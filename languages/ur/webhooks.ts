import type { texts as dataEnglish } from '@/components/webhooks/data-texts';
import type { texts as screenEnglish } from '@/components/webhooks/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as serverEnglish } from '@/lib/webhooks/server-texts';
import type { texts as formEnglish } from '@/lib/webhooks/texts';

const screen: TextsOf<typeof screenEnglish> = {
  title: 'ویب ہُک',
  hint: 'یہاں کچھ بھی ہوتے ہی دوسرے پروگرام کو کال جاتی ہے۔ کال میں صرف نمبر اور پتے ہوتے ہیں، نام یا مقام نہیں۔',
  none: 'ابھی کوئی ویب ہُک نہیں',
  add: 'ویب ہُک شامل کریں',
  address: 'پتہ (URL)',
  events: 'کال کب جائے',
  'game.created': 'جب میچ بنے',
  'game.changed': 'جب میچ بدلے یا منسوخ ہو',
  'game.full': 'جب میچ کی جگہیں بھر جائیں',
  'member.joined': 'جب کوئی گروپ میں شامل ہو',
  secret: 'کالوں پر دستخط کا خفیہ کوڈ',
  failing: 'کچھ دیر سے جواب نہیں آ رہا۔',
  stopped: 'اسے کال نہیں جاتی۔',
  calls: 'آخری کالیں',
  pending: 'انتظار میں',
  answered: 'جواب آیا',
  failed: 'ناکام',
  test: 'آزمائیں',
  tested: 'کال بھیجی جا رہی ہے',
  stop: 'روکیں',
  start: 'دوبارہ شروع کریں',
  repeat: 'دوبارہ بھیجیں',
  remove: 'ڈیلیٹ کریں',
  added: 'ویب ہُک شامل ہو گیا',
  changed: 'محفوظ ہو گیا',
  removed: 'ویب ہُک ڈیلیٹ ہو گیا',
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};

const form: TextsOf<typeof formEnglish> = {
  addressFirst: 'ایسا پتہ لکھیں: https://club.example/maidan',
  addressTooLong: 'پتہ بہت لمبا ہے',
  eventsFirst: 'کم از کم ایک موقع منتخب کریں',
  unknownEvent: 'ایسا کوئی موقع نہیں',
  oneOwner: 'گروپ یا میدان میں سے ایک بتائیں',
};

const server: TextsOf<typeof serverEnglish> = {
  webhookNotFound: 'یہ ویب ہُک اب موجود نہیں۔',
  callNotFound: 'یہ کال اب موجود نہیں، یا اس کا جواب آ چکا ہے۔',
  onlyOrganisers: 'گروپ کے ویب ہُک صرف اس کے منتظمین سنبھالتے ہیں۔',
  noMembers: 'میدان کے ممبر نہیں ہوتے: میچوں کے مواقع منتخب کریں۔',
  onlyHttps: 'پتہ https:// سے شروع ہونا چاہیے',
  tooMany: ({ max }) => `زیادہ سے زیادہ ${max} ویب ہُک ہو سکتے ہیں۔ پہلے ایک ڈیلیٹ کریں۔`,
};

const data: TextsOf<typeof dataEnglish> = {
  title: 'ڈیٹا اور دوسرے پروگرام',
  everything: 'گروپ کا سارا ڈیٹا',
  everythingHint:
    'ایک فائل (ZIP) میں ممبران، باقاعدہ کھلاڑی، میچ اور جوابات، چیٹ، پیسوں کا حساب اور اعداد و شمار۔',
  download: 'سب کچھ ڈاؤن لوڈ کریں',
};

export const texts = {
  'components/webhooks/texts': screen,
  'components/webhooks/data-texts': data,
  'lib/webhooks/texts': form,
};

export const serverTexts = {
  'lib/webhooks/server-texts': server,
};
