'use client';

import { gameJsonLd } from '@/components/games/game-json-ld';
import { wholeAddress } from '@/components/language/alternates';
import { JsonLd } from '@/components/sharing/json-ld';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

/** schema.org SportsTeam with its next public games. */
function groupJsonLd(
  group: GroupDto,
  games: readonly GameDto[],
  { place, origin }: { place: string | null; origin: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    // One entity, whatever the language of the page.
    '@id': new URL(routes.group(group.id), origin).href,
    url: wholeAddress(routes.group(group.id), origin),
    name: group.name,
    sport: sportWords(group.sport.name),
    ...(group.description && { description: group.description }),
    ...(place && { location: { '@type': 'Place', name: place } }),
    ...(games.length > 0 && { event: games.slice(0, 5).map((game) => gameJsonLd(game, origin)) }),
  };
}

interface GroupJsonLdScriptProps {
  group: GroupDto;
  games: GameDto[];
  /** In the reader's language. */
  place: string | null;
  origin: string;
}

/**
 * A client component that takes the same props as the screen beside it, so the page's payload contains only a reference to that
 * data and not a second copy.
 */
export function GroupJsonLdScript({ group, games, place, origin }: GroupJsonLdScriptProps) {
  return <JsonLd data={groupJsonLd(group, games, { place, origin })} />;
}
