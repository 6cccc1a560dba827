import type { RequestListener } from 'node:http';
import { wantedLanguage } from '@/lib/platform/language/choice';
import { ENGLISH } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { limitBodies } from '@/server/web/admission';
import type { RouteOf } from '@/server/web/known-routes';
import { requireOwnHost } from '@/server/web/own-host';
import { createPageServer, type PageServerOptions } from '@/server/web/page-server';
import { watchRequests } from '@/server/web/request-id';

const CLOSE_LISTENERS_MAX = 20;

interface RequestHandlerOptions extends PageServerOptions {
  routeOf: RouteOf;
}

/** Everything that a request passes before Next, in this order. */
export function createRequestHandler({
  routeOf,
  ...options
}: RequestHandlerOptions): RequestListener {
  const isPage = (path: string) => routeOf(path) !== 'other';
  const listener = inViewersLanguage(
    requireOwnHost(limitBodies(createPageServer({ ...options, isPage }))),
  );
  return watchRequests(listener, routeOf);
}

/** Errors and responses of calls are in the reader's language; a page may have another. */
function inViewersLanguage(next: RequestListener): RequestListener {
  return (request, response) => {
    // Several steps here and in Next listen for its end: more than Node's limit of ten, but each adds one.
    response.setMaxListeners(CLOSE_LISTENERS_MAX);
    runIn(wantedLanguage(request.headers) ?? ENGLISH, () => next(request, response));
  };
}
