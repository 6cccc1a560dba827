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
