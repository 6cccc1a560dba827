import type { Metadata } from 'next';
import { CalendarSubscription, MyGames } from '@/components/games/my-games-lazy';
import { LandingPanel } from '@/components/shell/landing-panel';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';

export const metadata: Metadata = { title: 'My games', robots: { index: false } };

export default async function MyGamesPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return null;
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <MyGames />
      <CalendarSubscription />
    </div>
  );
}
