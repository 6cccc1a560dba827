import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { EditVenueScreen } from '@/components/venues/edit-venue-screen';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadVenueToEdit } from '@/lib/venues/loaders';
import { texts } from '@/lib/venues/server-texts';

interface EditVenuePageProps {
  /**
   * `city` is the id of a venue here. It shares its name with /venues/{city}/{sport}, because Next requires one name per
   * position.
   */
  params: Promise<{ city: string }>;
}

const missing = pageOrMissing({ title: later(texts, 'notFound'), screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: EditVenuePageProps) => {
  const { city: id } = await params;
  const session = await loadSession();
  if (!/^\d+$/.test(id)) notFound();
  if (session && isOnboarded(session)) await loadVenueToEdit(session, id);
  return { title: translate(texts).editVenue, robots: { index: false } };
});

export default missing.page(async ({ params }: EditVenuePageProps) => {
  const { city: id } = await params;
  const session = await loadSession();
  if (!/^\d+$/.test(id)) notFound();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const { venue, images } = await loadVenueToEdit(session, id);
  // Shown to people who may not edit; the server refuses the call as well.
  if (!venue.canEdit) redirect(routes.venue(venue.id));
  const t = translate(texts);
  return (
    <>
      <BackLink href={routes.venue(venue.id)}>{t.backToVenue}</BackLink>
      <h1 className="mb-5 text-3xl">{t.editVenue}</h1>
      <EditVenueScreen venue={venue} images={images} />
    </>
  );
});
