import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { LandingPanel } from '@/components/shell/landing-panel';
import { PersonScreen } from '@/components/users/person-screen-lazy';
import { UserNotFound } from '@/components/users/user-not-found';
import { loadGroupsOf } from '@/lib/groups/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { loadProfile, toUserId } from '@/lib/users/loaders';

interface ProfileOfPageProps {
  params: Promise<{ id: string }>;
}

const WORDS = {
  sent: 'Connection request sent!',
  failed: 'Failed to send connection request',
};

const missing = pageOrMissing({ title: 'User not found', screen: <UserNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: ProfileOfPageProps) => {
  const session = await loadSession();
  if (!session || !isOnboarded(session)) return { title: 'Profile', robots: { index: false } };
  const profile = await loadProfile(session, toUserId((await params).id));
  return {
    title: `${isolate(profile.name)}'s Profile`,
    robots: { index: false },
    alternates: { canonical: routes.user(profile.id) },
  };
});

/** The same person as /user/{id}, reached from Find Players, with a link back there. */
export default missing.page(async ({ params }: ProfileOfPageProps) => {
  const id = toUserId((await params).id);
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return null;
  const [profile, groups] = await Promise.all([
    loadProfile(session, id),
    loadGroupsOf(session, id),
  ]);
  return (
    <>
      <BackLink href={routes.players()}>Back to players</BackLink>
      <h1 className="wrap-anywhere mb-4 text-3xl" dir="auto">
        {profile.isOwn ? 'Your Profile' : `${isolate(profile.name)}'s Profile`}
      </h1>
      <PersonScreen profile={profile} groups={groups} words={WORDS} />
    </>
  );
});
