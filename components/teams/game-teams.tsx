'use client';

import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { TeamsDto } from '@/lib/teams/schema';
import { PictureButton } from './picture-button';
import { TeamCard } from './team-card';
import { teamsQuery } from './teams-query';
import { texts } from './texts';
import { WishesDialog } from './wishes-dialog';

/** The two teams in their bib colours, and for the game's managers the buttons to draw and share them. */
export function GameTeams({ game }: { game: GameDto }) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(teamsQuery(game.id));
  if (isError) {
    return <ErrorState title={t.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const makes = (game.viewer?.canManage ?? false) && game.status === 'upcoming';
  // No placeholder for teams that most games never have.
  if (!data || (!data.isDrawn && (!makes || data.waiting.length < 2))) return null;
  return (
    <section aria-label={t.title} className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{t.title}</h2>
      {data.isDrawn ? (
        <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
          {data.teams.map(({ team, players }) => (
            <TeamCard key={team} gameId={game.id} team={team} players={players} mayMove={makes} />
          ))}
          {data.waiting.length > 0 ? (
            <TeamCard gameId={game.id} team={null} players={data.waiting} mayMove={makes} />
          ) : null}
        </div>
      ) : null}
      <Actions game={game} teams={data} makes={makes} />
    </section>
  );
}

interface ActionsProps {
  game: GameDto;
  teams: TeamsDto;
  makes: boolean;
}

function Actions({ game, teams, makes }: ActionsProps) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const wishes = useDialog();
  const isOurs = game.viewer?.isMember || game.viewer?.status === 'going';
  const post = () =>
    run({
      call: () => api('POST /api/teams/{id}/chat', { params: { id: game.id } }),
      done: t.posted,
      failed: t.postFailed,
    });
  return (
    <div className="flex flex-wrap gap-2">
      {makes ? (
        <Button variant={teams.isDrawn ? 'secondary' : 'primary'} onClick={wishes.show}>
          <LineIcon name="shuffle" />
          {teams.isDrawn ? t.again : t.make}
        </Button>
      ) : null}
      {makes && teams.isDrawn ? (
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={post}>
          <LineIcon name="message-square" />
          {t.post}
        </Button>
      ) : null}
      {teams.isDrawn && isOurs ? <PictureButton gameId={game.id} /> : null}
      {wishes.wanted ? <WishesDialog {...wishes.props} gameId={game.id} teams={teams} /> : null}
    </div>
  );
}
