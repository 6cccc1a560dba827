import type { StorageProviderName } from '@/lib/platform/storage/file-url';

export type FilePurpose = 'avatar' | 'venue' | 'coach' | 'chat' | 'certificate';

/** Read through our own routes alone, which know who may. */
export const isPrivatePurpose = (purpose: FilePurpose): boolean =>
  purpose === 'chat' || purpose === 'certificate';

export interface StoredFile {
  /** Opaque within its provider; unique in `uploads`. */
  key: string;
  provider: StorageProviderName;
}

/** Only certificates may be PDFs. */
export type FileType = 'image/webp' | 'application/pdf';

/** By default a picture. */
export interface StoredUpload extends StoredFile {
  bytes: number;
  type?: FileType;
  width?: number;
  height?: number;
}

export interface StoredPicture extends StoredUpload {
  width: number;
  height: number;
}

export interface StoredBytes {
  body: ReadableStream<Uint8Array>;
  /** Null when the store does not report it. */
  bytes: number | null;
}

/** Where a browser can read a private file directly, and for how long from now. */
export interface StoredLink {
  url: string;
  seconds: number;
}

/** Stores re-encoded pictures, and PDFs as they are. One implementation each for the local disk, UploadThing and S3. */
export interface Storage {
  readonly provider: StorageProviderName;
  /**
   * Stores `data`; chat pictures as privately as the provider can, certificates privately or not at all.
   * @param type WebP by default @throws AppError unavailable when the provider refuses
   */
  put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose, type?: FileType): Promise<StoredFile>;
  /** @returns null when there is no such file. @throws AppError unavailable when the provider does not answer */
  read(key: string): Promise<StoredBytes | null>;
  /**
   * Only where browsers can read private files from the store directly. Signed without a request, so the file may not exist.
   */
  link?(key: string): Promise<StoredLink>;
  /** Deleting a missing file is no error. */
  delete(keys: string[]): Promise<void>;
}
