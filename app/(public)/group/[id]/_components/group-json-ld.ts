import { gameJsonLd } from '@/components/games/game-json-ld';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { routes } from '@/lib/routes';

/** schema.org SportsTeam with its next public games. */
export function groupJsonLd(
  group: GroupDto,
  games: readonly GameDto[],
  origin: string,
): Record<string, unknown> {
  const url = new URL(routes.group(group.id), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    '@id': url,
    url,
    name: group.name,
    sport: group.sport.name,
    ...(group.description && { description: group.description }),
    ...(group.location && { location: { '@type': 'Place', name: group.location } }),
    ...(games.length > 0 && { event: games.slice(0, 5).map((game) => gameJsonLd(game, origin)) }),
  };
}
