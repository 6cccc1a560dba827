'use client';

import { TypedClock } from '@/components/calendar/typed-clock';
import { useOwnNow } from '@/components/calendar/use-now';
import { useViewerZone } from '@/components/calendar/use-viewer-zone';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { dayChoices } from './day-choices';
import { texts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';

interface WhenFieldsProps extends GameFieldsProps {
  /** The game's, whose days are offered; the device's while it is unknown. */
  timeZone: string | undefined;
}

/** The day, by a click or on the calendar, and the time. */
export function WhenFields({ timeZone, form }: WhenFieldsProps) {
  const now = useOwnNow();
  const t = translate(texts);
  const viewerZone = useViewerZone();
  const zone = timeZone ?? viewerZone ?? 'UTC';
  return (
    <div className="grid gap-3 *:min-w-0">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.day}</legend>
        {dayChoices(new Date(now), zone, viewerZone ?? zone).map(({ date, name }) => (
          <Button
            key={date}
            variant={form.values.date === date ? 'primary' : 'secondary'}
            aria-pressed={form.values.date === date}
            onClick={() => form.change({ date })}
          >
            {name === 'weekday' ? t.weekday({ date }) : t[name]}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0">
        <GameField form={form} name="date" label={t.date} type="date" />
        <GameField form={form} name="time" label={t.time} type="time" />
      </div>
      <TypedClock date={form.values.date} time={form.values.time} timeZone={zone} />
    </div>
  );
}
