import { log } from '@/lib/platform/observability/log';
import type { Picture } from '@/lib/platform/storage/picture';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import type { FilePurpose, StoredFile, StoredPicture } from '@/lib/platform/storage/storage';

/** @throws AppError unavailable when the store refuses */
export async function storePicture(
  { data, width, height }: Picture,
  purpose: FilePurpose,
): Promise<StoredPicture> {
  const file = await getStorage().put(data, purpose);
  return { ...file, bytes: data.byteLength, width, height };
}

/**
 * Stores a picture and runs `work` with it. The file comes first and its row second; if the row fails, the file is deleted,
 * because nothing would refer to it.
 * @throws AppError unavailable when the store refuses, and errors of the work
 */
export async function withStoredPicture<T>(
  picture: Picture,
  purpose: FilePurpose,
  work: (stored: StoredPicture) => Promise<T>,
): Promise<T> {
  const stored = await storePicture(picture, purpose);
  try {
    return await work(stored);
  } catch (error) {
    await forgetFiles([stored]);
    throw error;
  }
}

/** Deletes unreferenced files. One that remains costs disk space, but must not fail the person's change. */
export async function forgetFiles(files: readonly StoredFile[]): Promise<void> {
  await Promise.all(files.map(forgetFile));
}

async function forgetFile({ provider, key }: StoredFile): Promise<void> {
  await getStorageOf(provider)
    ?.delete([key])
    .catch((error: unknown) => log.warn({ err: error, key }, 'a picture could not be deleted'));
}
