import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { LandingPanel } from '@/components/shell/landing-panel';
import { EditVenueScreen } from '@/components/venues/edit-venue-screen';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { routes } from '@/lib/routes';
import { loadVenueToEdit } from '@/lib/venues/loaders';

interface EditVenuePageProps {
  /**
   * `city` is the id of a venue here. It shares its name with /venues/{city}/{sport}, because Next requires one name per
   * position.
   */
  params: Promise<{ city: string }>;
}

const missing = pageOrMissing({ title: 'Venue not found', screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: EditVenuePageProps) => {
  const { city: id } = await params;
  const session = await loadSession();
  if (!/^\d+$/.test(id)) notFound();
  if (session && isOnboarded(session)) await loadVenueToEdit(session, id);
  return { title: 'Edit Venue', robots: { index: false } };
});

export default missing.page(async ({ params }: EditVenuePageProps) => {
  const { city: id } = await params;
  const session = await loadSession();
  if (!/^\d+$/.test(id)) notFound();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return null;
  const { venue, images } = await loadVenueToEdit(session, id);
  // Shown to people who may not edit; the server refuses the call as well.
  if (!venue.canEdit) redirect(routes.venue(venue.id));
  return (
    <>
      <BackLink href={routes.venue(venue.id)}>Back to the venue</BackLink>
      <h1 className="mb-5 text-3xl">Edit Venue</h1>
      <EditVenueScreen venue={venue} images={images} />
    </>
  );
});
