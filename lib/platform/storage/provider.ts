import { env } from '@/lib/platform/env/server';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';
import { LocalStorage } from '@/lib/platform/storage/local-storage';
import type { Storage } from '@/lib/platform/storage/storage';
import { UploadThingStorage } from '@/lib/platform/storage/uploadthing-storage';

const local = new LocalStorage(env.UPLOAD_DIR);
const uploadThing = env.UPLOADTHING_TOKEN ? new UploadThingStorage(env.UPLOADTHING_TOKEN) : null;

/** The storage for new files. */
export function getStorage(): Storage {
  return uploadThing ?? local;
}

/** The storage of `provider`; null if its key is no longer configured. */
export function getStorageOf(provider: StorageProviderName): Storage | null {
  return provider === 'local' ? local : uploadThing;
}
