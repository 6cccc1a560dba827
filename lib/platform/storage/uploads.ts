import type { Tx } from '@/lib/platform/db/client';
import type { FilePurpose, StoredPicture } from '@/lib/platform/storage/storage';

/** Rows of pictures that are referenced from the start. @throws a violation of the person's quota */
export async function insertUploads(
  { ownerId, purpose }: { ownerId: number; purpose: FilePurpose },
  pictures: readonly StoredPicture[],
  tx: Tx,
): Promise<void> {
  await tx.upload.createMany({
    data: pictures.map(({ key, provider, bytes, width, height }) => ({
      key,
      provider,
      ownerId,
      purpose,
      contentType: 'image/webp',
      bytes,
      width,
      height,
      attachedAt: new Date(),
    })),
  });
}
