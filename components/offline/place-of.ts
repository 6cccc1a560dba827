import type { OfflineChat, OfflineDto, OfflineGame } from '@/lib/offline/schema';
import { splitLanguage } from '@/lib/platform/language/paths';
import { routes } from '@/lib/routes';

/** The content of an address while offline. */
export type Place =
  | { kind: 'games' | 'chats' | 'other' }
  | { kind: 'game'; game: OfflineGame }
  | { kind: 'chat'; chat: OfflineChat };

const PAGE_OF_ONE = /^\/(game|group)\/([1-9]\d*)$/;

/** @param address path and query */
export function placeOf(address: string, { games, chats }: OfflineDto): Place {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const { path } = splitLanguage(pathname);
  if (path === routes.home() || path === routes.myGames()) return { kind: 'games' };
  if (path === routes.messages()) {
    const wanted = (name: string) => Number(searchParams.get(name));
    const chat = chats.find(
      ({ id, userId }) => id === wanted('conversation') || userId === (wanted('to') || undefined),
    );
    return chat ? { kind: 'chat', chat } : { kind: 'chats' };
  }
  const [, kind, digits] = PAGE_OF_ONE.exec(path) ?? [];
  const id = Number(digits);
  const game = kind === 'game' ? games.find((each) => each.id === id) : undefined;
  if (game) return { kind: 'game', game };
  const chat = kind === 'group' ? chats.find(({ groupId }) => groupId === id) : undefined;
  return chat ? { kind: 'chat', chat } : { kind: 'other' };
}
