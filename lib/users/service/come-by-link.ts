import type { Tx } from '@/lib/platform/db/client';
import type { Gender as StoredGender } from '@/lib/platform/db/generated/enums';
import type { Gender } from '@/lib/users/constants';
import { updateCameByLink, updateMissingName } from '@/lib/users/repository/profile';

interface Stated {
  /** Only for somebody whose profile says none. */
  gender?: Gender | undefined;
}

/**
 * Notes that a person comes in by an invite link: others see them from now on, and the wizard can wait. What they state fills the
 * profile where it is empty, and changes nothing that it says.
 */
export function comeByLink(tx: Tx, userId: number, { gender }: Stated): Promise<void> {
  return updateCameByLink(userId, { gender: gender && storedGender(gender) }, tx);
}

export function storedGender(gender: Gender): StoredGender {
  return gender === 'prefer-not-to-say' ? 'prefer_not_to_say' : gender;
}

/** Gives a new account, which a mailed link has just made, the name that its owner entered before. */
export function nameNewcomer(tx: Tx, userId: number, name: string): Promise<void> {
  return updateMissingName(userId, name, tx);
}
