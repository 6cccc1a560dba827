'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import type { TeamsDto } from '@/lib/teams/schema';
import { TeamCard } from './team-card';
import { teamsQuery } from './teams-query';
import { texts } from './texts';

const WishesDialog = dynamic(
  () => loadPart(() => import('./wishes-dialog').then((module) => module.WishesDialog)),
  { ssr: false },
);

const FILE_NAME = 'maidan-teams.png';

async function share(address: string): Promise<void> {
  const answer = await fetch(address);
  if (answer.status === 401) raiseAppEvent('signedOut', null);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const file = new File([await answer.blob()], FILE_NAME, { type: 'image/png' });
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Shares the picture of the teams; where the device has no share sheet for files, saves it. */
function PictureButton({ gameId }: { gameId: number }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const address = `/api/teams/${gameId}/picture`;
  // The member's part is rendered in the browser only.
  if (typeof navigator.canShare === 'function') {
    return (
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => run({ call: () => share(address), failed: t.shareFailed })}
      >
        <LineIcon name="share-2" />
        {t.sharePicture}
      </Button>
    );
  }
  return (
    <a href={address} download={FILE_NAME} className={buttonVariants({ variant: 'secondary' })}>
      <LineIcon name="download" />
      {t.picture}
    </a>
  );
}

/** The two teams in their bib colours, and for the game's managers the buttons to draw and share them. */
export function GameTeams({ game, teams }: { game: GameDto; teams: TeamsDto }) {
  const t = translate(texts);
  const query = useQuery(usePageData(teamsQuery(game.id), teams));
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    return <ErrorState title={t.loadFailed} query={{ isFetching, refetch }} />;
  }
  const makes = (game.viewer?.canManage ?? false) && game.status === 'upcoming';
  // No placeholder for teams that most games never have.
  if (!data.isDrawn && (!makes || data.waiting.length < 2)) return null;
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
