import type { RequestListener } from 'node:http';
import { wantedLanguage } from '@/lib/platform/language/choice';
import { ENGLISH } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/reader';
import { limitBodies } from '@/server/web/body-limits';
import { createFront, type FrontOptions } from '@/server/web/front';
import { requireOwnHost } from '@/server/web/own-host';
import { watchRequests } from '@/server/web/request-id';
import type { RouteOf } from '@/server/web/routes';

const CLOSE_LISTENERS_MAX = 20;

interface AssembleOptions extends FrontOptions {
  routeOf: RouteOf;
}

/** Everything that a request passes before Next, in this order. */
export function assemble({ routeOf, ...options }: AssembleOptions): RequestListener {
  const isPage = (path: string) => routeOf(path) !== 'other';
  const front = inReadersLanguage(requireOwnHost(limitBodies(createFront({ ...options, isPage }))));
  return watchRequests(front, routeOf);
}

/** Refusals and answers of calls are in the reader's language; a page may have one of its own. */
function inReadersLanguage(next: RequestListener): RequestListener {
  return (request, response) => {
    // Several steps here and in Next wait for its end: more than Node's ten, but each adds one.
    response.setMaxListeners(CLOSE_LISTENERS_MAX);
    runIn(wantedLanguage(request.headers) ?? ENGLISH, () => next(request, response));
  };
}
