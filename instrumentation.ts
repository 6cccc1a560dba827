import type { Instrumentation } from 'next';

/** Runs once when the web server starts. */
export async function register(): Promise<void> {
  // Next bundles this file for the Edge runtime too; the condition removes the Node-only code there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { recordPeerAddresses } = await import('@/lib/platform/http/peer-address');
    recordPeerAddresses();
    const { keepZonesListed } = await import('@/lib/platform/calendar/zone-offsets');
    keepZonesListed();
  }
}

/** Next calls it for every error that it turns into a page; errors of calls are handled and logged by `route()`. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { log } = await import('@/lib/platform/observability/log');
    const { isDatabaseUnavailable } = await import('@/lib/platform/db/errors');
    const { markPageUnavailable } = await import('@/lib/platform/http/page-status');
    if (isDatabaseUnavailable(error)) markPageUnavailable();
    log.error({ err: error, method, route: routePath, routeType }, 'a page could not be made');
  }
};
