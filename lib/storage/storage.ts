import type { StorageProviderName } from '@/lib/storage/file-url';

export type FilePurpose = 'avatar' | 'venue' | 'coach' | 'chat';

export interface StoredFile {
  /** Opaque within its provider; unique in `uploads`. */
  key: string;
  provider: StorageProviderName;
}

/** Where re-encoded pictures are kept. One implementation each for the local disk and UploadThing. */
export interface Storage {
  readonly provider: StorageProviderName;
  /** Keeps `data` (WebP). @throws AppError unavailable when the store does not take it */
  put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose): Promise<StoredFile>;
  /** Deletes; a key that is gone already is fine. */
  delete(keys: string[]): Promise<void>;
}
