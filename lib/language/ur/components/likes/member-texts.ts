import type { texts as english } from '@/components/likes/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  deck: 'آپ کے قریب کے کھلاڑی',
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
