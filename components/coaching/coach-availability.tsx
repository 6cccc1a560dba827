import type { CoachDto, CoachHoursDto } from '@/lib/coaching/schema/coach';
import { texts } from '@/lib/coaching/server-texts';
import { currentTime } from '@/lib/platform/browser/clock';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { clockWords, weekdayWords } from './clock-words';

export function CoachAvailability({ coach }: { coach: Pick<CoachDto, 'hours' | 'timeZone'> }) {
  const t = translate(texts);
  return (
    <section>
      <h2 className="mb-1 text-xl">{t.weeklyHours}</h2>
      <p className="mb-3 text-muted-foreground text-sm">
        {t.inCoachTime({ zone: zoneWords(coach.timeZone, new Date(currentTime())) })}
      </p>
      <dl className="max-w-md divide-y rounded-card border bg-card">
        {weekdaysHere().map((weekday) => (
          <div key={weekday} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <dt className="font-semibold">{weekdayWords(weekday)}</dt>
            <dd className="text-muted-foreground tabular-nums">{hoursOf(coach.hours, weekday)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function hoursOf(hours: CoachHoursDto[], weekday: number): string {
  const t = translate(texts);
  const ranges = hours
    .filter((range) => range.weekday === weekday)
    .map(({ startMinute, endMinute }) => ({
      from: clockWords(startMinute),
      to: clockWords(endMinute),
    }));
  return ranges.length === 0 ? t.notAvailable : t.hours({ ranges });
}
