'use client';

import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { useNow } from '@/components/calendar/use-now';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { ErrorState } from '@/components/ui/empty-state';
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import type { RosterDto } from '@/lib/games/schema/roster';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { participantsQuery } from './games-query';
import { NamedGuests } from './named-guests';
import { sendOrQueue, toastOf } from './outbox';
import { MarkAll, OtherAnswers, RowMenu } from './roster-lazy';
import { texts } from './roster-texts';
import { texts as sharedTexts } from './texts';

/** After the start, the organiser marks attendance. */
export function Participants({ game, roster }: { game: GameDto; roster: RosterDto }) {
  const query = useQuery(usePageData(participantsQuery(game.id), roster.participants));
  const now = useNow();
  const t = translate(texts);
  const started = now !== null && now >= new Date(game.startsAt).getTime();
  const marks = started && game.status !== 'cancelled' && (game.viewer?.canManage ?? false);
  if (query.isError) {
    return <ErrorState title={t.playersFailed} query={query} />;
  }
  const going = query.data.filter(({ status }) => status === 'going');
  const waiting = query.data.filter(({ status }) => status === 'waitlisted');
  return (
    <div className="grid gap-5">
      <section>
        <h2 className="mb-3 text-xl">{translate(sharedTexts).going({ count: game.goingCount })}</h2>
        {going.length < 1 && game.goingCount > 0 ? (
          <p className="text-muted-foreground text-sm">{t.playersLater}</p>
        ) : null}
        {marks && going.some(({ attendance }) => attendance === null) ? (
          <MarkAll game={game} players={going} />
        ) : null}
        <RowList items={going} className="grid gap-2">
          {(player) => <PlayerRow key={player.id} game={game} player={player} marks={marks} />}
        </RowList>
        {game.partner ? null : <NamedGuests game={game} guests={roster.guests} />}
      </section>
      {waiting.length > 0 ? (
        <section>
          <h2 className="mb-1 text-xl">{t.waitlist({ count: waiting.length })}</h2>
          <p className="mb-3 text-muted-foreground text-sm">{t.waitlistOrder}</p>
          <RowList as="ol" items={waiting} className="grid gap-2">
            {(player) => <PlayerRow key={player.id} game={game} player={player} marks={false} />}
          </RowList>
        </section>
      ) : null}
      <OtherAnswers game={game} answers={roster.answers} />
    </div>
  );
}

interface PlayerRowProps {
  game: GameDto;
  player: ParticipantDto;
  marks: boolean;
}

function PlayerRow({ game, player, marks }: PlayerRowProps) {
  const { user } = player;
  const t = translate(texts);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border bg-card p-2.5">
      <Avatar id={user.id ?? 0} name={user.name} imageUrl={user.profileImageUrl} size={36} />
      <p className="wrap-anywhere min-w-0 flex-1" dir="auto">
        {user.id === null ? (
          user.name
        ) : (
          <Link
            href={routes.user(user.id)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {user.name}
          </Link>
        )}
        {player.guests > 0 ? (
          <span className="text-muted-foreground">
            {' '}
            <bdi>+{player.guests}</bdi>
          </span>
        ) : null}
      </p>
      {player.mustReconfirm ? <Badge variant="special">{t.toConfirm}</Badge> : null}
      {marks ? (
        <AttendanceButtons game={game} player={player} />
      ) : player.attendance ? (
        <Badge variant={player.attendance === 'attended' ? 'primary' : 'outline'}>
          {player.attendance === 'attended' ? t.came : t.didNotCome}
        </Badge>
      ) : null}
      <RowMenu game={game} player={player} />
    </li>
  );
}

function AttendanceButtons({ game, player }: Omit<PlayerRowProps, 'marks'>) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const marked = { player: player.user.name };
  const sentenceOf = (attendance: 'attended' | 'no_show') =>
    attendance === 'attended' ? t.cameOf(marked) : t.didNotComeOf(marked);
  const mark = (attendance: 'attended' | 'no_show') =>
    run({
      call: () => sendOrQueue(game, { kind: 'attendance', participantId: player.id, attendance }),
      done: (after) => toastOf(after, { title: sentenceOf(attendance) }),
      failed: t.markFailed,
    });
  return (
    <span className="flex flex-wrap gap-2">
      {(['attended', 'no_show'] as const).map((attendance) => (
        <Button
          key={attendance}
          size="sm"
          variant="secondary"
          aria-pressed={player.attendance === attendance}
          aria-disabled={busy || undefined}
          aria-label={sentenceOf(attendance)}
          onClick={() => mark(attendance)}
        >
          {attendance === 'attended' ? t.came : t.noShow}
        </Button>
      ))}
    </span>
  );
}
