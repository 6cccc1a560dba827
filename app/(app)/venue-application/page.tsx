import type { Metadata } from 'next';
import { BackLink } from '@/components/layout/back-link';
import { LandingPanel } from '@/components/shell/landing-panel';
import { VenueApplicationScreen } from '@/components/venues/venue-application-screen';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { routes } from '@/lib/routes';
import { loadApplicationPage } from '@/lib/venues/loaders';

export const metadata: Metadata = { title: 'List your venue', robots: { index: false } };

interface VenueApplicationPageProps {
  /** `venue`: the id of the listed venue that the application is about. */
  searchParams: Promise<{ venue?: string | string[] }>;
}

export default async function VenueApplicationPage({ searchParams }: VenueApplicationPageProps) {
  const { venue: id } = await searchParams;
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return null;
  const { venue, applications } = await loadApplicationPage(
    session,
    typeof id === 'string' ? id : null,
  );
  return (
    <>
      <BackLink href={routes.venues()}>Back to Venues</BackLink>
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
