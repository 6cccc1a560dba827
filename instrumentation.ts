import type { Instrumentation } from 'next';

/** Runs once when the web server starts. An invalid environment value stops it with one line, before it serves anything. */
export async function register(): Promise<void> {
  // Next bundles this file for the Edge runtime too; the condition removes the Node-only code there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { requireUsableEnvironment } = await import('@/lib/platform/env/require-usable');
    await requireUsableEnvironment();
    const { recordPeerAddresses } = await import('@/lib/platform/http/peer-address');
    recordPeerAddresses();
    const { logDepartures } = await import('@/lib/platform/observability/departures');
    logDepartures();
  }
}

/** Next calls it for every error that it turns into a page; those of calls are answered and logged by `route()`. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { log } = await import('@/lib/platform/observability/log');
    log.error({ err: error, method, route: routePath, routeType }, 'a page could not be made');
  }
};
