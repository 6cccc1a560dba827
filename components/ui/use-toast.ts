'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const TOAST_LIMIT = 1;
const REMOVE_DELAY_MS = 1_000_000;

export type ToastInput = {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: ReactNode;
  durationMs?: number;
};

export type ToastRecord = ToastInput & { id: string; open: boolean };

// Outside React, so that code without a component (a socket handler, a failed request) can show a toast.
let toasts: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
const NONE: readonly ToastRecord[] = [];

function update(next: readonly ToastRecord[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function remove(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  update(toasts.filter((item) => item.id !== id));
}

/** Closes one toast, or all. It remains in the list, closed, until its removal delay ends or another replaces it. */
export function dismissToast(id?: string) {
  for (const item of toasts) {
    if ((id === undefined || item.id === id) && !removals.has(item.id)) {
      removals.set(
        item.id,
        setTimeout(() => remove(item.id), REMOVE_DELAY_MS),
      );
    }
  }
  update(
    toasts.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)),
  );
}

/** Shows a toast and replaces the current one. */
export function toast(input: ToastInput) {
  lastId += 1;
  const id = `toast-${lastId}`;
  const remaining = [{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT);
  for (const dropped of toasts.filter((item) => !remaining.includes(item))) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  update(remaining);
  return { id, dismiss: () => dismissToast(id) };
}

export function useToast() {
  const current = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return { toasts: current, toast, dismiss: dismissToast };
}
