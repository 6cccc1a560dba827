import type { Metadata } from 'next';
import { ClientSessions } from '@/components/clients/client-sessions';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { RegularGames } from '@/components/regulars/regular-games';
import { loadLinkPage } from '@/lib/clients/loaders';
import { texts as clientTexts } from '@/lib/clients/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadRegularPage } from '@/lib/regulars/loaders';
import { texts } from '@/lib/regulars/server-texts';

interface PersonalPageProps {
  params: Promise<{ token: string }>;
  searchParams: PageQuery;
}

// The token is in the URL, so other sites get no referrer.
export async function generateMetadata({ params }: PersonalPageProps): Promise<Metadata> {
  const isClient = (await loadLinkPage((await params).token, null)) !== null;
  return {
    title: isClient ? translate(clientTexts).title : translate(texts).title,
    robots: { index: false },
    referrer: 'same-origin',
  };
}

/**
 * Behind the personal link of a regular of a group, or of a client of a coach. Only a click answers: the previews of chat apps open
 * links, but click nothing.
 */
export default async function PersonalPage({ params, searchParams }: PersonalPageProps) {
  const { token } = await params;
  const moving = (await readQuery(searchParams)).get('move') ?? '';
  const movingId = /^[1-9]\d{0,8}$/.test(moving) ? Number(moving) : null;
  const [page, client, session] = await Promise.all([
    loadRegularPage(token),
    loadLinkPage(token, movingId),
    loadSession(),
  ]);
  const isSignedIn = session !== null;
  if (client) return <ClientSessions token={token} page={client} isSignedIn={isSignedIn} />;
  return <RegularGames token={token} page={page} isSignedIn={isSignedIn} />;
}
