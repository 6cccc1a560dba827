import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
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
  if (images.length === 0) return;
  await on(tx)
    .insertInto('venueImages')
    .values(
      images.map(({ key, provider, width, height, caption }, index) => ({
        venueId,
        imageKey: key,
        provider,
        width,
        height,
        caption,
        position: after + index,
        uploadedBy: ownerId,
      })),
    )
    .execute();
}

/** Keeps the given pictures, with that order and those captions. @returns the files of all others, whose rows are gone */
export async function keepImages(
  venueId: number,
  kept: { id: number; caption: string | null }[],
  tx: Tx,
): Promise<StoredFile[]> {
  const keptIds = kept.map(({ id }) => id);
  const gone = await on(tx)
    .deleteFrom('venueImages')
    .where('venueId', '=', venueId)
    .where('hiddenAt', 'is', null)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(keptIds)))))
    .returning(['imageKey as key', 'provider'])
    .execute();
  await deleteUploads(gone, tx);
  for (const [position, { id, caption }] of kept.entries()) {
    await on(tx)
      .updateTable('venueImages')
      .set({ caption, position })
      .where((eb) => eb.and({ id, venueId }))
      .execute();
  }
  return gone;
}

async function deleteUploads(files: StoredFile[], tx: Tx): Promise<void> {
  const keys = files.map(({ key }) => key);
  await on(tx)
    .deleteFrom('uploads')
    .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute();
}

export async function countImages(venueId: number, tx?: Tx): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('venueImages')
    .where('venueId', '=', venueId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a venue with everything that belongs to it. @returns its files, which are no longer referenced */
export async function deleteVenueRow(id: number, tx: Tx): Promise<StoredFile[]> {
  const files = await on(tx)
    .selectFrom('venueImages')
    .where('venueId', '=', id)
    .select(['imageKey as key', 'provider'])
    .execute();
  await on(tx).deleteFrom('venues').where('id', '=', id).execute();
  await deleteUploads(files, tx);
  return files;
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
  await deleteUploads([file], tx);
  return file;
}
