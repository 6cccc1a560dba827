import type { Actor } from '@/lib/platform/auth/actor';
import type { Language } from '@/lib/platform/language/languages';
import { updateProfileOf } from '@/lib/users/repository/profile';

/** Sets the person's language, on every device and for everything that is sent to them. */
export function chooseLanguage(actor: Actor, language: Language): Promise<void> {
  return updateProfileOf(actor.userId, { language });
}
