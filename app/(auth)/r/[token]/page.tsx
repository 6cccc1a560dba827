import type { Metadata } from 'next';
import { RegularGames } from '@/components/regulars/regular-games';
import { translate } from '@/lib/platform/language/translate';
import { loadRegularPage } from '@/lib/regulars/loaders';
import { texts } from '@/lib/regulars/server-texts';

// The token is in the URL, so other sites get no referrer.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).title,
  robots: { index: false },
  referrer: 'same-origin',
});

/** Only a click answers: the previews of chat apps open links, but click nothing. */
export default async function RegularPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <RegularGames token={token} page={await loadRegularPage(token)} />;
}
