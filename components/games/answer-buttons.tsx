import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { answerGame, LeaveGameButton } from './leave-game-button';
import { toastOf } from './outbox';
import { texts } from './texts';

interface AnswerButtonsProps {
  game: GameDto;
  viewer: GameViewerDto;
}

export function AnswerButtons({ game, viewer }: AnswerButtonsProps) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const { title } = game;
  if (viewer.status === 'going' || viewer.status === 'waitlisted') {
    return (
      <div>
        <LeaveGameButton game={game} answer="maybe" aria-label={t.maybeOf({ title })}>
          {t.maybe}
        </LeaveGameButton>
      </div>
    );
  }
  const answers = [
    { answer: 'maybe', label: t.maybe, of: t.maybeOf, done: t.saidMaybe },
    { answer: 'out', label: t.notGoing, of: t.notGoingOf, done: t.saidNotGoing },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {answers.map(({ answer, label, of, done }) => (
        <Button
          key={answer}
          variant="secondary"
          aria-pressed={viewer.status === answer}
          aria-label={of({ title })}
          aria-disabled={busy || undefined}
          onClick={() =>
            run({
              call: () => answerGame(game, answer),
              done: (after) => toastOf(after, { title: done }),
              failed: t.answerFailed,
            })
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
