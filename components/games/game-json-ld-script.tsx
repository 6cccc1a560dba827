'use client';

import { JsonLd } from '@/components/sharing/json-ld';
import type { GameDto } from '@/lib/games/schema/read-game';
import { gameJsonLd } from './game-json-ld';

/** A client component for the reason given in group-json-ld-script. */
export function GameJsonLdScript({ game, origin }: { game: GameDto; origin: string }) {
  return <JsonLd data={{ '@context': 'https://schema.org', ...gameJsonLd(game, origin) }} />;
}
