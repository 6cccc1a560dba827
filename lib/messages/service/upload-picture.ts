import { PICTURE_BYTES_MAX, PICTURE_SIDE_PX_MAX } from '@/lib/messages/constants';
import { insertPicture } from '@/lib/messages/repository/pictures';
import type { UploadedPictureDto } from '@/lib/messages/schema/message-inputs';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { chatPictureUrl } from '@/lib/platform/storage/file-url';
import { toPicture } from '@/lib/platform/storage/picture';
import { getStorage } from '@/lib/platform/storage/provider';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';

/**
 * Stores a picture until it is sent with a message; re-encoded, so that it does not reveal where it was taken.
 * @throws AppError invalid, unsupported_type, too_large, unavailable; rate_limited or conflict (upload quota)
 */
export async function uploadPicture(actor: Actor, file: unknown): Promise<UploadedPictureDto> {
  const bytes = await readPicture(file);
  await requireUploadRoom(actor.userId);
  const { data, width, height } = await toPicture(bytes, PICTURE_SIDE_PX_MAX);
  const storage = getStorage();
  const stored = await storage.put(data, 'chat');
  await insertPicture(actor.userId, { ...stored, bytes: data.byteLength, width, height }).catch(
    async (error: unknown) => {
      // File first, row second; if the row fails, the file must go too, because nothing would ever find it again.
      await storage.delete([stored.key]).catch(() => undefined);
      throw error;
    },
  );
  return {
    imageKey: stored.key,
    imageUrl: chatPictureUrl(stored.provider, stored.key),
    width,
    height,
  };
}

async function readPicture(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File) || file.size === 0)
    throw new AppError('invalid', 'Please select an image file');
  if (!file.type.startsWith('image/'))
    throw new AppError('unsupported_type', 'Please select an image file');
  if (file.size > PICTURE_BYTES_MAX)
    throw new AppError('too_large', 'Please select an image smaller than 10MB');
  return new Uint8Array(await file.arrayBuffer());
}
