import type { Metadata } from 'next';
import { DiscoverScreen } from '@/components/discover/discover-screen-lazy';
import { DiscoverWelcome } from '@/components/discover/discover-welcome';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { loadDiscover } from '@/lib/discover/loaders';

export const metadata: Metadata = { title: 'Discover', robots: { index: false } };

export default async function DiscoverPage() {
  const session = await loadSession();
  if (!session) return <DiscoverWelcome />;
  if (!isOnboarded(session)) return null;
  return <DiscoverScreen {...(await loadDiscover(session))} />;
}
