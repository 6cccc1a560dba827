import type { Found, Query } from './find';

/** A phone's. */
export const SIZE = { width: 390, height: 844 };

export const ENVIRONMENT = { LANG: 'en_GB.UTF-8', TZ: 'Asia/Karachi' };

/** What the journeys need of a browser. Each journey has a tab in a session of its own. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, which uses nothing but its arguments. They and its result are copied as JSON. */
  evaluate: <A extends unknown[], T>(
    work: (...given: A) => T | Promise<T>,
    ...given: A
  ) => Promise<T>;
  /** The element that `find` finds now. */
  find: (query: Query, purpose: Found) => Promise<Part | undefined>;
  setCookie: (name: string, value: string, url: string) => Promise<void>;
  clearCookies: () => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Errors of the page and on its console so far. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Part {
  click: () => Promise<void>;
  /** Types after what is there. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in a field for files. */
  upload: (file: string) => Promise<void>;
}

export interface Browser {
  /** Its name and version. */
  version: string;
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}
