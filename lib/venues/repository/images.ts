import { db, type Tx } from '@/lib/db/client';
import type { StoredFile } from '@/lib/storage/storage';

/** Deletes a venue with what hangs on it. @returns its files, which nothing refers to any more */
export async function deleteVenueRow(id: number): Promise<StoredFile[]> {
  return db.$transaction(async (tx) => {
    const files = await findFiles(id, tx);
    await tx.venue.deleteMany({ where: { id } });
    await tx.upload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
    return files;
  });
}

async function findFiles(venueId: number, tx: Tx): Promise<StoredFile[]> {
  const rows = await tx.venueImage.findMany({
    where: { venueId },
    select: { imageKey: true, provider: true },
  });
  return rows.map(({ imageKey, provider }) => ({ key: imageKey, provider }));
}
