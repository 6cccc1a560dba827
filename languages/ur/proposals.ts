import type { texts as proposalsEnglish } from '@/components/proposals/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedProposalsServerEnglish } from '@/lib/proposals/server-texts';
import type { texts as sharedProposalsEnglish } from '@/lib/proposals/texts';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';

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

const sharedProposalsServer: TextsOf<typeof sharedProposalsServerEnglish> = {
  personNotFound: 'یہ صارف نہیں ملا۔',
  proposalNotFound: 'یہ تجویز نہیں ملی۔',
  connectFirst: 'میچ ان لوگوں کو تجویز کیا جا سکتا ہے جن سے آپ کا رابطہ ہو۔',
  noSport: 'براہِ کرم ایسا کھیل منتخب کریں جو آپ دونوں کھیلتے ہوں',
  venueGone: 'یہ وینیو بند ہے یا اب موجود نہیں',
  timesAhead: 'براہِ کرم اگلے 30 دنوں میں سے اوقات منتخب کریں',
  openAlready: 'آپ دونوں کے درمیان ایک تجویز پہلے سے کھلی ہے۔',
  notOpen: 'یہ تجویز اب کھلی نہیں۔',
  notThatTime: 'یہ وقت تجویز نہیں کیا گیا تھا، یا گزر چکا ہے',
  notYours: 'یہ صرف دوسرے فرد کے اختیار میں ہے۔',
  waitAgain: ({ hours }, { plural }) =>
    plural(hours, {
      one: 'میچ دوبارہ 1 گھنٹے بعد تجویز کیا جا سکتا ہے۔',
      other: `میچ دوبارہ ${hours} گھنٹے بعد تجویز کیا جا سکتا ہے۔`,
    }),

  title: ({ sport }) => `${sportWords(sport, LANGUAGE)}، دو کھلاڑی`,

  proposedTitle: ({ person }, { name }) => `${name(person)} کی طرف سے میچ کی تجویز`,
  proposedMessage: ({ sport, venue }, { name }) =>
    `${sportWords(sport, LANGUAGE)}، ${name(venue)}۔ اوقات میں سے ایک منتخب کریں۔`,
  acceptedTitle: ({ person }, { name }) => `${name(person)} کے ساتھ میچ طے ہو گیا`,
  acceptedMessage: ({ sport, startsAt, timeZone }, { start }) =>
    `${sportWords(sport, LANGUAGE)}، ${start(startsAt, timeZone)}۔`,
  declinedTitle: ({ person }, { name }) => `${name(person)} کی طرف سے معذرت`,
  declinedMessage: 'آپ کے تجویز کردہ اوقات میں سے کوئی موزوں نہیں۔',
};

export const serverTexts = {
  'lib/proposals/server-texts': sharedProposalsServer,
};
