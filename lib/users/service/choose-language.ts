import type { Actor } from '@/lib/platform/auth/actor';
import type { Language } from '@/lib/platform/language/languages';
import { updateProfileOf } from '@/lib/users/repository/profile';

/** The person's language on every device, and of what is sent to them. */
export function chooseLanguage(actor: Actor, language: Language): Promise<void> {
  return updateProfileOf(actor.userId, { language });
}
