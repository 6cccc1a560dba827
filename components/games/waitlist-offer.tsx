import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { fittingGuests } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** For people who wait with guests: explains why a single free seat may skip them, and lets them take it alone. */
export function WaitlistOffer({ game }: { game: GameDto }) {
  const { run, busy } = useGroupStep();
  const { viewer } = game;
  if (viewer?.status !== 'waitlisted' || viewer.guests === 0) return null;
  const { guests } = viewer;
  const free = Math.max(0, game.maxPlayers - game.goingCount);
  const t = translate(texts);
  const party = { guests, free };
  const accept = () =>
    run<GameDto>({
      call: () =>
        api('PATCH /api/games/{id}/rsvp', {
          params: { id: game.id },
          body: { guests: fittingGuests(free) },
        }),
      done: (after) => ({
        title: after.viewer?.status === 'going' ? t.youAreIn : t.placeUnchanged,
        description: t.youComeWith(party),
      }),
      failed: t.guestsFailed,
    });
  return (
    <div className="grid gap-2">
      <p className="text-special-ink text-sm">
        {free > 0 ? t.seatsFreeBut(party) : t.seatsPass({ guests })}
      </p>
      <Button
        variant={free > 0 ? 'primary' : 'secondary'}
        className="w-fit"
        aria-label={t.comeWithOf({ ...party, title: game.title })}
        aria-disabled={busy || undefined}
        onClick={accept}
      >
        {t.comeWith(party)}
      </Button>
    </div>
  );
}
