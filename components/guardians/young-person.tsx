import { Day } from '@/components/calendar/day';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { SettingsSection } from '@/components/ui/settings-section';
import type { GuardiansDto, YoungDto } from '@/lib/guardians/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

interface YoungPersonProps {
  person: YoungDto;
  onDone: (next: GuardiansDto) => void;
}

/** Coming games with their answers, and what organisers announced. */
export function YoungPerson({ person, onDone }: YoungPersonProps) {
  const t = translate(texts);
  const { games, messages, name } = person;
  return (
    <SettingsSection title={<bdi>{name}</bdi>}>
      <h3 className="font-heading text-sm">{t.games}</h3>
      {games.length === 0 ? <p className="text-muted-foreground text-sm">{t.noGames}</p> : null}
      <ul className="grid divide-y">
        {games.map((game) => (
          <Game key={game.id} game={game} linkId={person.id} onDone={onDone} />
        ))}
      </ul>
      <h3 className="font-heading text-sm">{t.messages}</h3>
      {messages.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t.noMessages}</p>
      ) : null}
      <ul className="grid gap-3">
        {messages.map(({ id, sender, from, content, createdAt }) => (
          <li key={id} className="wrap-anywhere grid gap-0.5">
            <p className="whitespace-pre-line" dir="auto">
              {content}
            </p>
            <p className="text-muted-foreground text-xs">
              {t.by({ sender, from })} · <Day iso={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

interface GameProps extends Pick<YoungPersonProps, 'onDone'> {
  game: YoungDto['games'][number];
  linkId: number;
}

function Game({ game, linkId, onDone }: GameProps) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const answer = (chosen: 'going' | 'out') =>
    run({
      call: () =>
        api('POST /api/guardians/{id}/answers', {
          params: { id: linkId },
          body: { gameId: game.id, answer: chosen },
        }),
      failed: t.answerFailed,
      onDone,
    });
  const isIn = game.status === 'going' || game.status === 'waitlisted';
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <div className="wrap-anywhere min-w-40 flex-1 text-sm">
        <bdi className="font-semibold">{game.title}</bdi>
        <p className="text-muted-foreground">
          {wordsOf().start(game.startsAt, game.timeZone)}
          {game.status === 'waitlisted' ? ` · ${t.waitlisted}` : null}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant={isIn ? 'primary' : 'secondary'}
          aria-pressed={isIn}
          aria-disabled={busy || undefined}
          onClick={() => answer('going')}
        >
          {t.going}
        </Button>
        <Button
          size="sm"
          variant={game.status === 'out' ? 'primary' : 'secondary'}
          aria-pressed={game.status === 'out'}
          aria-disabled={busy || undefined}
          onClick={() => answer('out')}
        >
          {t.not}
        </Button>
      </div>
    </li>
  );
}
