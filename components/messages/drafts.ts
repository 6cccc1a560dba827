/** What is typed in each chat and not sent: it is there when the chat is opened again, and when a message was refused. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const STORE_KEY = 'maidan:chat-drafts';
let loaded = false;

function load(): void {
  if (loaded) return;
  loaded = true;
  try {
    // Only this module writes the key; what cannot be read is no draft.
    const stored = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}') as Record<string, string>;
    for (const [key, text] of Object.entries(stored)) drafts.set(key, String(text));
  } catch {
    drafts.clear();
  }
}

export function draftOf(key: string): string {
  load();
  return drafts.get(key) ?? '';
}

export function keepDraft(key: string, text: string): void {
  load();
  if (text) drafts.set(key, text);
  else drafts.delete(key);
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // A full or forbidden store: the draft lives as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
