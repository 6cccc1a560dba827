import { findPictureOf } from '@/lib/messages/repository/pictures';
import type { Actor } from '@/lib/platform/auth/actor';
import { getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredBytes, StoredLink } from '@/lib/platform/storage/storage';

/**
 * A chat picture, for people who may read its message, and for its sender until it is sent. `name` is the path after
 * `/media/chat/`: keys of the local store and of S3 include that folder, keys of UploadThing do not.
 * @returns a link where the store has links, else the bytes; null for everybody else. @throws AppError unavailable when the store does not answer
 */
export async function seePicture(
  actor: Actor | null,
  name: string,
): Promise<StoredBytes | StoredLink | null> {
  const found = actor && (await findPictureOf([`chat/${name}`, name], actor.userId));
  if (!found) return null;
  const storage = getStorageOf(found.provider);
  if (storage?.link) return storage.link(found.key);
  return (await storage?.read(found.key)) ?? null;
}
