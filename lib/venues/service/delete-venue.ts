import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { forgetFiles } from '@/lib/platform/storage/store-picture';
import { canDeleteVenue } from '@/lib/venues/policy';
import { deleteVenueRow } from '@/lib/venues/repository/images';
import { texts } from '@/lib/venues/server-texts';
import { listTagsOfVenue } from '@/lib/venues/service/list-cached-pages';
import { requireVenue } from '@/lib/venues/service/read-venue';

/**
 * Deletes a venue with its pictures and reviews. Its games keep its name as their place.
 * @throws AppError not_found, forbidden
 */
export async function deleteVenue(actor: Actor, id: number): Promise<void> {
  const venue = await requireVenue(actor, id);
  // requireVenue resolves a merged venue to the remaining one, which must not be deleted here.
  if (venue.id !== id || !canDeleteVenue(actor, venue)) {
    throw new AppError('forbidden', say(texts, 'deleteNotAllowed'));
  }
  const tags = await listTagsOfVenue(venue.id);
  const gone = await deleteVenueRow(venue.id);
  expireTags(db, ...tags);
  await forgetFiles(gone);
}
