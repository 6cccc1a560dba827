import type { Deprecation, RouteContext, RouteHandler } from '@/lib/platform/http/handler';

/** A call that is going to end: the API document says so, and each response by its headers (RFC 9745, RFC 8594). */
export function deprecated<H extends RouteHandler>(handler: H, deprecation: Deprecation): H {
  const { since, sunset } = deprecation;
  const dated = async (request: Request, context: RouteContext): Promise<Response> => {
    const response = await handler(request, context);
    response.headers.set('Deprecation', `@${Date.parse(since) / 1_000}`);
    response.headers.set('Sunset', new Date(sunset).toUTCString());
    return response;
  };
  // The same types of input and response.
  return Object.assign(dated, { spec: { ...handler.spec, deprecated: deprecation } }) as H;
}
