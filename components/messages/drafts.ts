import { keep, readKept } from '@/lib/platform/browser/person-store';

// Unsent text per chat. Restored when the chat is opened again, or when a message is refused.
const NAME = 'chat-drafts';

let held: { userId: number; drafts: Map<string, string> } | null = null;
const listeners = new Set<() => void>();

function draftsOf(userId: number): Map<string, string> {
  if (held?.userId === userId) return held.drafts;
  held = { userId, drafts: new Map() };
  try {
    // Only this module writes the entry; unreadable data counts as empty.
    const stored = JSON.parse(readKept(userId, 'tab', NAME) ?? '{}') as Record<string, string>;
    for (const [key, text] of Object.entries(stored)) held.drafts.set(key, String(text));
  } catch {
    held.drafts.clear();
  }
  return held.drafts;
}

export function draftOf(userId: number, key: string): string {
  return draftsOf(userId).get(key) ?? '';
}

export function keepDraft(userId: number, key: string, text: string): void {
  const drafts = draftsOf(userId);
  if (text) drafts.set(key, text);
  else drafts.delete(key);
  keep(userId, 'tab', NAME, JSON.stringify(Object.fromEntries(drafts)));
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
