import type { CoachDto, CoachHoursDto } from '@/lib/coaching/schema/coach';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { clockWords } from './clock-words';

/** Weekly hours in the coach's time zone. */
export function CoachAvailability({ coach }: { coach: Pick<CoachDto, 'hours' | 'timeZone'> }) {
  return (
    <section>
      <h2 className="mb-1 text-xl">Weekly hours</h2>
      <p className="mb-3 text-muted-foreground text-sm">
        In the coach’s time ({coach.timeZone}). Book Session shows the times that are still free.
      </p>
      <dl className="max-w-md divide-y rounded-card border bg-card">
        {WEEKDAYS.map((name, index) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted-foreground tabular-nums">
              {hoursOf(coach.hours, index + 1)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function hoursOf(hours: CoachHoursDto[], weekday: number): string {
  const ranges = hours.filter((range) => range.weekday === weekday);
  if (ranges.length === 0) return 'Not available';
  return ranges
    .map(({ startMinute, endMinute }) => `${clockWords(startMinute)} – ${clockWords(endMinute)}`)
    .join(', ');
}
