'use client';

import {
  type Ref,
  useDeferredValue,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { takeClick } from './pending-clicks';

/** The last value of a field before hydration. */
type Entry = { value: string; checked?: boolean };

declare global {
  interface Window {
    /** Absent where the page's first script did not run: an error page, a unit test. */
    beforeHydration?: {
      entries: WeakMap<Element, Entry>;
      submits: WeakMap<HTMLFormElement, HTMLElement | null>;
      /** Buttons in the order of their first click. */
      clicks: Set<HTMLElement>;
      /** The page has hydrated: clicks are no longer held back. */
      isOver?: true;
    };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How the ids of markup that the server has rendered begin; a test compares it with React. */
const SERVER_ID = '_R_';

/**
 * True on the server and during hydration; false afterwards and on every later client render. What follows is rendered as a
 * transition: a store would render it in the task that hydrates, before the browser may paint or take a click. The id says
 * whether this part is hydrated, because a boundary may be long after the page.
 */
export function useIsHydrating(): boolean {
  return useDeferredValue(false, useId().startsWith(SERVER_ID));
}

/** The ref for a field. Replays typing from before hydration. */
export function useEarlyEntry<T extends Field>(ref?: Ref<T>) {
  const field = useRef<T>(null);
  useImperativeHandle(ref, () => field.current as T, []);
  useLayoutEffect(() => {
    const node = field.current;
    const { entries } = window.beforeHydration ?? {};
    const entry = node ? entries?.get(node) : undefined;
    if (!node || !entry) return;
    entries?.delete(node);
    // After the commit: during it, React would restore the old state before it has seen the new value.
    queueMicrotask(() => enterAgain(node, entry));
  }, []);
  return field;
}

/** The ref for a form with `data-waiting`. Replays a submit from before hydration, after its fields. */
export function useEarlySubmit(ref?: Ref<HTMLFormElement>) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  useLayoutEffect(() => {
    const node = form.current;
    const { submits } = window.beforeHydration ?? {};
    // From here on React takes a submit.
    node?.removeAttribute('data-waiting');
    if (!node || !submits?.has(node)) return;
    const submitter = submits.get(node);
    submits.delete(node);
    queueMicrotask(() => node.requestSubmit(submitter));
  }, []);
  return form;
}

/** The ref for a server-rendered button whose code may load late: `open` runs once it is hydrated, if it was clicked before. */
export function useEarlyClick<T extends HTMLElement>(open: (button: T) => void, ref?: Ref<T>) {
  const button = useRef<T>(null);
  useImperativeHandle(ref, () => button.current as T, []);
  const isAsked = useRef(false);
  const openNow = useEffectEvent(open);
  useLayoutEffect(() => {
    const node = button.current;
    // Once: this runs again when a boundary around it is shown again.
    if (!node || isAsked.current) return;
    isAsked.current = true;
    if (takeClick(node)) queueMicrotask(() => openNow(node));
  }, []);
  return button;
}

/**
 * React compares a field with the last value it saw and ignores an equal one. It sees a value set on the element itself, but
 * not one set through the prototype. So this first resets the field to what React rendered, then sets the new value.
 */
export function enterAgain(node: Field, { value, checked }: Entry): void {
  if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type)) {
    if (checked === undefined || checked === node.defaultChecked) return;
    node.checked = !checked;
    node.click();
    return;
  }
  if (node instanceof HTMLInputElement && node.type === 'file') {
    if (node.files?.length) node.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(node instanceof HTMLSelectElement)) node.value = node.defaultValue;
  Reflect.set(Object.getPrototypeOf(node), 'value', value, node);
  const name = node instanceof HTMLSelectElement ? 'change' : 'input';
  node.dispatchEvent(new Event(name, { bubbles: true }));
}
