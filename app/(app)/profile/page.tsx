import type { Metadata } from 'next';
import { OwnApplications } from '@/components/coaching/own-applications';
import { BackLink } from '@/components/layout/back-link';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { OwnProfileScreen } from '@/components/users/own-profile-screen';
import { loadOwnApplications } from '@/lib/coaching/loaders';
import { loadConnectionStates } from '@/lib/connections/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadOwnProfile } from '@/lib/users/loaders';
import { texts } from '@/lib/users/server-texts';

export function generateMetadata(): Metadata {
  return { title: translate(texts).myProfile, robots: { index: false } };
}

export default async function ProfilePage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const [{ profile, settings }, states, applications] = await Promise.all([
    loadOwnProfile(session),
    loadConnectionStates(session),
    loadOwnApplications(session),
  ]);
  const waiting = Object.values(states).filter(({ state }) => state === 'received').length;
  const t = translate(texts);
  return (
    <>
      <BackLink href={routes.players()}>{t.backToPlayers}</BackLink>
      <h1 className="mb-4 text-3xl">{t.myProfile}</h1>
      <OwnProfileScreen profile={profile} settings={settings} waiting={waiting}>
        <OwnApplications applications={applications} />
      </OwnProfileScreen>
    </>
  );
}
