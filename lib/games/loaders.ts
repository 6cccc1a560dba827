import { notFound } from 'next/navigation';
import { cache } from 'react';
import { GROUP_GAMES_BATCH, OWN_GAMES, type OwnGames } from '@/lib/games/constants';
import { type LastGameDto, lastGameSchema } from '@/lib/games/schema/last-game';
import {
  type DiscoverGamesQuery,
  discoverGamesSchema,
  type GameDto,
  gameListSchema,
  gameParamsSchema,
  gameSchema,
  listGroupGamesSchema,
  listOwnGamesSchema,
} from '@/lib/games/schema/read-game';
import { type RosterDto, rosterSchema } from '@/lib/games/schema/roster';
import { type AnswerPage, readAnswerLink } from '@/lib/games/service/answer-by-link';
import { readLastGame } from '@/lib/games/service/last-game';
import {
  discoverGames,
  listGamesOfGroup,
  listNextGamesOf,
  listOwnGames,
  requireGame,
  toGame,
} from '@/lib/games/service/read-game';
import { readRoster } from '@/lib/games/service/read-roster';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchAt } from '@/lib/platform/http/cursor';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';

// Page data passes the schema of its call too, so that no other column reaches the browser.

/** Hidden games and missing ones show the same not-found page. */
const loadRow = cache((session: Session | null, id: string) => {
  const params = gameParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return orNotFound(requireGame(session?.actor ?? null, params.data.id));
});

export const loadGame = cache(
  async (session: Session | null, id: string): Promise<GameDto> =>
    gameSchema.parse(toGame(session?.actor ?? null, await loadRow(session, id))),
);

/** Everyone in the game, for the page of a member. */
export async function loadRoster(session: Session, id: string): Promise<RosterDto> {
  return rosterSchema.parse(await readRoster(session.actor, await loadRow(session, id)));
}

export const loadPublicGame = (id: string): Promise<GameDto> => loadGame(null, id);

/** For the page behind an email's button; null when the link has expired. */
export const loadAnswerLink = (token: string): Promise<AnswerPage | null> => readAnswerLink(token);

/** `member`: the batch size of the call with which their browser reloads the list. */
const NEXT_SHOWN = { guest: 20, member: GROUP_GAMES_BATCH } as const;

/** For a page that has read the group. */
export async function loadGamesOf(session: Session | null, groupId: number): Promise<GameDto[]> {
  const limit = NEXT_SHOWN[session ? 'member' : 'guest'];
  return gameListSchema.parse(await listNextGamesOf(session?.actor ?? null, groupId, limit));
}

export async function loadPastGamesOf(
  session: Session | null,
  groupId: number,
): Promise<GameDto[]> {
  const input = listGroupGamesSchema.parse({ when: 'past' });
  const { items } = await orNotFound(listGamesOfGroup(session?.actor ?? null, groupId, input));
  return gameListSchema.parse(items);
}

/** One batch of the games around the person: the first, or the one after `cursor`. */
export async function loadGamesNear(
  session: Session | null,
  query: DiscoverGamesQuery,
  cursor: string | null = null,
): Promise<FirstBatch<GameDto>> {
  const input = discoverGamesSchema.parse(query);
  return toFirstBatch(
    (next) => apiUrl('GET /api/games', { query: { ...query, cursor: next } }),
    await batchAt(cursor, (at) => discoverGames(session?.actor ?? null, { ...input, cursor: at })),
    gameListSchema,
  );
}

/** The first batch of one of the lists of My games. */
export async function loadOwnGames(
  { actor }: Session,
  which: OwnGames,
): Promise<FirstBatch<GameDto>> {
  const query = OWN_GAMES[which];
  return toFirstBatch(
    (next) => apiUrl('GET /api/games/mine', { query: { ...query, cursor: next } }),
    await listOwnGames(actor, listOwnGamesSchema.parse(query)),
    gameListSchema,
  );
}

export async function loadLastGame({ actor }: Session): Promise<LastGameDto | null> {
  return lastGameSchema.nullable().parse(await readLastGame(actor));
}
