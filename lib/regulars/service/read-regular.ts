import { listGamesOfRegular } from '@/lib/games/service/regular-seats';
import { readFirstOf } from '@/lib/money/service/pay-first';
import { REGULAR_GAMES_SHOWN } from '@/lib/regulars/constants';
import { findDebt } from '@/lib/regulars/repository';
import { openPersonalLink } from '@/lib/regulars/service/personal-link';

/** The page behind a personal link: this person's games of one group, and nothing of anybody else. */
export interface RegularPage {
  name: string;
  group: string;
  games: (Awaited<ReturnType<typeof listGamesOfRegular>>[number] & {
    /** Of a seat that is paid for before the game. */
    pay: Awaited<ReturnType<typeof readFirstOf>>;
  })[];
  /** In the smallest unit of the currency; negative when they are owed. */
  debt: number;
  currency: string;
}

/** Null when the link has ended. Changes nothing. */
export async function readRegularPage(token: string): Promise<RegularPage | null> {
  const regular = await openPersonalLink(token);
  if (!regular) return null;
  const [rows, debt] = await Promise.all([
    listGamesOfRegular(regular, REGULAR_GAMES_SHOWN),
    findDebt(regular.id),
  ]);
  const games = await Promise.all(
    rows.map(async (game) => ({ ...game, pay: await readFirstOf(regular, game.id) })),
  );
  const { name, groupName: group, currency } = regular;
  return { name, group, games, debt, currency };
}
