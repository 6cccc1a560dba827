import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A process's current task: a request, a socket event or a job. */
interface RequestContext {
  /** The id of the request that began it. In every log line, and in the response as X-Request-Id. */
  id: string;
  /** Its kind, without ids of rows or people: 'GET /venue/[id]', 'job mail:send'. */
  name: string;
}

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & {
  maidanRequest?: AsyncLocalStorage<RequestContext>;
};
const requests = (holder.maidanRequest ??= new AsyncLocalStorage<RequestContext>());

/** Everything that `work` does, synchronous or awaited, belongs to this request. */
export function runAs<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

export function currentRequest(): RequestContext | undefined {
  return requests.getStore();
}

/** Safe in a log line, a header and a column; `jobs_request_id_length` enforces the same maximum. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The claimed id if it is well-formed, else a new one. */
export function requestIdFrom(claimed: unknown): string {
  return typeof claimed === 'string' && WELL_FORMED.test(claimed) ? claimed : randomUUID();
}
