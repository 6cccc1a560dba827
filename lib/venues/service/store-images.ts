import { AppError, type FieldIssue, invalidField } from '@/lib/errors/app-error';
import { log } from '@/lib/observability/log';
import { toPicture } from '@/lib/storage/picture';
import { getStorage, getStorageOf } from '@/lib/storage/provider';
import type { StoredFile } from '@/lib/storage/storage';
import { IMAGE_BYTES_MAX, IMAGES_MAX } from '@/lib/venues/constants';

/** The longer side of what is kept: a large screen's width. */
const SIDE_PX_MAX = 1_920;

export interface NewImage extends StoredFile {
  bytes: number;
  width: number;
  height: number;
}

/**
 * The files of the field `images`, judged by what can be seen without decoding: number, size, declared type.
 * @param room how many more the venue may have
 * @throws AppError invalid naming images or images.N, too_large
 */
export function readImageFiles(form: FormData, room: number): File[] {
  // A browser sends an empty file for a field in which nothing was chosen.
  const files = form
    .getAll('images')
    .filter((file): file is File => file instanceof File)
    .filter(({ size, name }) => size > 0 || name !== '');
  if (files.length > room) throw invalidField('images', `At most ${IMAGES_MAX} images are kept.`);
  const issues = files.flatMap((file, index): FieldIssue[] =>
    file.type.startsWith('image/') && file.size > 0 && file.size <= IMAGE_BYTES_MAX
      ? []
      : [
          {
            path: `images.${index}`,
            message: 'Only images under 10MB are allowed.',
          },
        ],
  );
  if (issues.length > 0) {
    throw new AppError('invalid', 'Only images under 10MB are allowed.', { issues });
  }
  return files;
}

/**
 * Decodes every file before the first is stored, so that a bad one leaves nothing behind.
 * @throws AppError unsupported_type, too_large, invalid (damaged), unavailable
 */
export async function storeImages(files: File[]): Promise<NewImage[]> {
  const pictures = [];
  for (const file of files) {
    pictures.push(await toPicture(new Uint8Array(await file.arrayBuffer()), SIDE_PX_MAX));
  }
  const stored: NewImage[] = [];
  try {
    for (const { data, width, height } of pictures) {
      const file = await getStorage().put(data, 'venue');
      stored.push({ ...file, bytes: data.byteLength, width, height });
    }
    return stored;
  } catch (error) {
    await forgetFiles(stored);
    throw error;
  }
}

/** Deletes files that no row names any more. One that stays behind costs disk space, never the person's change. */
export async function forgetFiles(files: StoredFile[]): Promise<void> {
  await Promise.all(files.map(forgetFile));
}

async function forgetFile({ provider, key }: StoredFile): Promise<void> {
  await getStorageOf(provider)
    ?.delete([key])
    .catch((error: unknown) =>
      log.warn({ err: error, key }, 'a picture of a venue could not be deleted'),
    );
}
