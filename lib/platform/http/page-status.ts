import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie } from '@/lib/platform/language/choice';
import { currentLanguage } from '@/lib/platform/language/current';
import { isOffered, type Language } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';

interface Page {
  isMissing: boolean;
  /** The database was away. */
  isAway: boolean;
  /** The viewer's own language, where the page is in another. */
  language?: Language;
}

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanPage?: AsyncLocalStorage<Page> };
const pages = (holder.maidanPage ??= new AsyncLocalStorage<Page>());

/**
 * Lets the page rendered for this request say that its subject is missing. Next sends that status only for an error, with an
 * empty document. So the page is rendered like any other, and the status is set as it leaves. In the same way a page that is
 * not in the language of its reader leads to itself, now in that language.
 * @param sayUnavailable answers in place of the document that Next has for an error when the database was away
 */
export function withPageStatus(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
  sayUnavailable: () => void = () => undefined,
): void {
  const { url = '/' } = request;
  const page: Page = { isMissing: false, isAway: false };
  // A partial response starts with status 200 before its outcome is known.
  const isPart = 'rsc' in request.headers;
  replaceError(response, page, { isHeld: isPart, sayUnavailable });
  // Next's client reloads the whole page for any status other than 200.
  if (isPart) return pages.run(page, make);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (page.language && status === 200) {
      response.appendHeader('Set-Cookie', languageCookie(page.language));
      response.setHeader('Location', pathIn(page.language, url));
      return writeHead(302, ...rest);
    }
    if (!page.isMissing) return writeHead(status, ...rest);
    response.setHeader('X-Robots-Tag', 'noindex');
    return writeHead(404, ...rest);
  };
  pages.run(page, make);
}

/** Next's own response to an error is dropped, however it is written. A held response is sent whole. */
function replaceError(
  response: ServerResponse,
  page: Page,
  { isHeld, sayUnavailable }: { isHeld: boolean; sayUnavailable: () => void },
): void {
  const before = {
    writeHead: response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as (...given: unknown[]) => boolean,
    end: response.end.bind(response) as (...given: unknown[]) => ServerResponse,
  };
  const held: unknown[][] = [];
  let isOver = false;
  const isReplaced = () =>
    page.isAway && !response.headersSent && (isHeld || response.statusCode >= 500);
  // Compression calls these again before each part, as long as no head has been sent, and after the end, too.
  const unlessReplaced = <T>(go: () => T, instead: T): T =>
    (isOver ? response.writableEnded : isHeld || isReplaced()) ? instead : go();
  const settle = (given: unknown[]) => {
    isOver = true;
    Object.assign(response, before);
    if (!isReplaced()) {
      for (const part of held) before.write(...part);
      return before.end(...given);
    }
    for (const name of OF_THE_DOCUMENT) response.removeHeader(name);
    sayUnavailable();
    return response;
  };
  let isEnding = false;
  const finish = (...given: unknown[]) => {
    if (isOver) return response.writableEnded ? response : before.end(...given);
    if (!isHeld) return isReplaced() ? settle(given) : before.end(...given);
    // Next reports the failure of a part at the moment when it ends.
    if (!isEnding) setImmediate(settle, given);
    isEnding = true;
    return response;
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      return unlessReplaced(() => before.writeHead(status, ...rest), response);
    },
    flushHeaders: () => unlessReplaced<void>(before.flushHeaders, undefined),
    write: (...given: unknown[]) => {
      if (isHeld && !isOver) held.push(given);
      return unlessReplaced(() => before.write(...given), true);
    },
    end: finish,
  });
}

const OF_THE_DOCUMENT = ['content-encoding', 'transfer-encoding', 'etag', 'link'];

/** Called when the database was unreachable, in a page or in a handler without an error response of its own. */
export function markPageUnavailable(): void {
  const page = pages.getStore();
  if (page) page.isAway = true;
}

/** Called while the page renders. */
export function markPageMissing(): void {
  const page = pages.getStore();
  if (page) page.isMissing = true;
}

/** Called with a member's choice when their page renders: it may have been made on another device. */
export function markPageLanguage(chosen: string | null | undefined): void {
  const page = pages.getStore();
  if (page && isOffered(chosen) && chosen !== currentLanguage()) page.language = chosen;
}
