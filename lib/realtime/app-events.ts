import type { MessageDto } from '@/lib/realtime/payloads';

/**
 * The application-wide events of the browser: how one corner of a page asks another for
 * something without knowing it. They never leave the tab; what crosses tabs and people is in `events.ts`.
 */
export interface AppEvents {
  /**
   * Opens the chat drawer. `id` is the other person for `direct`, the group for `group`; `conversation` names a
   * conversation whose other person is gone.
   */
  openChat: {
    type: 'direct' | 'group' | 'conversation';
    id: number;
    name: string;
    avatar: string | null;
  };
  /** A message has arrived, or one of one's own was accepted; an open conversation that it belongs to shows it. */
  newMessage: MessageDto;
  /** Opens the match popup. `sport` is the first both want to play; `likedBack` says that the like is mutual. */
  showMatch: {
    user: { id: number; name: string; profileImageUrl: string | null };
    sport: { id: number; name: string } | null;
    likedBack: boolean;
  };
}

export type AppEventName = keyof AppEvents;

// Who listens for these is fetched after the page, so a quick press can come first. It is heard as soon as they listen.
const AWAITED = new Set<AppEventName>(['openChat', 'showMatch']);
const unheard = new Map<AppEventName, () => void>();
const listeners = new Map<AppEventName, number>();

export function raiseAppEvent<K extends AppEventName>(name: K, detail: AppEvents[K]): void {
  const raise = () => window.dispatchEvent(new CustomEvent(name, { detail }));
  if (AWAITED.has(name) && !listeners.get(name)) unheard.set(name, raise);
  else raise();
}

/** @returns a function that stops listening: the shape an effect wants back. */
export function onAppEvent<K extends AppEventName>(
  name: K,
  handler: (detail: AppEvents[K]) => void,
): () => void {
  // `window` knows no such event names; raiseAppEvent is the only sender and holds the detail to its type.
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
