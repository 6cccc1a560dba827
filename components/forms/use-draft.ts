'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { lastKnownPerson, readStored, store } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface DraftSource<V> {
  read: () => V;
  restore: (kept: Partial<V>) => void;
}

/** The stored values of the form's fields; unreadable data counts as none. */
function parse<V extends object>(stored: string | null, first: V): Partial<V> | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<V> | null;
    const own = Object.entries(found ?? {}).filter(([name]) => name in first);
    // Only this hook writes the entry.
    return own.length > 0 ? (Object.fromEntries(own) as Partial<V>) : null;
  } catch {
    return null;
  }
}

/**
 * What was typed into a form outlives its page in this tab: another language, a session that has ended, a look at another page.
 * `name` says which form it is ('group:7'); never one with passwords or codes.
 * @returns a function that says that the values are saved
 */
export function useDraft<V extends object>(
  name: string | null,
  first: V,
  { read, restore }: DraftSource<V>,
): () => void {
  const latest = useRef({ first, read, restore });
  useEffect(() => {
    latest.current = { first, read, restore };
  });
  const saved = useRef<string | null>(null);
  useEffect(() => {
    const userId = lastKnownPerson();
    if (name === null || userId === null) return;
    const entry = `typed:${name}`;
    const form = latest.current;
    saved.current ??= JSON.stringify(form.read());
    const found = parse(readStored(userId, 'tab', entry), form.first);
    if (found) {
      form.restore(found);
      store(userId, 'tab', entry, null);
      toast({ title: translate(texts).typedIsBack });
    }
    const hold = () => {
      const typed = JSON.stringify(latest.current.read());
      store(userId, 'tab', entry, typed === saved.current ? null : typed);
    };
    window.addEventListener('pagehide', hold);
    return () => {
      window.removeEventListener('pagehide', hold);
      hold();
    };
  }, [name]);
  return () => {
    saved.current = JSON.stringify(latest.current.read());
  };
}

/** The text of a field outside a form, which also outlives its page. */
export function useTypedText(name: string): [string, (next: string) => void] {
  const [text, setText] = useState('');
  // The last set value, even when the field is unmounted before it is rendered again.
  const latest = useRef('');
  const set = (next: string) => {
    latest.current = next;
    setText(next);
  };
  useDraft(
    name,
    { text: '' },
    { read: () => ({ text: latest.current }), restore: (found) => set(found.text ?? '') },
  );
  return [text, set];
}
