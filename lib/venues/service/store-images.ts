import { log } from '@/lib/observability/log';
import { getStorageOf } from '@/lib/storage/provider';
import type { StoredFile } from '@/lib/storage/storage';

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
