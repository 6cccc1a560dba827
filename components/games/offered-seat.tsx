'use client';

import { StartTime } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { countdownWords } from '@/components/calendar/when-words';
import { useGroupStep } from '@/components/groups/use-group-step';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';

interface OfferedSeatProps {
  game: GameDto;
  until: string;
}

/** The end of an offer to a waiting person, who takes the seat or passes. */
export function OfferedSeat({ game, until }: OfferedSeatProps) {
  const { run, busy } = useGroupStep();
  const now = useNow(1_000);
  const t = translate(texts);
  const { id, title, timeZone } = game;
  const params = { id };
  const left = now === null ? null : countdownWords(until, now);
  const isOver = now !== null && left === null;
  const guests = game.viewer?.guests ?? 0;
  const take = () =>
    run({
      call: () => api('POST /api/games/{id}/rsvp', { params, body: { guests } }),
      done: t.seatTaken,
      failed: t.takeFailed,
    });
  const pass = () =>
    run({
      call: () => api('DELETE /api/games/{id}/rsvp', { params }),
      done: t.seatPassed,
      description: t.nextIsAsked,
      failed: t.passFailed,
    });
  return (
    <div className="grid gap-2">
      <p className="font-strong text-special-ink">
        {rich(t.seatUntil({ seats: 1 + guests }), {
          until: <StartTime of={{ startsAt: until, timeZone }} isWithin />,
        })}
      </p>
      {/* Screen readers would announce it endlessly. */}
      <p aria-hidden className="min-h-6 text-muted-foreground text-sm tabular-nums">
        {isOver ? t.seatGoesOn : left}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="special"
          aria-label={t.takeItOf({ title })}
          aria-disabled={busy || undefined}
          onClick={take}
        >
          {t.takeIt}
        </Button>
        <Button
          variant="secondary"
          aria-label={t.passOf({ title })}
          aria-disabled={busy || undefined}
          onClick={pass}
        >
          {t.pass}
        </Button>
      </div>
    </div>
  );
}
