import type { Tx } from '@/lib/platform/db/client';
import type { Gender as StoredGender } from '@/lib/platform/db/generated/enums';
import type { Gender } from '@/lib/users/constants';
import { updateCameByLink, updateMissingName } from '@/lib/users/repository/profile';

interface Stated {
  /** Only for a profile without one. */
  gender?: Gender | undefined;
}

/**
 * Records that a person joins by an invite link: they become visible, and the wizard can wait. Stated values fill empty fields
 * of the profile, and change no others.
 */
export function comeByLink(tx: Tx, userId: number, { gender }: Stated): Promise<void> {
  return updateCameByLink(userId, { gender: gender && storedGender(gender) }, tx);
}

export function storedGender(gender: Gender): StoredGender {
  return gender === 'prefer-not-to-say' ? 'prefer_not_to_say' : gender;
}

/** Gives a new account, created by a mailed link, the name that its owner entered before. */
export function nameNewcomer(tx: Tx, userId: number, name: string): Promise<void> {
  return updateMissingName(userId, name, tx);
}
