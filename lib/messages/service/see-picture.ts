import { findPictureOf } from '@/lib/messages/repository/pictures';
import type { Actor } from '@/lib/platform/auth/actor';
import { getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredBytes } from '@/lib/platform/storage/storage';

/**
 * A chat picture, for people who may read its message, and for its sender until it is sent. `name` is the path after
 * `/media/chat/`: keys of the local store include that folder, keys of a storage service do not.
 * @returns null for everybody else. @throws AppError unavailable when the store does not answer
 */
export async function seePicture(actor: Actor | null, name: string): Promise<StoredBytes | null> {
  const found = actor && (await findPictureOf([`chat/${name}`, name], actor.userId));
  return found ? ((await getStorageOf(found.provider)?.read(found.key)) ?? null) : null;
}
