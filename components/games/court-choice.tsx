import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { CourtOffers } from './court-offers';
import { texts } from './court-texts';
import type { GameFieldsProps } from './game-field';
import { courtKey, hasCourt } from './game-values';

interface CourtChoiceProps extends GameFieldsProps {
  sportId: number | undefined;
  near: GeoPoint | null;
}

/** For a new game: a court that is asked for with it. Choosing one chooses its venue and time. */
export function CourtChoice({ form: { values, change }, sportId, near }: CourtChoiceProps) {
  const t = translate(texts);
  const [isOpen, setIsOpen] = useState(false);
  const { date, time, durationMinutes: minutes } = values;
  if (hasCourt(values)) {
    return (
      <div className="grid justify-items-start gap-2 rounded-card border p-3 *:min-w-0">
        <p className="wrap-anywhere text-sm">{t.willAsk({ court: values.courtName })}</p>
        <Button variant="secondary" size="sm" onClick={() => change({ courtId: '' })}>
          {t.notThisOne}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        className="w-fit"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LineIcon name="calendar-sync" />
        {isOpen ? t.hideCourts : t.askForCourt}
      </Button>
      {isOpen ? (
        <CourtOffers
          at={{ date, time, minutes }}
          sportId={sportId}
          near={near}
          onChoose={({ id, name }, free) => {
            const venueId = String(id);
            const at = { venueId, date: free.date, time: free.time };
            change({
              ...at,
              venueName: name,
              courtId: String(free.courtId),
              courtName: free.courtName,
              courtFor: courtKey(at),
            });
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
