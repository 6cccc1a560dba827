import type { texts as english } from '@/components/proposals/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The button and the sheet.
  propose: 'میچ تجویز کریں',
  playAgain: 'پھر کھیلیں؟',
  proposeTo: ({ person }, { name }) => `${name(person)} کو میچ تجویز کریں`,
  what: 'دوسرا کھلاڑی ایک ہی بار دبا کر کوئی ایک وقت چن سکتا ہے، پھر یہ آپ دونوں کا میچ بن جاتا ہے۔',
  sport: 'کھیل',
  times: 'آپ دونوں کے لیے موزوں اوقات',
  noTimes: 'اگلے دو ہفتوں میں کوئی وقت آپ دونوں کے لیے موزوں نہیں۔',
  venue: 'وینیو',
  between: 'فاصلہ دونوں کے لیے مناسب ہے۔',
  otherVenue: 'کوئی اور وینیو',
  send: 'تجویز بھیجیں',
  sent: 'تجویز بھیج دی گئی',
  sendFailed: 'تجویز نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',

  // The card in the chat.
  card: 'تجویز کردہ میچ',
  where: ({ sport, venue }, { name }) => `${sport}، ${name(venue)}`,
  venueGone: ({ sport }) => `${sport}، مگر وینیو اب موجود نہیں`,
  chooseTime: 'جو وقت آپ کے لیے موزوں ہو، اسے دبائیں۔',
  waiting: 'جواب کا انتظار',
  decline: 'کوئی وقت موزوں نہیں',
  withdraw: 'تجویز واپس لیں',
  accepted: 'میچ طے ہو گیا!',
  declined: 'تجویز سے معذرت کر لی گئی',
  withdrawn: 'تجویز واپس لے لی گئی',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};
