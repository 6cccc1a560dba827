import { notFound } from 'next/navigation';
import { loadGamesOf } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { routes } from '@/lib/routes';
import { loadPublicVenue } from '@/lib/venues/loaders';
import type { GameAtVenueDto } from '@/lib/venues/schema/read-venue';

export type EmbeddedGame = Pick<
  GameAtVenueDto,
  'id' | 'title' | 'startsAt' | 'endsAt' | 'timeZone' | 'goingCount' | 'maxPlayers'
>;

/** What other sites show of a group or a venue: what a guest sees on its page, next games first. */
export async function loadEmbedded(kind: string, id: string) {
  if (kind === 'group') {
    const group = await loadPublicGroup(id);
    const games = await loadGamesOf(null, group.id);
    const isOn = games.filter(({ status }) => status === 'upcoming');
    return { name: group.name, path: routes.group(group.id), games: isOn };
  }
  if (kind !== 'venue') notFound();
  const { venue, games } = await loadPublicVenue(id);
  return { name: venue.name, path: routes.venue(venue.id), games };
}
