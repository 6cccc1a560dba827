import { coachesQuery, parseCoachingFilters } from '@/components/coaching/coaching-filters';
import { CoachingScreen } from '@/components/coaching/coaching-screen';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { loadCoaching } from '@/lib/coaching/loaders';
import { texts } from '@/lib/coaching/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.coaching,
    description: t.coachingDescription,
    path: routes.coaching(),
    image: '/icons/og-coaching.png',
  });
}

interface CoachingPageProps {
  searchParams: PageQuery;
}

/** Rendered per request, because of the filters in its URL. */
export default async function CoachingPage({ searchParams }: CoachingPageProps) {
  const params = await readQuery(searchParams);
  const query = coachesQuery(parseCoachingFilters(params));
  const session = await loadSession();
  const [sports, directory] = await Promise.all([
    loadSports(),
    loadCoaching(session, query, params.get('cursor')),
  ]);
  return <CoachingScreen sports={sports} directory={directory} />;
}
