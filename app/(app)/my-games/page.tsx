import type { Metadata } from 'next';
import { MyGames } from '@/components/games/my-games';
import { type PageQuery, readChoice, readQuery } from '@/components/lists/address';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadFeedState } from '@/lib/calendar/loaders';
import { OWN_GAMES_TABS } from '@/lib/games/constants';
import { loadLastGame, loadOwnGames } from '@/lib/games/loaders';
import { texts } from '@/lib/games/server-texts';
import { needsProfile } from '@/lib/platform/auth/looking-around';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).myGames, robots: { index: false } };
}

export default async function MyGamesPage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (needsProfile(session.user)) return null;
  const tab = readChoice(await readQuery(searchParams), 'tab', OWN_GAMES_TABS);
  const [first, last, feed] = await Promise.all([
    loadOwnGames(session, tab ?? OWN_GAMES_TABS[0]),
    loadLastGame(session),
    loadFeedState(session),
  ]);
  return <MyGames first={first} last={last} feed={feed} />;
}
