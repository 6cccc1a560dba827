import { lastKnownPerson, readStored, store } from '@/lib/platform/browser/person-store';
import { ApiError } from '@/lib/platform/http/client';

export interface OutboxListener<T, A> {
  /** `late`: it had to wait for a connection, so the person should be notified. */
  accepted: (item: T, answer: A, late: boolean) => void;
  /** The server refused it, and it has left the outbox. */
  refused: (item: T, error: unknown) => void;
}

interface Kind<T, A> {
  /** The name of the stored entry. */
  name: string;
  idOf: (item: T) => string;
  /** Repeating it must be safe: a response may get lost. */
  send: (item: T, signal: AbortSignal) => Promise<A>;
}

const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = 15_000;
const ATTEMPT_MS_MAX = 12_000;

/** Statuses of a proxy or a restarting server, not of the product. */
const NOT_THERE = new Set([429, 502, 503, 504]);

/**
 * What the server has not accepted yet: stored on this device, so that a reload does not lose it, and sent once, in the order
 * in which it was added, by whichever tab.
 */
export function createOutbox<T, A>({ name, idOf, send }: Kind<T, A>) {
  const none: readonly T[] = [];
  let owner: number | null = null;
  let items = none;
  let sending = false;
  let retryMs = RETRY_MS_MIN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ids of items that were stored before this page was loaded, or of which an attempt has failed. */
  const late = new Set<string>();
  const listeners = new Set<() => void>();
  const outcomes = new Set<OutboxListener<T, A>>();

  /** Null without storage, or before the first entry. */
  function stored(userId: number): readonly T[] | null {
    try {
      // Only this outbox writes the entry; unreadable data counts as empty.
      return JSON.parse(readStored(userId, 'device', name) ?? 'null') as T[] | null;
    } catch {
      return none;
    }
  }

  /** The signed-in person does not change during the life of the page. */
  function load(userId: number): void {
    if (owner === userId) return;
    owner = userId;
    items = stored(userId) ?? none;
    for (const item of items) late.add(idOf(item));
  }

  /** Based on the stored items, which other tabs may have changed meanwhile. */
  function change(next: (items: readonly T[]) => readonly T[]): void {
    if (owner === null) return;
    items = next(stored(owner) ?? items);
    // If storage is full or forbidden, they are still sent from memory.
    store(owner, 'device', name, JSON.stringify(items));
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function run(userId: number): Promise<void> {
    sending = true;
    try {
      await alone(`${name}:${userId}`, async () => {
        items = stored(userId) ?? items;
        tell();
        for (let [next] = items; next; [next] = items) {
          // The person may have signed out in another tab.
          const known = lastKnownPerson();
          if (known !== null && known !== userId) return;
          if (!(await attempt(next))) {
            timer = setTimeout(() => outbox.flush(userId), retryMs);
            retryMs = Math.min(retryMs * 2, RETRY_MS_MAX);
            return;
          }
          retryMs = RETRY_MS_MIN;
        }
      });
    } finally {
      sending = false;
    }
  }

  /** @returns whether the server has answered */
  async function attempt(item: T): Promise<boolean> {
    const id = idOf(item);
    try {
      const answer = await send(item, AbortSignal.timeout(ATTEMPT_MS_MAX));
      outbox.forget(id);
      for (const { accepted } of outcomes) accepted(item, answer, late.has(id));
    } catch (error) {
      if (!(error instanceof ApiError) || NOT_THERE.has(error.status)) {
        late.add(id);
        return false;
      }
      outbox.forget(id);
      for (const { refused } of outcomes) refused(item, error);
    }
    return true;
  }

  const outbox = {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (userId: number): readonly T[] => {
      load(userId);
      return items;
    },
    readOnServer: (): readonly T[] => none,
    onOutcome: (listener: OutboxListener<T, A>): (() => void) => {
      outcomes.add(listener);
      return () => outcomes.delete(listener);
    },
    /** @param replaces earlier ones that this one makes obsolete */
    add: (userId: number, item: T, replaces: (earlier: T) => boolean = () => false): void => {
      load(userId);
      change((before) => [...before.filter((each) => !replaces(each)), item]);
      outbox.flush(userId);
    },
    /** For items that were cancelled or have arrived in another way. */
    forget: (id: string): void => {
      if (items.some((each) => idOf(each) === id))
        change((before) => before.filter((each) => idOf(each) !== id));
    },
    /** Skips the retry delay: the network is back, or the page was reloaded. */
    flush: (userId: number): void => {
      load(userId);
      clearTimeout(timer);
      timer = undefined;
      if (!sending && items.length > 0) void run(userId);
    },
  };
  return outbox;
}

/** One tab at a time, where the browser has locks. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await (typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request(`maidan:${name}`, work)
    : work());
}
