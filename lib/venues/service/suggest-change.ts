import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnPlace } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { canEditVenue } from '@/lib/venues/policy';
import type { VenueRow } from '@/lib/venues/repository/find-venue';
import { insertSuggestion, updateClosed } from '@/lib/venues/repository/suggestions';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { SuggestChangeInput, VenueSuggestionDto } from '@/lib/venues/schema/suggest-change';
import { texts } from '@/lib/venues/server-texts';
import { readVenue, requireVenue } from '@/lib/venues/service/read-venue';

/**
 * Sends a correction to the venue's representative and the admins.
 * @throws AppError not_found, conflict (the person may edit the venue, or has a pending one), invalid
 */
export async function suggestChange(
  actor: Actor,
  venueId: number,
  input: SuggestChangeInput,
): Promise<VenueSuggestionDto> {
  const venue = await requireVenue(actor, venueId);
  const { kind, note, changes } = input;
  requireOwnPlace(changes.name, 'changes.name');
  // Duplicates may be reported by anyone, even the owner of one listing, who cannot change the other.
  if (kind !== 'duplicate' && canEditVenue(actor, venue)) {
    throw new AppError('conflict', say(texts, 'changeYourself'));
  }
  const duplicateOfId = kind === 'duplicate' ? await requireOther(actor, venue, input) : null;
  const suggestion = {
    venueId: venue.id,
    userId: actor.userId,
    kind,
    note,
    changes: kind === 'edit' ? changes : {},
    duplicateOfId,
  };
  const { row, told: notified } = await transaction(async (tx) => {
    const inserted = await insertSuggestion(suggestion, tx);
    const owner = venue.ownerId ?? venue.addedById;
    if (owner === null || owner === actor.userId || kind === 'duplicate') {
      return { row: inserted, told: [] };
    }
    const notification = await notify(tx, {
      userId: owner,
      actorId: actor.userId,
      type: 'venue_suggestion',
      title: say(texts, 'suggestedTitle'),
      message:
        kind === 'closed'
          ? say(texts, 'suggestedClosed', { venue: venue.name })
          : say(texts, 'suggestedEdit', { venue: venue.name }),
      data: { venueId: venue.id, suggestionId: inserted.id },
    });
    return { row: inserted, told: [notification] };
  }).catch((error: unknown) => {
    if (!violates(error, 'venue_suggestions_pending_key')) throw error;
    throw new AppError('conflict', say(texts, 'suggestedAlready'));
  });
  await publishNotifications(notified);
  return {
    id: row.id,
    venueId: venue.id,
    kind,
    note,
    status: 'pending',
    createdAt: row.createdAt.toISOString(),
  };
}

async function requireOther(
  actor: Actor,
  venue: VenueRow,
  { duplicateOfId = 0 }: SuggestChangeInput,
): Promise<number> {
  const other = await requireVenue(actor, duplicateOfId).catch(() => null);
  if (!other) throw invalidField('duplicateOfId', say(texts, 'otherListingGone'));
  if (other.id === venue.id) {
    throw invalidField('duplicateOfId', say(texts, 'sameVenue'));
  }
  return other.id;
}

/**
 * Marks a venue as permanently closed, or as open again. It remains listed, because people look it up.
 * @throws AppError not_found, forbidden
 */
export async function markClosed(actor: Actor, id: number, closed: boolean): Promise<VenueDto> {
  const venue = await requireVenue(actor, id);
  if (!canEditVenue(actor, venue)) {
    throw new AppError('forbidden', say(texts, 'closeNotAllowed'));
  }
  await updateClosed(venue.id, closed ? new Date() : null);
  expireTags(db, cacheTags.venue(venue.id), cacheTags.venues);
  return readVenue(actor, venue.id);
}
