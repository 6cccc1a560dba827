import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import { type NewPhoto, type OwnCoachRow, replaceCoachPhoto } from '@/lib/coaching/repository/desk';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { readDesk, requireOwn } from '@/lib/coaching/service/manage-desk';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import { toPicture } from '@/lib/platform/storage/picture';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredFile } from '@/lib/platform/storage/storage';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';

const SIDE_PX_MAX = 1_024;

/** @throws AppError invalid */
export function requireImage(file: File): void {
  if (!file.type.startsWith('image/') || file.size === 0) {
    throw invalidField('image', 'Please select an image file');
  }
  if (file.size > COACH_IMAGE_BYTES_MAX) throw invalidField('image', 'Image must be under 10MB');
}

/** Re-encodes, so that nothing but the picture is stored. @throws AppError unsupported_type, too_large */
export async function storePhoto(file: File): Promise<NewPhoto> {
  const picture = await toPicture(new Uint8Array(await file.arrayBuffer()), SIDE_PX_MAX);
  const stored = await getStorage().put(picture.data, 'coach');
  const { width, height, data } = picture;
  return { ...stored, width, height, bytes: data.byteLength };
}

/** A file that stays behind costs disk space, but must not fail the person's change. */
export async function forgetPhoto({ provider, key }: StoredFile): Promise<void> {
  await getStorageOf(provider)
    ?.delete([key])
    .catch((error: unknown) => log.warn({ err: error, key }, 'a photo could not be deleted'));
}

function replacePhoto(coach: OwnCoachRow, photo: NewPhoto | null) {
  return transaction((tx) => {
    expireTags(tx, cacheTags.coach(coach.id));
    return replaceCoachPhoto(coach, photo, tx);
  });
}

/** Changes the picture on the coach's card and page. @throws AppError not_found, invalid, unsupported_type, too_large */
export async function changeCoachPhoto(
  actor: Actor,
  coachId: number,
  file: unknown,
): Promise<DeskDto> {
  const coach = await requireOwn(actor, coachId);
  if (!(file instanceof File)) throw invalidField('image', 'Please select an image file');
  requireImage(file);
  await requireUploadRoom(actor.userId);
  const photo = await storePhoto(file);
  const before = await replacePhoto(coach, photo).catch(async (error: unknown) => {
    await forgetPhoto(photo);
    throw error;
  });
  if (before) await forgetPhoto(before);
  return readDesk(actor, coachId);
}

/** Afterwards the person's profile picture is shown instead. @throws AppError not_found */
export async function removeCoachPhoto(actor: Actor, coachId: number): Promise<DeskDto> {
  const coach = await requireOwn(actor, coachId);
  const before = await replacePhoto(coach, null);
  if (before) await forgetPhoto(before);
  return readDesk(actor, coachId);
}
