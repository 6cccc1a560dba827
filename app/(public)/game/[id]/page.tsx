import { GameJsonLdScript } from '@/components/games/game-json-ld-script';
import { GameScreen } from '@/components/games/game-screen';
import { PrivateGame } from '@/components/games/private-game';
import { sharedWhen, whoMayPlay } from '@/components/games/share-words';
import { spotsLeft } from '@/components/groups/spots-left';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { loadPublicGame } from '@/lib/games/loaders';
import { env } from '@/lib/platform/env/server';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';

interface GamePageProps {
  params: Promise<{ id: string }>;
}

const missing = pageOrMissing({
  title: 'Game not found',
  screen: (
    <>
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <PrivateGame />
    </>
  ),
});

export const generateMetadata = missing.metadata(async ({ params }: GamePageProps) => {
  const game = await loadPublicGame((await params).id);
  const title = `${isolate(game.title)}: ${isolate(game.sport.name)}, ${sharedWhen(game)}`;
  const state =
    game.status === 'cancelled' ? 'Cancelled.' : `${spotsLeft(game.goingCount, game.maxPlayers)}.`;
  const description = [
    state,
    ...whoMayPlay(game).map((words) => `${words}.`),
    `${isolate(game.location)}.`,
    isolate(game.description ?? game.group.name),
  ]
    .join(' ')
    .slice(0, 200);
  const url = routes.game(game.id);
  const images = [{ url: `${url}/card.png`, width: 1200, height: 630, alt: game.title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Maidan', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
});

export default missing.page(async ({ params }: GamePageProps) => {
  const game = await loadPublicGame((await params).id);
  return (
    <>
      <GameJsonLdScript game={game} origin={env.NEXTAUTH_URL} />
      <BackLink href={routes.group(game.groupId)}>{`Back to ${isolate(game.group.name)}`}</BackLink>
      <GameScreen game={game} />
    </>
  );
});
