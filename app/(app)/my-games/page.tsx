import type { Metadata } from 'next';
import { CalendarSubscription, MyGames } from '@/components/games/my-games-lazy';
import { texts } from '@/components/games/page-texts';
import { LandingPanel } from '@/components/shell/landing-panel';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).myGames, robots: { index: false } };
}

export default async function MyGamesPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session) && !session.user.cameByLink) return null;
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <MyGames />
      <CalendarSubscription />
    </div>
  );
}
