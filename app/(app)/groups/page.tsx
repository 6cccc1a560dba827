import type { Metadata } from 'next';
import { discoverQuery, GROUP_ADDRESS } from '@/components/groups/group-filters';
import { GroupsScreen } from '@/components/groups/groups-screen-lazy';
import { texts } from '@/components/groups/page-texts';
import { type PageQuery, readQuery } from '@/components/layout/address';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { loadGroupsToDiscover, loadOwnGroups, loadOwnInvites } from '@/lib/groups/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadSports } from '@/lib/sports/loaders';

export function generateMetadata(): Metadata {
  return { title: translate(texts).groups, robots: { index: false } };
}

export default async function GroupsPage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSeeGroups} />;
  }
  if (!isOnboarded(session)) return null;
  const query = discoverQuery(GROUP_ADDRESS.parse(await readQuery(searchParams)));
  const [sports, own, invites, trending] = await Promise.all([
    loadSports(),
    loadOwnGroups(session),
    loadOwnInvites(session),
    loadGroupsToDiscover(session, query),
  ]);
  return (
    <GroupsScreen
      userId={session.user.id}
      sports={sports}
      own={own}
      invites={invites}
      trending={trending}
    />
  );
}
