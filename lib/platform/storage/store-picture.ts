import { log } from '@/lib/platform/observability/log';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import type { FilePurpose, FileType, StoredFile } from '@/lib/platform/storage/storage';

/** A `Picture`, or the bytes of a PDF. */
interface ToStore {
  data: Uint8Array<ArrayBuffer>;
  type?: FileType;
}

type Stored<F extends ToStore> = Omit<F, 'data'> & StoredFile & { bytes: number };

/** @throws AppError unavailable when the store refuses */
export async function storePicture<F extends ToStore>(
  file: F,
  purpose: FilePurpose,
): Promise<Stored<F>> {
  const { data, ...about } = file;
  const stored = await getStorage().put(data, purpose, file.type);
  return { ...about, ...stored, bytes: data.byteLength };
}

/**
 * Stores a picture and runs `work` with it. The file comes first and its row second; if the row fails, the file is deleted,
 * because nothing would refer to it.
 * @throws AppError unavailable when the store refuses, and errors of the work
 */
export async function withStoredPicture<T, F extends ToStore>(
  picture: F,
  purpose: FilePurpose,
  work: (stored: Stored<F>) => Promise<T>,
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
