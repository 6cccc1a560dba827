import { db } from '@/lib/db/client';
import type { StoredFile } from '@/lib/storage/storage';

/** A picture that no message holds yet; what is never sent is swept away with the other loose files. */
export async function insertPicture(
  ownerId: number,
  picture: StoredFile & { bytes: number; width: number; height: number },
): Promise<void> {
  await db.upload.create({
    data: { ...picture, ownerId, purpose: 'chat', contentType: 'image/webp' },
    select: { key: true },
  });
}
