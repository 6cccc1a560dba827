import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors/app-error';
import { canDeleteVenue } from '@/lib/venues/policy';
import { deleteVenueRow } from '@/lib/venues/repository/images';
import { requireVenue } from '@/lib/venues/service/read-venue';
import { forgetFiles } from '@/lib/venues/service/store-images';

/**
 * Removes a venue with its pictures and reviews. Games that were to be there keep its name as their place.
 * @throws AppError not_found, forbidden
 */
export async function deleteVenue(actor: Actor, id: number): Promise<void> {
  const venue = await requireVenue(actor, id);
  // A merged venue is read as the one it became, and must not take that one with it.
  if (venue.id !== id || !canDeleteVenue(actor, venue)) {
    throw new AppError('forbidden', 'Only the owner of this venue can delete it.');
  }
  await forgetFiles(await deleteVenueRow(venue.id));
}
