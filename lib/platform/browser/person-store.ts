/**
 * Everything this site stores in a browser, except the offline page of the service worker (public/worker.js), which has no
 * personal data. An entry belongs to one person: its key has the id, only the signed-in person can write it, and signing out or
 * signing in as another person removes it.
 */
const PREFIX = 'maidan:';
export const PERSON_KEY = `${PREFIX}person`;

/** `tab`: until the tab is closed. `device`: until sign-out. */
export type Lasting = 'tab' | 'device';

const storageOf = (lasting: Lasting): Storage =>
  lasting === 'tab' ? sessionStorage : localStorage;
const keyOf = (userId: number, name: string): string => `${PREFIX}${userId}:${name}`;

// Browsers may forbid storage or run out of it; the site then works without it.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The last known signed-in person of this browser. Grants no rights; the session cookie does. */
export function lastKnownPerson(): number | null {
  return attempt(() => Number(localStorage.getItem(PERSON_KEY))) || null;
}

/** Marks, in this tab, that the session has expired. */
const ENDED = 'ended';
/** Typed text remains in the tab only after such an end. */
const TYPED = /^maidan:\d+:(?:ended$|chat-drafts$|typed:)/;

/** Whether an entry of a tab remains until the next sign-in. */
function waits(key: string): boolean {
  const [, id] = key.split(':');
  return TYPED.test(key) && sessionStorage.getItem(`${PREFIX}${id}:${ENDED}`) !== null;
}

/** Removes the entries of everybody but `userId`. */
function sweep(userId: number | null): void {
  // Where there are no caches, or they are forbidden, there is nothing to remove.
  void sweepCaches(userId).catch(() => undefined);
  for (const lasting of ['tab', 'device'] as const) {
    attempt(() => {
      const storage = storageOf(lasting);
      const own = userId === null ? null : keyOf(userId, '');
      const waiting = new Set(
        lasting === 'tab' && userId === null ? Object.keys(storage).filter(waits) : [],
      );
      for (const key of Object.keys(storage)) {
        if (waiting.has(key)) continue;
        const isForeign = key.startsWith(PREFIX) && !(own && key.startsWith(own));
        if (isForeign && !(own && key === PERSON_KEY)) storage.removeItem(key);
      }
    });
  }
}

const cacheOf = (userId: number): string => `${PREFIX}${userId}`;

async function sweepCaches(userId: number | null): Promise<void> {
  const own = userId === null ? null : cacheOf(userId);
  for (const name of await caches.keys())
    if (/^maidan:\d+$/.test(name) && name !== own) await caches.delete(name);
}

export function rememberPerson(userId: number): void {
  sweep(userId);
  attempt(() => sessionStorage.removeItem(keyOf(userId, ENDED)));
  attempt(() => localStorage.setItem(PERSON_KEY, String(userId)));
}

/** The session has expired: typed text remains in this tab until its person signs in again here. */
export function recordEnded(): void {
  const userId = lastKnownPerson();
  if (userId !== null) store(userId, 'tab', ENDED, '1');
}

/** On sign-out: removes all entries, which other tabs notice. */
export function forgetPerson(): void {
  sweep(null);
}

/**
 * Calls `onGone` when `userId` has signed out, or somebody else has signed in, in another tab or while this page was in the
 * back/forward cache. @returns a function that stops watching
 */
export function watchPerson(userId: number, onGone: () => void): () => void {
  // Without storage there is nothing to compare with.
  if (lastKnownPerson() !== userId) return () => undefined;
  const check = () => {
    const noted = lastKnownPerson();
    if (noted === userId) return;
    sweep(noted);
    onGone();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}

export function readStored(userId: number, lasting: Lasting, name: string): string | null {
  return attempt(() => storageOf(lasting).getItem(keyOf(userId, name)));
}

/** Null removes the entry. */
export function store(userId: number, lasting: Lasting, name: string, value: string | null): void {
  attempt(() => {
    const key = keyOf(userId, name);
    if (value === null) storageOf(lasting).removeItem(key);
    // A tab that does not know about the sign-out yet must not restore entries.
    else if (lastKnownPerson() === userId) storageOf(lasting).setItem(key, value);
  });
}

/** What is too large for an entry, stored under the URL that it came from until sign-out. */
export async function readLarge(userId: number, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheOf(userId))).match(url);
  } catch {
    return undefined;
  }
}

export async function storeLarge(userId: number, url: string, response: Response): Promise<void> {
  try {
    if (lastKnownPerson() === userId) await (await caches.open(cacheOf(userId))).put(url, response);
    // The person may have signed out meanwhile.
    if (lastKnownPerson() !== userId) await caches.delete(cacheOf(userId));
  } catch {
    // The site works without it.
  }
}

export async function forgetLarge(userId: number, url: string): Promise<void> {
  try {
    await (await caches.open(cacheOf(userId))).delete(url);
  } catch {
    // There is nothing to forget.
  }
}

// Choices about the device and the error of its clock, which are not personal data. They outlive a sign-out: a question is not
// repeated.
const ABOUT_DEVICE = 'device:';

export function rememberedOnDevice(name: string): string | null {
  return attempt(() => localStorage.getItem(ABOUT_DEVICE + name));
}

export const isRememberedOnDevice = (name: string): boolean => rememberedOnDevice(name) !== null;

/** Null removes it. */
export function rememberOnDevice(name: string, value: string | null = '1'): void {
  attempt(() => {
    if (value === null) localStorage.removeItem(ABOUT_DEVICE + name);
    else localStorage.setItem(ABOUT_DEVICE + name, value);
  });
}
