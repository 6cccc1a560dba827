import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedProposalsServerEnglish } from '@/lib/proposals/server-texts';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';

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

export const texts = {
  'lib/proposals/server-texts': sharedProposalsServer,
};
