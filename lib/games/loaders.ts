import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  discoverGamesSchema,
  type GameDto,
  gameListSchema,
  gameParamsSchema,
  gameSchema,
} from '@/lib/games/schema/read-game';
import { discoverGames, listPublicGamesOf, readGame } from '@/lib/games/service/read-game';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiPage } from '@/lib/platform/http/client';

// Page data passes the schema of its call too, so that nothing else of a row reaches the browser.

/** A game as a guest sees it. Private and missing games show the same not-found page. */
export const loadPublicGame = cache(async (id: string): Promise<GameDto> => {
  const params = gameParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return gameSchema.parse(await orNotFound(readGame(null, params.data.id)));
});

/** The page size of the call with which a member's browser continues. */
const GAMES_SHOWN = 20;

/** The next public games of a group, for everybody. */
export async function loadPublicGamesOf(groupId: number): Promise<GameDto[]> {
  return gameListSchema.parse(await listPublicGamesOf(groupId, GAMES_SHOWN));
}

/** The first page of the games around the reader. */
export async function loadGamesNear(session: Session | null): Promise<ApiPage<GameDto>> {
  const input = discoverGamesSchema.parse({});
  const { items, nextCursor } = await discoverGames(session?.actor ?? null, input);
  return {
    items: gameListSchema.parse(items),
    next: nextCursor === null ? null : apiUrl('GET /api/games', { query: { cursor: nextCursor } }),
  };
}
