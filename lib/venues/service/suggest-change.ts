import type { Actor } from '@/lib/auth/actor';
import { violates } from '@/lib/db/errors';
import { AppError } from '@/lib/errors/app-error';
import { canEditVenue } from '@/lib/venues/policy';
import { insertSuggestion, updateClosed } from '@/lib/venues/repository/suggestions';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { SuggestChangeInput, VenueSuggestionDto } from '@/lib/venues/schema/suggest-change';
import { readVenue, requireVenue } from '@/lib/venues/service/read-venue';

/**
 * Puts a correction before the admins.
 * @throws AppError not_found, conflict (who may change it does so; an earlier one is open)
 */
export async function suggestChange(
  actor: Actor,
  venueId: number,
  { kind, note }: SuggestChangeInput,
): Promise<VenueSuggestionDto> {
  const venue = await requireVenue(actor, venueId);
  if (canEditVenue(actor, venue)) {
    throw new AppError('conflict', 'You can change this venue yourself.');
  }
  try {
    const { id, createdAt } = await insertSuggestion({
      venueId: venue.id,
      userId: actor.userId,
      kind,
      note,
    });
    return {
      id,
      venueId: venue.id,
      kind,
      note,
      status: 'pending',
      createdAt: createdAt.toISOString(),
    };
  } catch (error) {
    if (!violates(error, 'venue_suggestions_pending_key')) throw error;
    throw new AppError('conflict', 'You have said that already. An admin is looking into it.');
  }
}

/**
 * Marks a venue as closed for good, or open again. It stays listed: people look for what has become of it.
 * @throws AppError not_found, forbidden
 */
export async function markClosed(actor: Actor, id: number, closed: boolean): Promise<VenueDto> {
  const venue = await requireVenue(actor, id);
  if (!canEditVenue(actor, venue)) {
    throw new AppError('forbidden', 'Only who added this venue can mark it as closed.');
  }
  await updateClosed(venue.id, closed ? new Date() : null);
  return readVenue(actor, venue.id);
}
