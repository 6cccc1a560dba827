/** The last value of a field before hydration. */
export type Entry = { value: string; checked?: boolean };

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
