import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/layout/back-link';
import { LandingPanel } from '@/components/layout/landing-panel';
import { EditVenueScreen } from '@/components/venues/edit-venue-screen';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { routes } from '@/lib/routes';
import { loadVenueToEdit } from '@/lib/venues/loaders';

export const metadata: Metadata = { title: 'Edit Venue', robots: { index: false } };

interface EditVenuePageProps {
  /** The id of a venue. Named as in /venues/{city}/{sport}: Next wants one name for one place in an address. */
  params: Promise<{ city: string }>;
}

export default async function EditVenuePage({ params }: EditVenuePageProps) {
  const { city: id } = await params;
  const session = await loadSession();
  if (!/^\d+$/.test(id)) notFound();
  if (!session) return <LandingPanel returnTo={routes.editVenue(Number(id))} />;
  if (!isOnboarded(session)) return null;
  const { venue, images } = await loadVenueToEdit(session, id);
  // Whoever may not edit reads it; the server refuses the call as well.
  if (!venue.canEdit) redirect(routes.venue(venue.id));
  return (
    <>
      <BackLink href={routes.venue(venue.id)}>Back to the venue</BackLink>
      <h1 className="mb-5 text-3xl">Edit Venue</h1>
      <EditVenueScreen venue={venue} images={images} />
    </>
  );
}
