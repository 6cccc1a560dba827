import type { Tx } from '@/lib/platform/db/client';
import type { FilePurpose, StoredUpload } from '@/lib/platform/storage/storage';

/** Rows of files that are referenced from the start. @throws a violation of the person's quota */
export async function insertUploads(
  { ownerId, purpose }: { ownerId: number; purpose: FilePurpose },
  files: readonly StoredUpload[],
  tx: Tx,
): Promise<void> {
  await tx.upload.createMany({
    data: files.map(({ type = 'image/webp', width = null, height = null, ...file }) => ({
      key: file.key,
      provider: file.provider,
      ownerId,
      purpose,
      contentType: type,
      bytes: file.bytes,
      width,
      height,
      attachedAt: new Date(),
    })),
  });
}
