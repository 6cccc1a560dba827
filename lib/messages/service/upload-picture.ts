import { PICTURE_BYTES_MAX, PICTURE_SIDE_PX_MAX } from '@/lib/messages/constants';
import {
  deleteUnattachedPictures,
  findUnattachedPictures,
  insertPicture,
} from '@/lib/messages/repository/pictures';
import type { UploadedPictureDto } from '@/lib/messages/schema/message-inputs';
import { texts } from '@/lib/messages/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { chatPictureUrl } from '@/lib/platform/storage/file-url';
import { EMPTY_PICTURE, toPicture } from '@/lib/platform/storage/picture';
import { getStorageOf } from '@/lib/platform/storage/provider';
import { withStoredPicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';

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

/**
 * Stores a picture until it is sent with a message; re-encoded, so that it does not reveal where it was taken.
 * @throws AppError invalid, unsupported_type, too_large, unavailable; rate_limited or conflict (upload quota)
 */
export async function uploadPicture(actor: Actor, file: unknown): Promise<UploadedPictureDto> {
  const bytes = await readPicture(file);
  await requireUploadRoom(actor.userId);
  const picture = await toPicture(bytes, PICTURE_SIDE_PX_MAX);
  const stored = await withStoredPicture(picture, 'chat', async (kept) => {
    await insertPicture(actor.userId, kept);
    return kept;
  });
  const { key, provider, width, height } = stored;
  return { imageKey: key, imageUrl: chatPictureUrl(provider, key), width, height };
}

async function readPicture(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    throw new AppError('invalid', say(texts, 'selectImage'));
  if (file.size === 0) throw new AppError('invalid', EMPTY_PICTURE);
  if (!file.type.startsWith('image/'))
    throw new AppError('unsupported_type', say(texts, 'selectImage'));
  if (file.size > PICTURE_BYTES_MAX)
    throw new AppError('too_large', say(texts, 'selectSmallerImage'));
  return new Uint8Array(await file.arrayBuffer());
}
