import type { Metadata } from 'next';
import { DISCOVER_ADDRESS } from '@/components/discover/discover-filters';
import { DiscoverScreen } from '@/components/discover/discover-screen';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { texts } from '@/components/pages/page-texts';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadDiscover, loadLanding } from '@/lib/discover/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const { homeTitle: title, description } = translate(texts);
  // Search engines and link previews are guests.
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
  if (!session) return <LandingPanel now={await loadLanding()} />;
  // The layout shows the profile-completion wizard instead of the page.
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const filters = DISCOVER_ADDRESS.parse(await readQuery(searchParams));
  return <DiscoverScreen {...(await loadDiscover(session, filters))} />;
}
