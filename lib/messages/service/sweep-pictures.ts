import {
  deleteUnattachedPictures,
  findUnattachedPictures,
} from '@/lib/messages/repository/pictures';
import { getStorageOf } from '@/lib/platform/storage/provider';

const AT_ONCE = 200;

/** Removes pictures that were never sent, or whose message was deleted, a day later. @returns how many */
export async function sweepPictures(): Promise<number> {
  const loose = await findUnattachedPictures(AT_ONCE);
  // Row first: a picture without its row can no longer be sent, but one without its file would be a broken message.
  const gone = new Set(await deleteUnattachedPictures(loose.map(({ key }) => key)));
  for (const { key, provider } of loose) {
    if (gone.has(key)) await getStorageOf(provider)?.delete([key]);
  }
  return gone.size;
}
