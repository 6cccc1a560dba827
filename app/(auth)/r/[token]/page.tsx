import type { Metadata } from 'next';
import { RegularGames } from '@/components/regulars/regular-games';
import { loadSession } from '@/lib/platform/auth/session';
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
  const [page, session] = await Promise.all([loadRegularPage(token), loadSession()]);
  return <RegularGames token={token} page={page} isSignedIn={session !== null} />;
}
