import type { Metadata } from 'next';
import { coachesUrl, parseCoachingFilters } from '@/components/coaching/coaching-filters';
import { CoachingScreen } from '@/components/coaching/coaching-screen';
import { loadSession } from '@/lib/auth/session';
import { loadCoaching } from '@/lib/coaching/loaders';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

const TITLE = 'Coaching';
const DESCRIPTION =
  'Coaches near you: what they teach, what an hour costs, what clients say and when they are free.';

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  // Filters make endless addresses of one page.
  alternates: { canonical: routes.coaching() },
  openGraph: {
    type: 'website',
    siteName: 'Maidan',
    title: TITLE,
    description: DESCRIPTION,
    url: routes.coaching(),
  },
  twitter: { card: 'summary_large_image', title: TITLE, description: DESCRIPTION },
};

interface CoachingPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered whole for everybody; the filters in its address make it a page of each request. */
export default async function CoachingPage({ searchParams }: CoachingPageProps) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === 'string') params.set(name, value);
  }
  const url = coachesUrl(parseCoachingFilters(params));
  const session = await loadSession();
  const [sports, directory] = await Promise.all([loadSports(), loadCoaching(session, url)]);
  return <CoachingScreen sports={sports} url={url} directory={directory} />;
}
