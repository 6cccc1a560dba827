import type { texts as likesEnglish } from '@/components/likes/texts';
import type { texts as sharedLikesServerEnglish } from '@/lib/likes/server-texts';
import type { texts as sharedLikesEnglish } from '@/lib/likes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';
import { personInSentence } from './words/stand-ins';

const likes: TextsOf<typeof likesEnglish> = {
  matchTitle: 'جوڑ مل گیا!',
  bothWantToPlay: 'آپ کا اور <name/> کا کھیل: <sport/>',
  bothWantToPlaySports: 'آپ اور <name/>، دونوں کو کھیلوں کا شوق ہے',
  likedYouToo: '<name/> نے بھی آپ کو لائک کیا',
  keepSwiping: 'اور دیکھیں',
  sendMessage: 'پیغام بھیجیں',
  photoHelps: 'تصویر ہو تو ملنے سے پہلے پہچان ہو جاتی ہے۔',
  addPhoto: 'تصویر لگائیں',

  deck: 'آپ کے آس پاس کے کھلاڑی',
  deckKeys:
    'بایاں تیر: چھوڑیں، دایاں: لائک کریں، اوپر والا: سپر لائک کریں۔ واپس لینے کے لیے Backspace۔',
  loadingPlayers: 'کھلاڑی: لوڈ ہو رہا ہے…',
  noneFoundTitle: 'کوئی کھلاڑی نہیں ملا',
  noneFoundDescription:
    'یہاں اس تلاش سے ملتا جلتا کوئی کھلاڑی نہیں۔ تلاش صاف کریں، یا مزید دور دیکھیں۔',
  noMoreTitle: 'فی الحال مزید کھلاڑی نہیں',
  noMoreDescription: 'اپنے علاقے کے مزید کھلاڑیوں کے لیے کچھ دیر بعد پھر دیکھیں!',

  undo: 'واپس لیں',
  skip: 'چھوڑیں',
  like: 'لائک کریں',
  superLike: 'سپر لائک',

  likedPerson: ({ name: person }, { name }) => `${name(person)} کو لائک کیا گیا۔`,
  skippedPerson: ({ name: person }, { name }) => `${name(person)} کو چھوڑ دیا گیا۔`,
  superLikedPerson: ({ name: person }, { name }) => `${name(person)} کو سپر لائک کیا گیا۔`,
  nextPerson: ({ name: person }, { name }) => `اگلا کارڈ: ${name(person)}۔`,
  noMoreSpoken:
    'فی الحال مزید کھلاڑی نہیں۔ اپنے علاقے کے مزید کھلاڑیوں کے لیے کچھ دیر بعد پھر دیکھیں!',
  personIsBack: ({ name: person }, { name }) => `${name(person)} کا کارڈ واپس آ گیا۔`,

  superLikeSent: 'سپر لائک بھیج دیا گیا!',
  youSuperLiked: ({ name: person }, { name }) => `آپ نے ${name(person)} کو سپر لائک کیا`,
  likeFailed: 'لائک نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔',
  skipFailed: 'کارڈ نہیں چھوڑا جا سکا۔ دوبارہ کوشش کریں۔',
  superLikeFailed: 'سپر لائک نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔',
  undoFailed: 'فیصلہ واپس نہیں لیا جا سکا۔ دوبارہ کوشش کریں۔',
};

const sharedLikes: TextsOf<typeof sharedLikesEnglish> = {
  superNotBoolean: 'super صرف true یا false ہو سکتا ہے۔',
};

export const texts = {
  'components/likes/texts': likes,
  'lib/likes/texts': sharedLikes,
};

/** What two people have in common, as a sentence. */
function bothPlay(sport: string | null, { name }: Words): string {
  return sport === null
    ? 'آپ دونوں کو کھیلوں کا شوق ہے۔'
    : `آپ دونوں کا کھیل: ${name(sportWords(sport, LANGUAGE))}۔`;
}

const sharedLikesServer: TextsOf<typeof sharedLikesServerEnglish> = {
  matchedAlready: ({ name: person }, { name }) =>
    `آپ کا اور ${name(person)} کا جوڑ پہلے ہی مل چکا ہے۔`,
  likedAlready: ({ name: person }, { name }) => `${name(person)} کو آپ کا لائک پہلے ہی مل چکا ہے۔`,
  completeProfile: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  userNotFound: 'صارف نہیں ملا۔',
  superLikeSpent: 'آج کا سپر لائک استعمال ہو چکا ہے۔ کل پھر ملے گا۔',

  matchTitle: 'جوڑ مل گیا!',
  likedYouToo: ({ name: person, sport }, words) =>
    `${words.name(personInSentence(person))} نے بھی آپ کو لائک کیا۔ ${bothPlay(sport, words)}`,
  superLikedYouToo: ({ name: person, sport }, words) =>
    `${words.name(personInSentence(person))} نے بھی آپ کو سپر لائک کیا۔ ${bothPlay(sport, words)}`,
  superLikeTitle: 'سپر لائک',
  superLikedYou: ({ name: person }, { name }) =>
    `${name(personInSentence(person))} نے آپ کو سپر لائک کیا۔`,
};

export const serverTexts = {
  'lib/likes/server-texts': sharedLikesServer,
};
