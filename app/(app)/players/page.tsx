import type { Metadata } from 'next';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { FindPlayersScreen } from '@/components/users/find-players-screen';
import { parsePlayerFilters, playersQuery } from '@/components/users/player-filters';
import { loadConnectionStates } from '@/lib/connections/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { ownPlaceName } from '@/lib/platform/geo/place-name';
import { translate } from '@/lib/platform/language/translate';
import { loadSports } from '@/lib/sports/loaders';
import { loadPlayers } from '@/lib/users/loaders';
import { texts } from '@/lib/users/server-texts';

export function generateMetadata(): Metadata {
  return { title: translate(texts).findPlayers, robots: { index: false } };
}

interface PlayersPageProps {
  searchParams: PageQuery;
}

export default async function PlayersPage({ searchParams }: PlayersPageProps) {
  const params = await readQuery(searchParams);
  const filters = parsePlayerFilters(params);
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const [sports, initial, states] = await Promise.all([
    loadSports(),
    loadPlayers(session, playersQuery(filters)),
    loadConnectionStates(session),
  ]);
  return (
    <FindPlayersScreen
      sports={sports}
      place={ownPlaceName(session.user)}
      initial={initial}
      states={states}
    />
  );
}
