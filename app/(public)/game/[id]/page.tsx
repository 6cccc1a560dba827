import { GameJsonLdScript } from '@/components/games/game-json-ld';
import { GameMissing } from '@/components/games/game-missing';
import { GameScreen } from '@/components/games/game-screen';
import { sharedWhen, whoMayPlay } from '@/components/games/share-words';
import { spotsLeft } from '@/components/groups/group-address';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { whereaboutsWords } from '@/components/venues/whereabouts-words';
import { loadGame, loadRoster } from '@/lib/games/loaders';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { loadChatWith } from '@/lib/messages/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env/server';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { findWhereabouts } from '@/lib/platform/maps/whereabouts';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { loadTeams } from '@/lib/teams/loaders';

interface GamePageProps {
  params: Promise<{ id: string }>;
}

const missing = pageOrMissing({
  title: later(texts, 'gameNotFound'),
  screen: <MissingGame />,
});

function MissingGame() {
  return (
    <>
      <BackLink href={routes.groups()}>{translate(texts).backToGroups}</BackLink>
      <GameMissing />
    </>
  );
}

/** The groups behind games of two and games without a group have no page. */
function BackToList({ game }: { game: GameDto }) {
  const t = translate(texts);
  if (game.reach) return <BackLink href={routes.games()}>{t.backToGames}</BackLink>;
  if (game.partner) return <BackLink href={routes.myGames()}>{t.backToMyGames}</BackLink>;
  const words = t.backToGroup({ group: game.group.name });
  return <BackLink href={routes.group(game.groupId)}>{words}</BackLink>;
}

export const generateMetadata = missing.metadata(async ({ params }: GamePageProps) => {
  const game = await loadGame(await loadSession(), (await params).id);
  const t = translate(texts);
  const title = t.gameTitle({
    title: game.title,
    sport: sportWords(game.sport.name),
    when: sharedWhen(game),
  });
  const state =
    game.status === 'cancelled' ? t.cancelled : spotsLeft(game.goingCount, game.maxPlayers);
  const description = [
    ...[state, ...whoMayPlay(game)].map((words) => t.sentence({ words })),
    t.place({ location: game.location }),
    wordsOf().name(game.description ?? game.group.name),
  ]
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.game(game.id),
    image: routes.gameCard(game.id),
    alt: game.title,
  });
});

export default missing.page(async ({ params }: GamePageProps) => {
  const [session, { id }] = [await loadSession(), await params];
  const game = await loadGame(session, id);
  const where = game.venue && game.point && (await findWhereabouts(game.point));
  const organiser = game.creator.id;
  const [roster, chat] = session
    ? await Promise.all([
        loadRoster(session, id),
        organiser === null || organiser === session.user.id
          ? null
          : loadChatWith(session, organiser),
      ])
    : [null, null];
  const teams = roster && !game.partner ? await loadTeams(game, roster) : null;
  return (
    <>
      <GameJsonLdScript game={game} origin={env.NEXTAUTH_URL} />
      <BackToList game={game} />
      <GameScreen
        game={game}
        roster={roster}
        teams={teams}
        chat={chat}
        where={{ hasStreets: where?.hasStreets ?? false, words: whereaboutsWords(where) }}
      />
    </>
  );
});
