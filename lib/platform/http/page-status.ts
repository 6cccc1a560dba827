import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Page {
  isMissing: boolean;
}

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanPage?: AsyncLocalStorage<Page> };
const pages = (holder.maidanPage ??= new AsyncLocalStorage<Page>());

/**
 * Lets the page rendered for this request say that its subject is missing. Next sends that status only for an error, with an
 * empty document. So the page is rendered like any other, and the status is set as it leaves.
 */
export function withPageStatus(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
): void {
  // Next's client reloads the whole page for any status other than 200.
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

/** Called while the page renders. */
export function markPageMissing(): void {
  const page = pages.getStore();
  if (page) page.isMissing = true;
}
