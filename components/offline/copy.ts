'use client';

import type { OfflineDto } from '@/lib/offline/schema';
import { currentTime } from '@/lib/platform/browser/clock';
import { readLarge, storeLarge } from '@/lib/platform/browser/person-store';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { currentLanguage } from '@/lib/platform/language/current';

/** Also the name under which the service worker finds it. */
const COPY = apiUrl('GET /api/offline');
const TAKEN_AT = 'x-taken-at';

/** The person's offline copy on this device; null before the first one. */
export async function readCopy(userId: number): Promise<OfflineDto | null> {
  const saved = await readLarge(userId, COPY);
  // Only `takeCopy` writes it.
  return saved ? ((await saved.json()) as OfflineDto) : null;
}

/** The age of the copy, without reading all of it. */
export async function ageOfCopy(userId: number): Promise<number> {
  const saved = await readLarge(userId, COPY);
  return currentTime() - Number(saved?.headers.get(TAKEN_AT) ?? 0);
}

/** Stores a new copy, in the language of this page. */
export async function takeCopy(userId: number): Promise<OfflineDto> {
  const copy = await api(COPY);
  const headers = {
    'content-type': 'application/json',
    // The service worker shows its page in this language.
    'content-language': currentLanguage(),
    [TAKEN_AT]: String(currentTime()),
  };
  await storeLarge(userId, COPY, new Response(JSON.stringify(copy), { headers }));
  return copy;
}
