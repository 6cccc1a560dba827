import { cacheTags } from '@/lib/platform/cache/tags';
import { db, type Tx } from '@/lib/platform/db/client';
import { findPagesNaming } from '@/lib/venues/repository/cached-pages';

/** A limit: pages of older games are no longer cached. */
const CACHED_PAGES_MAX = 500;

/**
 * The tags of all pages that name a venue: also of its games, their groups and its coaches. For a new name, and when the venue
 * is hidden or shown again. Call it before it is deleted or merged: afterwards they are unknown.
 */
export async function listTagsOfVenue(venueId: number, tx: Tx = db): Promise<string[]> {
  const { games, coaches } = await findPagesNaming(venueId, CACHED_PAGES_MAX, tx);
  const groupIds = new Set(games.map(({ groupId }) => groupId));
  return [
    cacheTags.venue(venueId),
    cacheTags.venues,
    ...games.map(({ id }) => cacheTags.game(id)),
    ...[...groupIds].map((id) => cacheTags.group(id)),
    ...coaches.map(({ coachId }) => cacheTags.coach(coachId)),
  ];
}
