import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';
import type { SportDetailDto } from '@/lib/sports/schema';
import { SportIcon } from './sport-icon';
import { sportTint } from './sport-tint';

/** The sport's ground from above, its name, and how much of it there is. */
export function SportHeader({ sport }: { sport: SportDetailDto }) {
  const { players, groups, venues, coaches } = sport.counts;
  return (
    <header
      className={cn(
        sportTint(sport.name),
        'relative isolate overflow-hidden rounded-card border bg-card',
      )}
    >
      <VenueCover id={sport.id} sport={sport.name} className="aspect-[3/1] max-h-44 w-full" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 md:p-5">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-tint-soft text-tint-ink">
            <SportIcon name={sport.name} className="size-8" />
          </span>
          <h1 className="wrap-anywhere min-w-0 text-3xl">{sport.name}</h1>
        </div>
        <dl className="grid flex-none grid-cols-4 gap-x-5 max-sm:w-full max-[22rem]:grid-cols-2">
          <Count label="Players" value={players} />
          <Count label="Groups" value={groups} />
          <Count label="Venues" value={venues} />
          <Count label="Coaches" value={coaches} />
        </dl>
      </div>
    </header>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-[680] text-xl tabular-nums">
        {value >= SPORT_COUNT_MAX ? `${SPORT_COUNT_MAX.toLocaleString('en')}+` : value}
      </dd>
    </div>
  );
}
