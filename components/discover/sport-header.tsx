import { countText } from '@/components/sports/count-text';
import { SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import type { SportListsDto } from '@/lib/discover/schema';
import { RADIUS_KM_SPORT_PAGE } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import type { SportDetailDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts } from './page-texts';

interface SportHeaderProps {
  sport: SportDetailDto;
  lists: Pick<SportListsDto, 'counts' | 'anywhere'>;
}

/** The sport's name and counts over a drawing of its court. */
export function SportHeader({ sport, lists: { counts, anywhere } }: SportHeaderProps) {
  const t = translate(texts);
  return (
    <header
      className={cn(
        sportTint(sport.name),
        'relative isolate overflow-hidden rounded-card border bg-card',
      )}
    >
      <VenueCover id={sport.id} sport={sport.name} className="aspect-[3/1] max-h-44 w-full" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 md:p-5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-tint-soft text-tint-ink">
            <SportIcon name={sport.name} className="size-8" />
          </span>
          <h1 className="wrap-anywhere min-w-0 text-3xl">{sportWords(sport.name)}</h1>
        </div>
        <div className="flex-none max-sm:w-full">
          <dl className="grid grid-cols-4 gap-x-5 max-[22rem]:grid-cols-2">
            <Count label={t.players} value={counts.people} />
            <Count label={t.groups} value={counts.groups} />
            <Count label={t.venues} value={counts.venues} />
            <Count label={t.coaches} value={counts.coaches} />
          </dl>
          {anywhere ? null : (
            <p className="mt-1 text-muted-foreground text-xs">
              {t.countedWithin({ km: RADIUS_KM_SPORT_PAGE })}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-heading text-xl tabular-nums">{countText(value)}</dd>
    </div>
  );
}
