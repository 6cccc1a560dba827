/** Runs once when the web server starts: a bad environment value ends it here, with one line, before it serves anything. */
export async function register(): Promise<void> {
  // Next bundles this file for the Edge runtime too, where the condition removes what only Node can do.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { requireUsableEnvironment } = await import('@/lib/env/require-usable');
    await requireUsableEnvironment();
    const { recordPeerAddresses } = await import('@/lib/http/peer-address');
    recordPeerAddresses();
    const { noteDepartures } = await import('@/lib/observability/departures');
    noteDepartures();
  }
}
