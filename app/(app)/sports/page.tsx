import type { Metadata } from 'next';
import { BackLink } from '@/components/layout/back-link';
import { SportsOverview } from '@/components/sports/sports-overview';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

const TITLE = 'All Sports';
const DESCRIPTION =
  'Every sport on Maidan, from Paddle and Cricket to Yoga: find the players, groups, venues and coaches near you.';
const IMAGE = {
  url: '/icons/og-sports.png',
  width: 1200,
  height: 630,
  alt: 'All Sports on Maidan',
};

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: routes.sports() },
  openGraph: {
    type: 'website',
    siteName: 'Maidan',
    title: `${TITLE} · Maidan`,
    description: DESCRIPTION,
    url: routes.sports(),
    images: [IMAGE],
  },
  twitter: {
    card: 'summary_large_image',
    title: `${TITLE} · Maidan`,
    description: DESCRIPTION,
    images: [IMAGE],
  },
};

export default async function SportsPage() {
  return (
    <>
      <BackLink href={routes.discover()}>Back to Discover</BackLink>
      <SportsOverview sports={await loadSports()} />
    </>
  );
}
