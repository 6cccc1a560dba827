import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { afterCommit } from '@/lib/platform/db/transaction';
import { forgetFiles } from '@/lib/platform/storage/store-picture';
import { updateHidden } from '@/lib/venues/repository/curate';
import { updateHiddenImage } from '@/lib/venues/repository/images';
import { updateHiddenReview } from '@/lib/venues/repository/reviews';

/** After an admin's decision, in the caller's transaction. */
export function hideVenue(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}

/** After an admin's decision, in the caller's transaction. */
export async function hideReview(tx: Tx, id: number): Promise<void> {
  const venueId = await updateHiddenReview(id, tx);
  if (venueId !== null) expirePages(tx, venueId);
}

/**
 * After an admin's decision, in the caller's transaction. The file is deleted after the commit, because its address may be
 * known.
 */
export async function hideImage(tx: Tx, id: number): Promise<void> {
  const file = await updateHiddenImage(id, tx);
  if (!file) return;
  expirePages(tx, file.venueId);
  afterCommit(tx, () => void forgetFiles([file]));
}

/** Uses the picture's present venue: a report names the one before a merge. */
const expirePages = (tx: Tx, venueId: number) =>
  expireTags(tx, cacheTags.venue(venueId), cacheTags.venues);
