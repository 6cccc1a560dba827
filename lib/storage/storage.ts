import type { StorageProviderName } from '@/lib/storage/file-url';

export type FilePurpose = 'avatar' | 'venue' | 'coach' | 'chat';

export interface StoredFile {
  /** Opaque within its provider; unique in `uploads`. */
  key: string;
  provider: StorageProviderName;
}

export interface StoredBytes {
  body: ReadableStream<Uint8Array>;
  /** Null when the store does not say. */
  bytes: number | null;
}

/** Where re-encoded pictures are kept. One implementation each for the local disk and UploadThing. */
export interface Storage {
  readonly provider: StorageProviderName;
  /** Keeps `data` (WebP); what is said in a chat as privately as the store can. @throws AppError unavailable when the store does not take it */
  put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose): Promise<StoredFile>;
  /** @returns null when there is no such file. @throws AppError unavailable when the store does not answer */
  read(key: string): Promise<StoredBytes | null>;
  /** Deletes; a key that is gone already is fine. */
  delete(keys: string[]): Promise<void>;
}
