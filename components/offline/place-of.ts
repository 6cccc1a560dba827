'use client';

import type { OfflineChat, OfflineDesk, OfflineDto, OfflineGame } from '@/lib/offline/schema';
import { currentTime } from '@/lib/platform/browser/clock';
import { readLarge, storeLarge } from '@/lib/platform/browser/person-store';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { currentLanguage } from '@/lib/platform/language/current';
import { splitLanguage } from '@/lib/platform/language/paths';
import { routes } from '@/lib/routes';

/** Also the name under which the service worker finds it. */
const COPY = apiUrl('GET /api/offline');
const TAKEN_AT = 'x-taken-at';

/** The person's offline copy on this device; null before the first one. */
export async function readCopy(userId: number): Promise<OfflineDto | null> {
  const saved = await readLarge(userId, COPY);
  // Only `takeCopy` writes it; that of an earlier release had no desks.
  return saved
    ? ({ desks: [], ...((await saved.json()) as Partial<OfflineDto>) } as OfflineDto)
    : null;
}

/** The age of the copy, without reading all of it. */
export async function ageOfCopy(userId: number): Promise<number> {
  const saved = await readLarge(userId, COPY);
  return currentTime() - Number(saved?.headers.get(TAKEN_AT) ?? 0);
}

/** Stores a new copy, in the language of this page. An unchanged one is not sent again, and counts as taken now. */
export async function takeCopy(userId: number): Promise<OfflineDto> {
  const saved = await readLarge(userId, COPY);
  let tag = saved?.headers.get('etag') ?? '';
  const takenAt = new Date(currentTime()).toISOString();
  const sent = await api(COPY, {
    headers: tag ? { 'If-None-Match': tag } : {},
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      tag = response.headers.get('etag') ?? '';
      const { headers, status } = response;
      return saved && status === 304 ? new Response(saved.body, { headers }) : response;
    },
  });
  const copy = { ...sent, takenAt };
  const headers = {
    'content-type': 'application/json',
    // The service worker shows its page in this language.
    'content-language': currentLanguage(),
    etag: tag,
    [TAKEN_AT]: String(currentTime()),
  };
  await storeLarge(userId, COPY, new Response(JSON.stringify(copy), { headers }));
  return copy;
}

/** The content of an address while offline. */
type Place =
  | { kind: 'games' | 'chats' | 'other' }
  | { kind: 'game'; game: OfflineGame }
  | { kind: 'chat'; chat: OfflineChat }
  | { kind: 'desk'; desk: OfflineDesk };

const PAGE_OF_ONE = /^\/(game|group)\/([1-9]\d*)$/;

/** @param address path and query */
export function placeOf(address: string, { games, chats, desks }: OfflineDto): Place {
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
  const desk = desks.find(({ venue }) => path === routes.venueDesk(venue.id));
  if (desk) return { kind: 'desk', desk };
  const game = kind === 'game' ? games.find((each) => each.id === id) : undefined;
  if (game) return { kind: 'game', game };
  const chat = kind === 'group' ? chats.find(({ groupId }) => groupId === id) : undefined;
  return chat ? { kind: 'chat', chat } : { kind: 'other' };
}
