import type { Actor } from '@/lib/platform/auth/actor';
import { isOffered, type Language } from '@/lib/platform/language/languages';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { findLanguage, updateProfileOf } from '@/lib/users/repository/profile';

/** Applies to every device and everything that is sent to the person. */
export async function chooseLanguage(actor: Actor, language: Language): Promise<void> {
  await updateProfileOf(actor.userId, { language });
  await publish(rooms.user(actor.userId), 'languageChosen', { language });
}

/** @returns null for a person who has chosen none that is offered */
export async function chosenLanguage(userId: number): Promise<Language | null> {
  const language = await findLanguage(userId);
  return isOffered(language) ? language : null;
}
