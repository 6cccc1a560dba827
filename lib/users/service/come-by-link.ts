import type { Tx } from '@/lib/platform/db/client';
import type { Gender as StoredGender } from '@/lib/platform/db/generated/enums';
import type { Gender } from '@/lib/users/constants';
import { updateCameByLink } from '@/lib/users/repository/profile';

interface Stated {
  /** Only for somebody whose profile says none. */
  name?: string | undefined;
  gender?: Gender | undefined;
}

/**
 * Notes that a person comes in by an invite link: others see them from now on, and the wizard can wait. What they state fills the
 * profile where it is empty, and changes nothing that it says.
 */
export function comeByLink(tx: Tx, userId: number, { name, gender }: Stated): Promise<void> {
  return updateCameByLink(userId, { name, gender: gender && storedGender(gender) }, tx);
}

export function storedGender(gender: Gender): StoredGender {
  return gender === 'prefer-not-to-say' ? 'prefer_not_to_say' : gender;
}
