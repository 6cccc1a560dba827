/**
 * Events between parts of a page that do not know each other. They never leave the tab; events between tabs and people are in
 * `events.ts`. Features add theirs in their schema.
 */
export interface AppEvents {
  /**
   * Opens the chat drawer. `id` is the other person for `direct`, the group for `group`, the game for `game`;
   * `conversation` names a conversation whose other person is gone.
   */
  openChat: {
    type: 'direct' | 'group' | 'game' | 'conversation';
    id: number;
    name: string;
    avatar: string | null;
  };
  /** Opens the bottom sheet that proposes a game to a connection, filled in from an earlier game. */
  proposeGame: {
    user: { id: number; name: string };
    sportId?: number;
    venue?: { id: number; name: string };
  };
  /** Opens the bottom sheet that offers ways to share a game. `place` is what everybody may read. */
  shareGame: { id: number; title: string; startsAt: string; timeZone: string; place: string };
  /** A navigation has started, by a link or by Back and Forward. The page remains until it has loaded. */
  leaving: { url: string; isBack: boolean };
  /** The server no longer knows the session of this page. */
  signedOut: null;
  /** The person has responded to a game: the device's copy of their games is outdated. */
  answered: { gameId: number };
  /** `sport` is the first that both want to play; `likedBack`: the like is mutual. */
  showMatch: {
    user: { id: number; name: string; profileImageUrl: string | null };
    sport: { id: number; name: string } | null;
    likedBack: boolean;
  };
}

export type AppEventName = keyof AppEvents;

// The listeners of these load after the page, so an event may precede them. It is delivered once they listen.
const AWAITED = new Set<AppEventName>(['openChat', 'showMatch', 'proposeGame', 'shareGame']);
const unheard = new Map<AppEventName, () => void>();
const listeners = new Map<AppEventName, number>();

export function raiseAppEvent<K extends AppEventName>(name: K, detail: AppEvents[K]): void {
  const raise = () => window.dispatchEvent(new CustomEvent(name, { detail }));
  if (AWAITED.has(name) && !listeners.get(name)) unheard.set(name, raise);
  else raise();
}

/** @returns a function that stops listening, as an effect returns it. */
export function onAppEvent<K extends AppEventName>(
  name: K,
  handler: (detail: AppEvents[K]) => void,
): () => void {
  // `window` does not know these event names; raiseAppEvent is the only sender and checks the type of the detail.
  const listener = (event: Event) => handler((event as CustomEvent<AppEvents[K]>).detail);
  window.addEventListener(name, listener);
  listeners.set(name, (listeners.get(name) ?? 0) + 1);
  unheard.get(name)?.();
  unheard.delete(name);
  return () => {
    window.removeEventListener(name, listener);
    listeners.set(name, (listeners.get(name) ?? 1) - 1);
  };
}
