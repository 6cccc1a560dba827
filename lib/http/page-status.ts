import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Page {
  isMissing: boolean;
}

// The server in front of Next and the bundle of Next have a copy of this module each.
const holder = globalThis as typeof globalThis & { maidanPage?: AsyncLocalStorage<Page> };
const pages = (holder.maidanPage ??= new AsyncLocalStorage<Page>());

/**
 * Lets the page that is made for this request say that what it shows is missing. Next knows that status only as an error, for
 * which it sends an empty document; so the page is drawn like any other, and the status is put right as it leaves.
 */
export function withPageStatus(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
): void {
  // Next's client takes any other status than 200 for a page that it must load whole.
  if ('rsc' in request.headers) return make();
  const page: Page = { isMissing: false };
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!page.isMissing) return writeHead(status, ...rest);
    response.setHeader('X-Robots-Tag', 'noindex');
    return writeHead(404, ...rest);
  };
  pages.run(page, make);
}

/** Said while the page is made. */
export function sayMissing(): void {
  const page = pages.getStore();
  if (page) page.isMissing = true;
}
