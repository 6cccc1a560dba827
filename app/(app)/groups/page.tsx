import type { Metadata } from 'next';
import { GroupsScreen } from '@/components/groups/groups-screen-lazy';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { isOnboarded, loadSession } from '@/lib/auth/session';
import { loadOwnGroups, loadOwnInvites } from '@/lib/groups/loaders';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';

export const metadata: Metadata = { title: 'Groups', robots: { index: false } };

export default async function GroupsPage() {
  const session = await loadSession();
  if (!session) {
    return (
      <SignInPrompt
        title="Please sign in"
        description="Sign in to view and create groups"
        returnTo={routes.groups()}
      />
    );
  }
  if (!isOnboarded(session)) return null;
  const [sports, own, invites] = await Promise.all([
    loadSports(),
    loadOwnGroups(session),
    loadOwnInvites(session),
  ]);
  return <GroupsScreen userId={session.user.id} sports={sports} own={own} invites={invites} />;
}
