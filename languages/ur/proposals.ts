import type { texts as proposalsEnglish } from '@/components/proposals/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedProposalsEnglish } from '@/lib/proposals/texts';

const proposals: TextsOf<typeof proposalsEnglish> = {
  // The button and the bottom sheet
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

const sharedProposals: TextsOf<typeof sharedProposalsEnglish> = {
  timeForm: 'وقت اس شکل میں لکھیں: 2026-12-31T18:00:00Z',
  timesNeeded: 'براہِ کرم ایک سے تین اوقات تجویز کریں',
  answerChoice: 'براہِ کرم قبول کریں، معذرت کریں یا تجویز واپس لیں',
};

export const texts = {
  'components/proposals/texts': proposals,
  'lib/proposals/texts': sharedProposals,
};
