import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-store';
import { orNotFound } from '@/lib/errors/or-not-found';
import {
  discoverGamesSchema,
  type GameDto,
  gameListSchema,
  gameParamsSchema,
  gameSchema,
} from '@/lib/games/schema';
import { discoverGames, listPublicGamesOf, readGame } from '@/lib/games/service/read-game';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

/** What a guest reads of a game; private and missing ones are the same not-found page. */
export const loadPublicGame = cache(async (id: string): Promise<GameDto> => {
  const params = gameParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return gameSchema.parse(await orNotFound(readGame(null, params.data.id)));
});

/** As many as the first page of the call that a member's browser goes on with. */
const GAMES_SHOWN = 20;

/** The next public games of a group, for everybody. */
export async function loadPublicGamesOf(groupId: number): Promise<GameDto[]> {
  return gameListSchema.parse(await listPublicGamesOf(groupId, GAMES_SHOWN));
}

/** The first page of the feed of games around the reader. */
export async function loadGamesNear(
  session: Session | null,
): Promise<{ items: GameDto[]; next: string | null }> {
  const input = discoverGamesSchema.parse({});
  const { items, nextCursor } = await discoverGames(session?.actor ?? null, input);
  return {
    items: gameListSchema.parse(items),
    next: nextCursor === null ? null : `/api/games?cursor=${nextCursor}`,
  };
}
