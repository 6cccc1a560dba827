import type { Metadata } from 'next';
import { CalendarSubscription, MyGames } from '@/components/games/my-games-lazy';
import { BackLink } from '@/components/layout/back-link';
import { LandingPanel } from '@/components/layout/landing-panel';
import { OwnProfileScreen } from '@/components/users/own-profile-screen-lazy';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { loadConnectionStates } from '@/lib/connections/loaders';
import { routes } from '@/lib/routes';
import { loadOwnProfile } from '@/lib/users/loaders';

export const metadata: Metadata = { title: 'My Profile', robots: { index: false } };

export default async function ProfilePage() {
  const session = await loadSession();
  if (!session) return <LandingPanel returnTo={routes.profile()} />;
  if (!isOnboarded(session)) return null;
  const [{ profile, settings }, states] = await Promise.all([
    loadOwnProfile(session),
    loadConnectionStates(session),
  ]);
  const waiting = Object.values(states).filter(({ state }) => state === 'received').length;
  return (
    <>
      <BackLink href={routes.players()}>Back to players</BackLink>
      <h1 className="mb-4 text-3xl">My Profile</h1>
      <OwnProfileScreen profile={profile} settings={settings} waiting={waiting}>
        <MyGames />
        <CalendarSubscription />
      </OwnProfileScreen>
    </>
  );
}
