import { ImageResponse } from 'next/og';
import { ShareCard } from '@/components/layout/share-card';

/** Preview pictures for shared links of pages without one of their own, rendered at build time. */
const CARDS = {
  'og-maidan.png': {
    title: 'Find your next game',
    line: 'Connect with local sports enthusiasts',
    kind: 'Players, groups, venues, coaches',
    state: 'Near you',
  },
  'og-sports.png': {
    title: 'All Sports',
    line: 'Players, groups, venues and coaches near you',
    kind: 'Sports',
    state: 'Choose yours',
  },
  'og-coaching.png': {
    title: 'Coaching',
    line: 'What they teach, what an hour costs, when they are free',
    kind: 'Coaches',
    state: 'Rated by clients',
  },
  'og-privacy.png': {
    title: 'What others see of you',
    line: 'Nobody here learns where you live',
    kind: 'Privacy',
    state: '',
  },
};

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(CARDS).map((file) => ({ file }));
}

interface Context {
  params: Promise<{ file: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  // dynamicParams is off, so only the files above are requested.
  const card = CARDS[file as keyof typeof CARDS];
  return new ImageResponse(<ShareCard {...card} />, { width: 1200, height: 630 });
}
