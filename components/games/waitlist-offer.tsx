import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { companyNeeds, fewerGuests, fittingGuests } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';

/** For someone who waits with guests: explains why a single free place may skip them, and lets them take it alone. */
export function WaitlistOffer({ game }: { game: GameDto }) {
  const { run, busy } = useGroupStep();
  const { viewer } = game;
  if (viewer?.status !== 'waitlisted' || viewer.guests === 0) return null;
  const { guests } = viewer;
  const free = Math.max(0, game.maxPlayers - game.goingCount);
  const fewer = fewerGuests(guests, free);
  const accept = () =>
    run<GameDto>({
      call: () =>
        api('PATCH /api/games/{id}/rsvp', {
          params: { id: game.id },
          body: { guests: fittingGuests(free) },
        }),
      done: (after) =>
        after.viewer?.status === 'going'
          ? { title: 'You are in', description: `You come ${fewer}.` }
          : { title: 'You keep your place in line', description: `You come ${fewer}.` },
      failed: 'Failed to change your guests',
    });
  return (
    <div className="grid gap-2">
      <p className="text-special-ink text-sm">
        {free > 0
          ? `${free === 1 ? 'A seat is' : `${free} seats are`} free, but ${companyNeeds(guests)}.`
          : `Because ${companyNeeds(guests)}, fewer seats go to the next in line; you keep your place.`}
      </p>
      <Button
        variant={free > 0 ? 'primary' : 'secondary'}
        className="w-fit"
        aria-label={`Come ${fewer}: ${isolate(game.title)}`}
        aria-disabled={busy || undefined}
        onClick={accept}
      >
        Come {fewer}
      </Button>
    </div>
  );
}
