import { BackButton } from '@/components/layout/back-button';
import { pageOrMissing } from '@/components/layout/missing';
import { LandingPanel } from '@/components/shell/landing-panel';
import { PersonScreen } from '@/components/users/person-screen-lazy';
import { UserNotFound } from '@/components/users/user-not-found';
import { loadGroupsOf } from '@/lib/groups/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { loadProfile, toUserId } from '@/lib/users/loaders';

interface UserPageProps {
  params: Promise<{ id: string }>;
}

const WORDS = { sent: 'Friend request sent!', failed: 'Failed to send friend request' };

const missing = pageOrMissing({ title: 'User not found', screen: <UserNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: UserPageProps) => {
  const session = await loadSession();
  if (!session || !isOnboarded(session)) return { title: 'Profile', robots: { index: false } };
  const profile = await loadProfile(session, toUserId((await params).id));
  return {
    title: titleOf(profile),
    robots: { index: false },
    alternates: { canonical: routes.user(profile.id) },
  };
});

export default missing.page(async ({ params }: UserPageProps) => {
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
      <BackButton fallback={routes.players()} />
      <h1 className="wrap-anywhere mb-4 text-3xl" dir="auto">
        {titleOf(profile)}
      </h1>
      <PersonScreen profile={profile} groups={groups} words={WORDS} />
    </>
  );
});

function titleOf({ isOwn, name }: { isOwn: boolean; name: string }): string {
  return isOwn ? 'Your Profile' : `${isolate(name)}'s Profile`;
}
