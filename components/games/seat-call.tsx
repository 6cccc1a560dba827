import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';

/** Invites suitable people nearby to a free seat. */
export function SeatCall({ game }: { game: GameDto }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const call = () =>
    run({
      call: () => api('POST /api/games/{id}/seat-calls', { params: { id: game.id } }),
      done: t.seatCalled,
      description: t.seatCalledWhom,
      failed: t.seatCallFailed,
      failedTitle: t.seatCallFailed,
    });
  return (
    <Button
      variant="ghost"
      size="tile"
      title={t.callPlayersWhat}
      aria-disabled={busy || undefined}
      onClick={call}
    >
      <LineIcon name="user-round-plus" />
      {t.callPlayers}
    </Button>
  );
}
