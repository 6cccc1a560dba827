import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import { updateClasses, updateCoachVenues } from '@/lib/coaching/repository/move-venue';
import { type OwnCoachRow, replaceCoachPhoto } from '@/lib/coaching/repository/settings';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { readCoachSettings, requireOwn } from '@/lib/coaching/service/manage-settings';
import { texts } from '@/lib/coaching/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { EMPTY_PICTURE, toPicture } from '@/lib/platform/storage/picture';
import type { StoredPicture } from '@/lib/platform/storage/storage';
import { forgetFiles, withStoredPicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';

/** Moves the coaches and classes of a venue to the one that it is merged into, in the caller's transaction. */
export async function moveCoaches(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  await updateCoachVenues(mergedId, survivingId, tx);
  await updateClasses(mergedId, survivingId, tx);
}

const SIDE_PX_MAX = 1_024;

/** @throws AppError invalid */
export function requireImage(file: File, types = /^image\//): void {
  if (file.size === 0) throw invalidField('image', EMPTY_PICTURE);
  if (!types.test(file.type)) {
    throw invalidField('image', say(texts, 'imageWrong'));
  }
  if (file.size > COACH_IMAGE_BYTES_MAX) {
    throw invalidField('image', say(texts, 'imageTooLarge'));
  }
}

/**
 * Re-encodes the picture, so that the original is never stored, and runs `work` with it. If that fails, the file is deleted.
 * @throws AppError unsupported_type, too_large, and errors of the work
 */
export async function withPhoto<T>(
  file: File,
  work: (photo: StoredPicture) => Promise<T>,
): Promise<T> {
  const picture = await toPicture(new Uint8Array(await file.arrayBuffer()), SIDE_PX_MAX);
  return withStoredPicture(picture, 'coach', work);
}

function replacePhoto(coach: OwnCoachRow, photo: StoredPicture | null) {
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
): Promise<CoachSettingsDto> {
  const coach = await requireOwn(actor, coachId);
  if (!(file instanceof File)) throw invalidField('image', say(texts, 'imageWrong'));
  requireImage(file);
  await requireUploadRoom(actor.userId);
  const before = await withPhoto(file, (photo) => replacePhoto(coach, photo));
  if (before) await forgetFiles([before]);
  return readCoachSettings(actor, coachId);
}

/** Afterwards the person's profile picture is shown instead. @throws AppError not_found */
export async function removeCoachPhoto(actor: Actor, coachId: number): Promise<CoachSettingsDto> {
  const coach = await requireOwn(actor, coachId);
  const before = await replacePhoto(coach, null);
  if (before) await forgetFiles([before]);
  return readCoachSettings(actor, coachId);
}
