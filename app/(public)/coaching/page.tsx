import { coachesUrl, parseCoachingFilters } from '@/components/coaching/coaching-filters';
import { CoachingScreen } from '@/components/coaching/coaching-screen';
import { type PageQuery, readQuery } from '@/components/layout/address';
import { shareMetadata } from '@/components/layout/share-metadata';
import { loadCoaching } from '@/lib/coaching/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

const TITLE = 'Coaching';
const DESCRIPTION =
  'Coaches near you: what they teach, what an hour costs, what clients say and when they are free.';

export const metadata = shareMetadata({
  title: TITLE,
  description: DESCRIPTION,
  path: routes.coaching(),
  image: '/icons/og-coaching.png',
});

interface CoachingPageProps {
  searchParams: PageQuery;
}

/** Rendered per request, because of the filters in its URL. */
export default async function CoachingPage({ searchParams }: CoachingPageProps) {
  const params = await readQuery(searchParams);
  const url = coachesUrl(parseCoachingFilters(params));
  const session = await loadSession();
  const [sports, directory] = await Promise.all([loadSports(), loadCoaching(session, url)]);
  return <CoachingScreen sports={sports} url={url} directory={directory} />;
}
