import type { Metadata } from 'next';
import { DISCOVER_ADDRESS } from '@/components/discover/discover-filters';
import { DiscoverScreen } from '@/components/discover/discover-screen';
import { DiscoverWelcome } from '@/components/discover/discover-welcome';
import { texts } from '@/components/discover/page-texts';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingGames } from '@/components/shell/landing-panel';
import { loadDiscover, loadLandingGames } from '@/lib/discover/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).title,
  robots: { index: false },
});

export default async function DiscoverPage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) {
    return (
      <div className="grid gap-10 *:min-w-0">
        <DiscoverWelcome />
        <LandingGames games={await loadLandingGames()} />
      </div>
    );
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const filters = DISCOVER_ADDRESS.parse(await readQuery(searchParams));
  return <DiscoverScreen {...(await loadDiscover(session, filters))} />;
}
