import type { IncomingMessage, RequestListener } from 'node:http';
import { env } from '@/lib/platform/env/server';
import { measureRequest, methodLabel } from '@/lib/platform/observability/measure-request';
import { requestIdFrom, runAs } from '@/lib/platform/observability/request-context';
import type { RouteOf } from '@/server/web/known-routes';

const REQUEST_ID = 'x-request-id';

/**
 * The id of a proxy in front if it is well-formed, else a new one. The header is set to it, for the sidecar to which the
 * request may be forwarded.
 */
export function nameRequest({ headers }: IncomingMessage): string {
  const id = requestIdFrom(env.TRUSTED_PROXY_HOPS > 0 ? headers[REQUEST_ID] : undefined);
  headers[REQUEST_ID] = id;
  return id;
}

/** Gives every request its id, which the response, the log and its consequences elsewhere carry, and measures it. */
export function watchRequests(next: RequestListener, routeOf: RouteOf): RequestListener {
  return (request, response) => {
    const id = nameRequest(request);
    const labels = { route: routeOf(request.url ?? ''), method: methodLabel(request.method) };
    response.setHeader('X-Request-Id', id);
    measureRequest(response, labels);
    runAs({ id, name: `${labels.method} ${labels.route}` }, () => next(request, response));
  };
}
