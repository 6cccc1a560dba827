import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { transaction } from '@/lib/platform/db/transaction';
import type { StoredFile, StoredPicture } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';

export interface StoredImage extends StoredPicture {
  caption: string | null;
}

export async function insertImages(
  { venueId, ownerId, after }: { venueId: number; ownerId: number; after: number },
  images: StoredImage[],
  tx: Tx,
): Promise<void> {
  await insertUploads({ ownerId, purpose: 'venue' }, images, tx);
  await tx.venueImage.createMany({
    data: images.map(({ key, provider, width, height, caption }, index) => ({
      venueId,
      imageKey: key,
      provider,
      width,
      height,
      caption,
      position: after + index,
      uploadedBy: ownerId,
    })),
  });
}

/** Keeps the given pictures, with that order and those captions. @returns the files of all others, whose rows are gone */
export async function keepImages(
  venueId: number,
  kept: { id: number; caption: string | null }[],
  tx: Tx,
): Promise<StoredFile[]> {
  const gone = await tx.venueImage.findMany({
    where: { venueId, hiddenAt: null, id: { notIn: kept.map(({ id }) => id) } },
    select: { id: true, imageKey: true, provider: true },
  });
  await tx.venueImage.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  await tx.upload.deleteMany({ where: { key: { in: gone.map(({ imageKey }) => imageKey) } } });
  for (const [position, { id, caption }] of kept.entries()) {
    await tx.venueImage.updateMany({ where: { id, venueId }, data: { caption, position } });
  }
  return gone.map(({ imageKey, provider }) => ({ key: imageKey, provider }));
}

export function countImages(venueId: number, tx: Tx = db): Promise<number> {
  return tx.venueImage.count({ where: { venueId } });
}

/** Deletes a venue with everything that belongs to it. @returns its files, which are no longer referenced */
export async function deleteVenueRow(id: number): Promise<StoredFile[]> {
  return transaction(async (tx) => {
    const rows = await tx.venueImage.findMany({
      where: { venueId: id },
      select: { imageKey: true, provider: true },
    });
    await tx.venue.deleteMany({ where: { id } });
    await tx.upload.deleteMany({ where: { key: { in: rows.map(({ imageKey }) => imageKey) } } });
    return rows.map(({ imageKey, provider }) => ({ key: imageKey, provider }));
  });
}

/** @returns its venue and file; null when it was hidden already */
export async function updateHiddenImage(
  id: number,
  tx: Tx,
): Promise<(StoredFile & { venueId: number }) | null> {
  const file = await on(tx)
    .updateTable('venueImages')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .returning(['venueId', 'imageKey as key', 'provider'])
    .executeTakeFirst();
  if (!file) return null;
  await tx.upload.deleteMany({ where: { key: file.key } });
  return file;
}
