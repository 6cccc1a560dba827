import type { StorageProviderName } from '@/lib/platform/storage/file-url';

export type FilePurpose = 'avatar' | 'venue' | 'coach' | 'chat';

export interface StoredFile {
  /** Opaque within its provider; unique in `uploads`. */
  key: string;
  provider: StorageProviderName;
}

export interface StoredPicture extends StoredFile {
  bytes: number;
  width: number;
  height: number;
}

export interface StoredBytes {
  body: ReadableStream<Uint8Array>;
  /** Null when the store does not say. */
  bytes: number | null;
}

/** Stores re-encoded pictures. One implementation each for the local disk and UploadThing. */
export interface Storage {
  readonly provider: StorageProviderName;
  /** Stores `data` (WebP); chat pictures as privately as the provider can. @throws AppError unavailable when the provider refuses it */
  put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose): Promise<StoredFile>;
  /** @returns null when there is no such file. @throws AppError unavailable when the provider does not answer */
  read(key: string): Promise<StoredBytes | null>;
  /** Deletes the file; no error if it is gone already. */
  delete(keys: string[]): Promise<void>;
}
