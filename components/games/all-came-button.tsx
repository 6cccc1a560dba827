import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './roster-texts';

interface AllCameButtonProps {
  game: GameDto;
  players: ParticipantDto[];
}

/** Marks unmarked players, so that earlier marks remain. */
export function AllCameButton({ game, players }: AllCameButtonProps) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const marks = players
    .filter(({ attendance }) => attendance === null)
    .map(({ id: participantId }) => ({ participantId, attendance: 'attended' as const }));
  return (
    <Button
      variant="secondary"
      className="mb-3"
      aria-disabled={busy || undefined}
      onClick={() =>
        run({
          call: () =>
            api('POST /api/games/{id}/attendance', { params: { id: game.id }, body: { marks } }),
          done: t.allCameDone,
          description: t.exceptions,
          failed: t.didNotWork,
        })
      }
    >
      {t.allCame}
    </Button>
  );
}
