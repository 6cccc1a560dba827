import { env } from '@/lib/platform/env/server';
import { bucketAddress } from '@/lib/platform/storage/bucket-address.mjs';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';
import { LocalStorage } from '@/lib/platform/storage/local-storage';
import { isPrivateKey } from '@/lib/platform/storage/picture-key';
import { S3Storage } from '@/lib/platform/storage/s3-storage';
import type { Storage, StoredBytes } from '@/lib/platform/storage/storage';
import { UploadThingStorage } from '@/lib/platform/storage/uploadthing-storage';

const local = new LocalStorage(env.UPLOAD_DIR);
const uploadThing = env.UPLOADTHING_TOKEN ? new UploadThingStorage(env.UPLOADTHING_TOKEN) : null;
const s3 = openBucket();

function openBucket(): S3Storage | null {
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const address = bucketAddress(env);
  if (!address || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return new S3Storage({
    address,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

const storages: Record<StorageProviderName, Storage | null> = {
  local,
  uploadthing: uploadThing,
  s3,
};

export function getStorage(): Storage {
  return s3 ?? uploadThing ?? local;
}

/** Null if the provider's key is no longer configured. */
export function getStorageOf(provider: StorageProviderName): Storage | null {
  return storages[provider];
}

/**
 * A picture for everybody that `/media` serves: from the local disk, or from a bucket without a public address.
 * @returns null when there is none. @throws AppError unavailable when the bucket does not answer
 */
export async function readPublicPicture(key: string): Promise<StoredBytes | null> {
  if (isPrivateKey(key)) return null;
  return (await local.read(key)) ?? (await s3?.read(key)) ?? null;
}
