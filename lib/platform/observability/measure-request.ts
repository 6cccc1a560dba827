import type { ServerResponse } from 'node:http';
import { metrics, secondsSince } from '@/lib/platform/observability/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** As a metrics label: Node also parses some thirty other methods. */
export function methodLabel(method = ''): string {
  return METHODS.has(method) ? method : 'other';
}

/** Counts a request and its duration once its response has ended, or its connection without one. */
export function measureRequest(
  response: ServerResponse,
  labels: { route: string; method: string },
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.headersSent ? String(response.statusCode) : 'none';
    metrics.requests.inc({ ...labels, status });
    metrics.requestSeconds.observe(labels, secondsSince(startedAt));
  });
}
