import type { Metadata } from 'next';
import { GameJsonLdScript } from '@/components/games/game-json-ld-script';
import { GameScreen } from '@/components/games/game-screen';
import { seatsWords } from '@/components/games/game-seats';
import { whenWords } from '@/components/games/when-words';
import { BackLink } from '@/components/layout/back-link';
import { env } from '@/lib/env/server';
import { loadPublicGame } from '@/lib/games/loaders';
import { routes } from '@/lib/routes';

interface GamePageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: GamePageProps): Promise<Metadata> {
  const game = await loadPublicGame((await params).id);
  const title = `${game.title}: ${game.sport.name}, ${whenWords(game, null)}`;
  const state = game.status === 'cancelled' ? 'Cancelled.' : `${seatsWords(game)}.`;
  const description = `${state} ${game.location}. ${game.description ?? game.group.name}`.slice(
    0,
    200,
  );
  const url = routes.game(game.id);
  const images = [{ url: `${url}/card.png`, width: 1200, height: 630, alt: game.title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Maidan', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export default async function GamePage({ params }: GamePageProps) {
  const game = await loadPublicGame((await params).id);
  return (
    <>
      <GameJsonLdScript game={game} origin={env.NEXTAUTH_URL} />
      <BackLink href={routes.group(game.groupId)}>{`Back to ${game.group.name}`}</BackLink>
      <GameScreen game={game} />
    </>
  );
}
