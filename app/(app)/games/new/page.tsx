import type { Metadata } from 'next';
import { PostGameScreen } from '@/components/games/post-game-screen';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadTimeForGame } from '@/lib/courts/loaders';
import { texts } from '@/lib/games/server-texts';
import { loadOwnPlace } from '@/lib/groups/loaders';
import { needsProfile } from '@/lib/platform/auth/looking-around';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadSports } from '@/lib/sports/loaders';
import { loadOwnProfile } from '@/lib/users/loaders';

export function generateMetadata(): Metadata {
  return { title: translate(texts).postGame, robots: { index: false } };
}

export default async function PostGamePage({ searchParams }: { searchParams: PageQuery }) {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (needsProfile(session.user)) return null;
  const courtTimeId = (await readQuery(searchParams)).get('court');
  const [sports, { profile }, place, court] = await Promise.all([
    loadSports(),
    loadOwnProfile(session),
    loadOwnPlace(session),
    loadTimeForGame(session, courtTimeId),
  ]);
  return (
    <PostGameScreen
      sports={sports}
      sportId={profile.sports[0]?.sportId ?? null}
      place={place}
      court={court}
    />
  );
}
