import type { texts as sharedLikesServerEnglish } from '@/lib/likes/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import { sportWords } from '@/lib/sports/words';
import { LANGUAGE } from './words/language';
import { personInSentence } from './words/stand-ins';

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

export const texts = {
  'lib/likes/server-texts': sharedLikesServer,
};
