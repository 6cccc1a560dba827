/**
 * Everything this site keeps in a browser. An entry belongs to one person: its key carries the id, only the person who
 * is signed in here can write it, and signing out or signing in as somebody else removes it.
 */
const PREFIX = 'maidan:';
const PERSON_KEY = `${PREFIX}person`;

/** `tab`: until the tab is closed. `device`: until sign-out. */
export type Lasting = 'tab' | 'device';

const storageOf = (lasting: Lasting): Storage =>
  lasting === 'tab' ? sessionStorage : localStorage;
const keyOf = (userId: number, name: string): string => `${PREFIX}${userId}:${name}`;

// A browser may forbid storage altogether, or have none left: the site then works without a memory.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Who was signed in when this browser last heard. Says nothing about rights; the session cookie decides those. */
export function notedPerson(): number | null {
  return attempt(() => Number(localStorage.getItem(PERSON_KEY))) || null;
}

/** Removes what belongs to anybody but `userId`. */
function sweep(userId: number | null): void {
  for (const lasting of ['tab', 'device'] as const) {
    attempt(() => {
      const storage = storageOf(lasting);
      const own = userId === null ? null : keyOf(userId, '');
      for (const key of Object.keys(storage)) {
        const isForeign = key.startsWith(PREFIX) && !(own && key.startsWith(own));
        if (isForeign && !(own && key === PERSON_KEY)) storage.removeItem(key);
      }
    });
  }
}

/** `userId` is signed in here: nothing of anybody else stays. */
export function notePerson(userId: number): void {
  sweep(userId);
  attempt(() => localStorage.setItem(PERSON_KEY, String(userId)));
}

/** Nobody is signed in here: nothing stays, and the other tabs hear of it. */
export function forgetPerson(): void {
  sweep(null);
}

/**
 * Calls `onGone` when `userId` signed out, or somebody else signed in, in another tab, or while this page lay in the
 * back/forward cache. @returns a function that stops watching
 */
export function watchPerson(userId: number, onGone: () => void): () => void {
  // Where nothing can be noted there is nothing to compare with.
  if (notedPerson() !== userId) return () => undefined;
  const check = () => {
    const noted = notedPerson();
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

export function readKept(userId: number, lasting: Lasting, name: string): string | null {
  return attempt(() => storageOf(lasting).getItem(keyOf(userId, name)));
}

/** Null removes the entry. */
export function keep(userId: number, lasting: Lasting, name: string, value: string | null): void {
  attempt(() => {
    const key = keyOf(userId, name);
    if (value === null) storageOf(lasting).removeItem(key);
    // A tab that has not heard of the sign-out yet must not bring anything back.
    else if (notedPerson() === userId) storageOf(lasting).setItem(key, value);
  });
}

/**
 * Runs in a public page before its first paint, inside the element that carries `data-viewer`: the session cookie is out
 * of a script's reach, so the note decides which frame is painted, and nothing moves when the answer about the viewer comes.
 */
export const VIEWER_HINT_SCRIPT = `try{if(localStorage.getItem('${PERSON_KEY}'))document.currentScript.parentElement.dataset.viewer='member'}catch{}`;
