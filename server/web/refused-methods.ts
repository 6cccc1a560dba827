import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { methodNotAllowed } from '@/lib/platform/errors/method-not-allowed';
import { errorResponse } from '@/lib/platform/http/responses';
import { log } from '@/lib/platform/observability/log';
import { pathForLog } from '@/lib/platform/observability/log-path';
import { currentRequest, requestIdFrom } from '@/lib/platform/observability/request-context';

/**
 * Next responds to a method that a route lacks with an empty 405. This replaces it with an error in our shape that lists the
 * methods, which Next returns for OPTIONS.
 */
export function explainRefusedMethods(
  next: RequestListener,
  { url }: IncomingMessage,
  response: ServerResponse,
): void {
  const end = response.end.bind(response);
  const finish = async (): Promise<void> => {
    const { headers } = await inject(next, { method: 'OPTIONS', url });
    const allow = String(headers.allow ?? 'GET, HEAD').split(', ');
    const methods = allow.filter((method) => method !== 'OPTIONS');
    const reply = errorResponse(methodNotAllowed(methods), requestIdFrom(currentRequest()?.id));
    for (const [name, value] of reply.headers) response.setHeader(name, value);
    end(await reply.text());
  };
  const isUnexplained = () =>
    response.statusCode === 405 && !response.headersSent && !response.hasHeader('allow');
  const writeHead = response.writeHead.bind(response);
  // Next's compression sends the headers before the end: hold them back until the methods are known.
  response.writeHead = ((...args: Parameters<typeof writeHead>) =>
    isUnexplained() ? response : writeHead(...args)) as typeof writeHead;
  const endOrExplain = (...args: Parameters<typeof end>): ServerResponse => {
    if (!isUnexplained()) return end(...args);
    finish().catch((error: unknown) => {
      log.error(
        { err: error, path: pathForLog(url ?? '') },
        'the methods of a call could not be told',
      );
      end();
    });
    return response;
  };
  response.end = endOrExplain as typeof response.end;
}
