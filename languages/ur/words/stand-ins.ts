import { placeholderWords } from '@/lib/moderation/constants';
import { texts } from '@/lib/moderation/texts';
import { LANGUAGE } from './language';

/** A person inside a sentence. 'صارف دستیاب نہیں' stands alone: it cannot go on with نے, کو or کے ساتھ. */
export const personInSentence = (person: string): string =>
  person === texts.english.unavailableUser ? 'ایک صارف' : placeholderWords(person, LANGUAGE);
