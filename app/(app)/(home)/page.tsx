import type { Metadata } from 'next';
import { DiscoverScreen } from '@/components/discover/discover-screen-lazy';
import { LandingPanel } from '@/components/layout/landing-panel';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { loadDiscover } from '@/lib/discover/loaders';

export const metadata: Metadata = {
  title: { absolute: 'Maidan: find people to play with nearby' },
  alternates: { canonical: '/' },
};

export default async function HomePage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  // The layout shows the profile-completion wizard in place of the page.
  if (!isOnboarded(session)) return null;
  return <DiscoverScreen {...(await loadDiscover(session))} />;
}
