'use client';

import { wholeAddress } from '@/components/language/alternates';
import { JsonLd } from '@/components/sharing/json-ld';
import type { GameDto } from '@/lib/games/schema/read-game';
import { toUnits } from '@/lib/platform/language/currency';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

const STATUS = {
  upcoming: 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** schema.org SportsEvent. As everywhere, a private address is shown only as an area. */
export function gameJsonLd(game: GameDto, origin: string): Record<string, unknown> {
  const url = wholeAddress(routes.game(game.id), origin);
  return {
    '@type': 'SportsEvent',
    // One entity, whatever the language of the page.
    '@id': new URL(routes.game(game.id), origin).href,
    url,
    name: game.title,
    sport: sportWords(game.sport.name),
    ...(game.description && { description: game.description }),
    startDate: game.startsAt,
    endDate: game.endsAt,
    eventStatus: STATUS[game.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: game.maxPlayers,
    remainingAttendeeCapacity: Math.max(0, game.maxPlayers - game.goingCount),
    image: [wholeAddress(routes.gameCard(game.id), origin)],
    location: {
      '@type': 'Place',
      name: game.venue?.name ?? game.location,
      address: game.location,
      ...(game.point && { geo: { '@type': 'GeoCoordinates', ...game.point } }),
    },
    organizer: game.reach
      ? { '@type': 'Person', name: game.creator.name }
      : {
          '@type': 'SportsTeam',
          name: game.group.name,
          url: wholeAddress(routes.group(game.groupId), origin),
        },
    ...(game.costPerPlayer !== null && {
      offers: {
        '@type': 'Offer',
        price: toUnits(game.costPerPlayer, game.currency),
        priceCurrency: game.currency,
        availability:
          game.goingCount < game.maxPlayers
            ? 'https://schema.org/InStock'
            : 'https://schema.org/SoldOut',
        url,
      },
    }),
  };
}

/** A client component for the reason given in group-json-ld-script. */
export function GameJsonLdScript({ game, origin }: { game: GameDto; origin: string }) {
  return <JsonLd data={{ '@context': 'https://schema.org', ...gameJsonLd(game, origin) }} />;
}
