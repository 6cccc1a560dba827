'use client';

import { JsonLd } from '@/components/layout/json-ld';
import type { GameDto } from '@/lib/games/schema';
import { gameJsonLd } from './game-json-ld';

/** A client part, as group-json-ld-script explains. */
export function GameJsonLdScript({ game, origin }: { game: GameDto; origin: string }) {
  return <JsonLd data={{ '@context': 'https://schema.org', ...gameJsonLd(game, origin) }} />;
}
