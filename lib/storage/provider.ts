import { env } from '@/lib/env/server';
import type { StorageProviderName } from '@/lib/storage/file-url';
import { LocalStorage } from '@/lib/storage/local-storage';
import type { Storage } from '@/lib/storage/storage';
import { UploadThingStorage } from '@/lib/storage/uploadthing-storage';

const local = new LocalStorage(env.UPLOAD_DIR);
const uploadThing = env.UPLOADTHING_TOKEN ? new UploadThingStorage(env.UPLOADTHING_TOKEN) : null;

/** Where new files go. */
export function getStorage(): Storage {
  return uploadThing ?? local;
}

/** Where a file of `provider` lies; a file of a service whose key was taken away stays where it is. */
export function getStorageOf(provider: StorageProviderName): Storage | null {
  return provider === 'local' ? local : uploadThing;
}
