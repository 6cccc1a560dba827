import type { Metadata } from 'next';
import { MyGames } from '@/components/games/my-games';
import { texts } from '@/components/games/page-texts';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadLastGame, loadOwnGames } from '@/lib/games/loaders';
import { needsProfile } from '@/lib/platform/auth/looking-around';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).myGames, robots: { index: false } };
}

export default async function MyGamesPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (needsProfile(session.user)) return null;
  const [upcoming, last] = await Promise.all([loadOwnGames(session), loadLastGame(session)]);
  return <MyGames upcoming={upcoming} last={last} />;
}
