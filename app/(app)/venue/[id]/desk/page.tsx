import { DeskScreen } from '@/components/courts/desk-screen';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { loadDesk } from '@/lib/courts/loaders';
import { texts } from '@/lib/courts/server-texts';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';

interface DeskPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

const missing = pageOrMissing({ title: later(texts, 'venueNotFound'), screen: <VenueNotFound /> });

async function load({ params, searchParams }: DeskPageProps) {
  const session = await loadSession();
  if (!session || !isOnboarded(session)) return { session, desk: null };
  const date = (await readQuery(searchParams)).get('date');
  return { session, desk: await loadDesk(session, (await params).id, date) };
}

export const generateMetadata = missing.metadata(async (props: DeskPageProps) => {
  const { desk } = await load(props);
  const t = translate(texts);
  const title = desk ? t.deskTitle({ venue: desk.venue.name }) : t.venueNotFound;
  return { title, robots: { index: false } };
});

export default missing.page(async (props: DeskPageProps) => {
  const { session, desk } = await load(props);
  if (!session) return <LandingPanel />;
  if (!desk) return <ProfileFirst session={session} />;
  return <DeskScreen first={desk} />;
});
