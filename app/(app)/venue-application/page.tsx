import type { Metadata } from 'next';
import { BackLink } from '@/components/layout/back-link';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { VenueApplicationScreen } from '@/components/venues/venue-application-screen';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadApplicationPage } from '@/lib/venues/loaders';
import { texts } from '@/lib/venues/server-texts';

export function generateMetadata(): Metadata {
  return { title: translate(texts).listYours, robots: { index: false } };
}

interface VenueApplicationPageProps {
  /** `venue`: the id of the listed venue that the application is about. */
  searchParams: Promise<{ venue?: string | string[] }>;
}

export default async function VenueApplicationPage({ searchParams }: VenueApplicationPageProps) {
  const { venue: id } = await searchParams;
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const { venue, applications } = await loadApplicationPage(
    session,
    typeof id === 'string' ? id : null,
  );
  return (
    <>
      <BackLink href={routes.venues()}>{translate(texts).backToVenues}</BackLink>
      <VenueApplicationScreen
        // Remounts the form for another venue or another open application.
        key={`${venue?.id ?? 'new'}:${applications.length}`}
        email={session.user.email}
        venue={venue}
        applications={applications}
      />
    </>
  );
}
