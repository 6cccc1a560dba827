import { useState } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import type { FreeAtDto } from '@/lib/courts/schema/find-free';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { CourtOffers } from './court-offers';
import { texts } from './court-texts';

/** After a venue has declined: the next free courts, or none. */
export function CourtOptions({ game }: { game: GameDto }) {
  const { id, date, time, durationMinutes, sport, point } = game;
  const t = translate(texts);
  const { run, busy } = useGroupStep();
  const [isOpen, setIsOpen] = useState(false);
  const params = { id };
  const ask = ({ courtId, ...at }: FreeAtDto) =>
    run({
      call: () =>
        api('POST /api/games/{id}/court', {
          params,
          body: { courtId, date: at.date, time: at.time },
        }),
      done: t.askedNow,
      failed: t.failed,
    });
  const doWithout = () =>
    run({
      call: () => api('DELETE /api/games/{id}/court', { params }),
      done: t.saved,
      failed: t.failed,
    });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.hideCourts : t.chooseAnother}
        </Button>
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={doWithout}>
          {t.noCourtNeeded}
        </Button>
      </div>
      {isOpen ? (
        <CourtOffers
          at={{ date, time, minutes: String(durationMinutes) }}
          sportId={sport.id}
          near={point}
          busy={busy}
          onChoose={(_venue, free) => ask(free)}
        />
      ) : null}
    </>
  );
}
