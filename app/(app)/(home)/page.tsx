import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DISCOVER_ADDRESS } from '@/components/discover/discover-filters';
import { DiscoverScreen } from '@/components/discover/discover-screen';
import { type PageQuery, readQuery } from '@/components/layout/address';
import { LoadingScreen } from '@/components/layout/loading-screen';
import { shareMetadata } from '@/components/layout/share-metadata';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { texts } from '@/components/pages/page-texts';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadDiscover, loadLanding } from '@/lib/discover/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import type { Session } from '@/lib/platform/auth/session-store';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const { homeTitle: title, description } = translate(texts);
  // Search engines and the previews of shared links are guests.
  if (await loadSession()) return { title: { absolute: title } };
  return {
    ...shareMetadata({
      title,
      description,
      path: routes.home(),
      image: '/icons/og-maidan.png',
    }),
    title: { absolute: title },
  };
}

export default async function HomePage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  // Not inside a Suspense boundary: guests' pages are cached whole and must be readable without scripts.
  if (!session) return <LandingPanel now={await loadLanding()} />;
  // The layout shows the profile-completion wizard in place of the page.
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Discover session={session} searchParams={searchParams} />
    </Suspense>
  );
}

async function Discover({ session, searchParams }: { session: Session; searchParams: PageQuery }) {
  const filters = DISCOVER_ADDRESS.parse(await readQuery(searchParams));
  return <DiscoverScreen {...(await loadDiscover(session, filters))} />;
}
