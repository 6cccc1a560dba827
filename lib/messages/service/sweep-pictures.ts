import { deleteLoosePictures, findLoosePictures } from '@/lib/messages/repository/pictures';
import { getStorageOf } from '@/lib/storage/provider';

const AT_ONCE = 200;

/** Removes pictures that were chosen and never sent, or taken back, a day after. @returns how many */
export async function sweepPictures(): Promise<number> {
  const loose = await findLoosePictures(AT_ONCE);
  // Row first: a picture without its row cannot be sent any more, while one without its file would be a broken message.
  const gone = new Set(await deleteLoosePictures(loose.map(({ key }) => key)));
  for (const { key, provider } of loose) {
    if (gone.has(key)) await getStorageOf(provider)?.delete([key]);
  }
  return gone.size;
}
