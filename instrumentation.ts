import type { Instrumentation } from 'next';

async function load() {
  // Next bundles this file for the Edge runtime too; the condition removes the Node-only code there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { recordPeerAddresses } = await import('@/lib/platform/http/peer-address');
    const { log } = await import('@/lib/platform/observability/log');
    const { isDatabaseAway } = await import('@/lib/platform/db/errors');
    const { markPageAway } = await import('@/lib/platform/http/page-status');
    return { recordPeerAddresses, log, isDatabaseAway, markPageAway };
  }
  return undefined;
}

let loaded: Awaited<ReturnType<typeof load>>;

/** Runs once when the web server starts. */
export async function register(): Promise<void> {
  loaded = await load();
  loaded?.recordPeerAddresses();
}

/**
 * Next calls it for every error that it turns into a page; those of calls are answered and logged by `route()`. The mark is set at
 * once: the answer may end in the same moment.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method },
  { routePath, routeType },
) => {
  const tools = loaded ?? (await load());
  if (tools?.isDatabaseAway(error)) tools.markPageAway();
  tools?.log.error({ err: error, method, route: routePath, routeType }, 'a page could not be made');
};
