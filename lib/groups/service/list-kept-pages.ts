import { findPlacesOf } from '@/lib/groups/repository/kept-pages';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db, type Tx } from '@/lib/platform/db/client';

/** A limit: pages of older games are no longer cached. */
const KEPT_PAGES_MAX = 500;

/**
 * The tags of a group, its games and their venues, for changes that show on all of their pages. Ask before a group is deleted:
 * afterwards its games are unknown.
 */
export async function listTagsOfGroup(groupId: number, tx: Tx = db): Promise<string[]> {
  const games = await findPlacesOf(groupId, KEPT_PAGES_MAX, tx);
  const venueIds = new Set(games.flatMap(({ venueId }) => venueId ?? []));
  return [
    cacheTags.group(groupId),
    ...games.map(({ id }) => cacheTags.game(id)),
    ...[...venueIds].map((id) => cacheTags.venue(id)),
  ];
}
