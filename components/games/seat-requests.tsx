'use client';

import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { SeatRequestDto } from '@/lib/games/schema/roster';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { levelWords } from '@/lib/sports/words';
import { texts } from './post-texts';

/** For a person whose level does not fit: asks the organisers, once. */
export function AskForSeat({ game }: { game: GameDto }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const request = game.viewer?.request;
  if (request) return <p className="text-sm">{request === 'declined' ? t.saidNo : t.asked}</p>;
  const ask = () =>
    run({
      call: () => api('POST /api/games/{id}/seat-requests', { params: { id: game.id } }),
      done: t.askedNow,
      failed: t.askFailed,
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={ask}>
        {t.ask}
      </Button>
      <p className="text-muted-foreground text-sm">{t.askHint}</p>
    </div>
  );
}

const requestsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/seat-requests', { params: { id } }));

/** For the organisers. */
export function SeatRequests({ game }: { game: GameDto }) {
  const { data = [] } = useQuery(requestsQuery(game.id));
  const t = translate(texts);
  if (data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.requests}</h2>
      <RowList items={data} className="grid gap-2">
        {(request) => <RequestRow key={request.id} gameId={game.id} request={request} />}
      </RowList>
    </section>
  );
}

function RequestRow({ gameId, request }: { gameId: number; request: SeatRequestDto }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const { id: requestId, level, user } = request;
  const person = user.name;
  const decide = (accept: boolean) =>
    run({
      call: () =>
        api('POST /api/games/{id}/seat-requests/{requestId}', {
          params: { id: gameId, requestId },
          body: { accept },
        }),
      done: accept ? t.accepted({ person }) : t.declined,
      failed: t.decideFailed,
    });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border bg-card p-2.5">
      <Avatar id={user.id} name={person} imageUrl={user.profileImageUrl} size={36} />
      <p className="wrap-anywhere min-w-0 flex-1">
        <Link
          href={routes.user(user.id)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          <bdi>{person}</bdi>
        </Link>
        <span className="block text-muted-foreground text-sm first-letter:capitalize">
          {t.levelOf({ level: level && levelWords(level) })}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={t.acceptOf({ person })}
          aria-disabled={busy || undefined}
          onClick={() => decide(true)}
        >
          {t.accept}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t.declineOf({ person })}
          aria-disabled={busy || undefined}
          onClick={() => decide(false)}
        >
          {t.decline}
        </Button>
      </span>
    </li>
  );
}
