import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { EMPTY_PICTURE, toPicture } from '@/lib/platform/storage/picture';
import { forgetFiles, withStoredPicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import { canEditProfile } from '@/lib/users/policy';
import { replaceProfileImage } from '@/lib/users/repository/profile';
import type { ChangedPhotoDto } from '@/lib/users/schema/profile';
import { texts } from '@/lib/users/server-texts';
import { expirePagesOfPerson } from '@/lib/users/service/expire-pages';

/** Twice the largest avatar on screen. */
const SIDE_PX_MAX = 1_024;

/**
 * Makes `file` the person's own picture: re-encodes it and removes the old file.
 * @throws AppError forbidden, invalid, unsupported_type, too_large, unavailable; rate_limited or conflict (upload quota)
 */
export async function changePhoto(
  actor: Actor,
  userId: number,
  file: unknown,
): Promise<ChangedPhotoDto> {
  if (!canEditProfile(actor, userId)) throw new AppError('forbidden', say(texts, 'ownPhotoOnly'));
  const bytes = await readPhoto(file);
  await requireUploadRoom(userId);
  const picture = await toPicture(bytes, SIDE_PX_MAX);
  const { stored, replaced } = await withStoredPicture(picture, 'avatar', async (kept) => ({
    stored: kept,
    replaced: await replaceProfileImage(userId, kept),
  }));
  await expirePagesOfPerson(userId);
  if (replaced) await forgetFiles([replaced]);
  return { profileImageUrl: fileUrl(stored.provider, stored.key) };
}

async function readPhoto(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    throw new AppError('invalid', say(texts, 'selectImage'));
  if (file.size === 0) throw new AppError('invalid', EMPTY_PICTURE);
  if (!file.type.startsWith('image/'))
    throw new AppError('unsupported_type', say(texts, 'selectImage'));
  if (file.size > PROFILE_PHOTO_BYTES_MAX) {
    throw new AppError('too_large', say(texts, 'selectSmallerImage'));
  }
  return new Uint8Array(await file.arrayBuffer());
}
