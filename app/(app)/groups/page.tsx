import type { Metadata } from 'next';
import { discoverQuery, GROUP_ADDRESS } from '@/components/groups/group-address';
import { GroupsScreen } from '@/components/groups/groups-screen';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import {
  loadGroupCities,
  loadGroupsToDiscover,
  loadOwnGroups,
  loadOwnInvites,
} from '@/lib/groups/loaders';
import { texts } from '@/lib/groups/server-texts';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadSports } from '@/lib/sports/loaders';
import { loadOnlySport } from '@/lib/users/loaders';

export function generateMetadata(): Metadata {
  return { title: translate(texts).groups, robots: { index: false } };
}

export default async function GroupsPage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSeeGroups} />;
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const query = discoverQuery(GROUP_ADDRESS.parse(await readQuery(searchParams)));
  const [sports, cities, onlySport, own, invites, trending] = await Promise.all([
    loadSports(),
    loadGroupCities(),
    loadOnlySport(session),
    loadOwnGroups(session),
    loadOwnInvites(session),
    loadGroupsToDiscover(session, query),
  ]);
  return (
    <GroupsScreen
      userId={session.user.id}
      sports={sports}
      cities={cities}
      onlySport={onlySport}
      own={own}
      invites={invites}
      trending={trending}
    />
  );
}
