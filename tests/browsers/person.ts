import { vi } from 'vitest';
import { createSession } from '@/lib/platform/auth/session-store';
import type { Found, Query } from './find';
import type { Part, Tab } from './tab';

type Words = string | RegExp;

/** Generous: three browsers may start on two processors. */
const WAIT = { timeout: 40_000, interval: 100 };

const toWords = (words: Words) =>
  typeof words === 'string' ? { exact: words } : { pattern: words.source };

/** An element of this role and accessible name; `field` is anything to type or choose in. */
export const the = (role: string, name?: Words, within?: Query): Query => ({
  role,
  name: name === undefined ? undefined : toWords(name),
  within,
});

/** The innermost element with this text, or any of this role. */
export const saying = (text: Words, role?: string): Query => ({ role, text: toWords(text) });

/** Somebody who uses a browser: waits for what they are to see and touch. */
export class Person {
  constructor(
    readonly tab: Tab,
    readonly site: string,
  ) {}

  async signIn(userId: number): Promise<void> {
    const { token } = await createSession({ userId });
    await this.tab.setCookie('next-auth.session-token', token, this.site);
  }

  async open(path: string): Promise<void> {
    await this.tab.open(new URL(path, this.site).href);
    await this.untilLive();
  }

  /** A click on a button that React has not reached yet does nothing. */
  untilLive(): Promise<void> {
    return vi.waitFor(async () => {
      const isLive = await this.tab.evaluate(
        () =>
          document.readyState !== 'loading' &&
          (!('__next_f' in window) ||
            [...document.querySelectorAll('button')].every(
              (button) =>
                button.closest('[hidden], .leaflet-container, altcha-widget') ||
                Object.keys(button).some((key) => key.startsWith('__reactProps$')),
            )),
      );
      if (!isLive) throw new Error('The page is not live');
    }, WAIT);
  }

  async see(query: Query): Promise<Part> {
    return this.#find(query, 'shown');
  }

  async isSeen(query: Query): Promise<boolean> {
    return (await this.tab.find(query, 'shown')) !== undefined;
  }

  async missNothing(query: Query): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.isSeen(query)) throw new Error(`Still shown: ${JSON.stringify(query)}`);
    }, WAIT);
  }

  /** Clicks once nothing covers it and it stands still. What happens then is for the caller to see. */
  async click(query: Query): Promise<void> {
    await vi.waitFor(async () => (await this.#find(query, 'click')).click(), WAIT);
  }

  /** Replaces what a field holds, by typing. */
  async type(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.tab.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await (await this.see(query)).type(text);
  }

  /** Sets a list, a date or a time, whose own controls differ between browsers. */
  async choose(query: Query, value: string): Promise<void> {
    await this.see(query);
    await this.click(query);
    await this.tab.evaluate((wanted: string) => {
      const field = document.activeElement as HTMLInputElement | HTMLSelectElement;
      const options = field instanceof HTMLSelectElement ? [...field.options] : [];
      const option = options.find(({ text }) => text.trim() === wanted);
      const kind = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, option?.value ?? wanted);
      for (const name of ['input', 'change'])
        field.dispatchEvent(new Event(name, { bubbles: true }));
    }, value);
  }

  async upload(query: Query, file: string): Promise<void> {
    await (await this.#find(query, 'any')).upload(file);
  }

  path(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search);
  }

  async arriveAt(path: RegExp): Promise<void> {
    await vi.waitFor(async () => {
      const at = await this.path();
      if (!path.test(at)) throw new Error(`At ${at}, not at ${path}`);
    }, WAIT);
    await this.untilLive();
  }

  #find(query: Query, purpose: Found): Promise<Part> {
    return vi.waitFor(async () => {
      const part = await this.tab.find(query, purpose);
      if (!part) throw new Error(`Not ${purpose}: ${JSON.stringify(query)}`);
      return part;
    }, WAIT);
  }
}
