import { Link } from '@/components/language/link';
import { SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts } from './page-texts';

export function SportsOverview({ sports }: { sports: SportDto[] }) {
  const t = translate(texts);
  const popular = sports.filter((sport) => sport.isMain);
  const more = sports.filter((sport) => !sport.isMain);
  return (
    <div className="grid min-w-0 gap-9 *:min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-3xl">{t.allSports}</h2>
          <p className="mt-2 max-w-prose text-muted-foreground">{t.chooseSport}</p>
        </div>
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          <Count label={t.sports} value={sports.length} />
          <Count label={t.popular} value={popular.length} />
          <Count label={t.more} value={more.length} />
        </dl>
      </div>
      <section>
        <h3 className="mb-3 text-2xl">{t.popularSports}</h3>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
          {popular.map((sport) => (
            <li key={sport.id} className="min-w-0">
              <PopularSport sport={sport} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-3 text-2xl">{t.moreSports}</h3>
        <ul className="grid grid-cols-1 gap-2.5 min-[24rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
          {more.map((sport) => (
            <li key={sport.id} className="min-w-0">
              <SportTile sport={sport} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-heading text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

function PopularSport({ sport }: { sport: SportDto }) {
  return (
    <Link
      href={routes.sport(sport.id)}
      className={cn(
        sportTint(sport.name),
        'group block h-full overflow-hidden rounded-card border bg-card transition-[border-color] hover:border-input',
      )}
    >
      <VenueCover id={sport.id} sport={sport.name} className="w-full" />
      <span className="flex min-h-14 items-center gap-2.5 px-3 py-2.5">
        <SportIcon name={sport.name} className="size-6 text-tint-ink" />
        <span className="wrap-anywhere min-w-0 font-name">{sportWords(sport.name)}</span>
      </span>
    </Link>
  );
}

function SportTile({ sport }: { sport: SportDto }) {
  return (
    <Link
      href={routes.sport(sport.id)}
      className={cn(
        sportTint(sport.name),
        'flex min-h-16 items-center gap-3 rounded-card border bg-card p-2.5 transition-[border-color] hover:border-input',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-tint-soft text-tint-ink">
        <SportIcon name={sport.name} className="size-6" />
      </span>
      <span className="wrap-anywhere min-w-0 font-semibold">{sportWords(sport.name)}</span>
    </Link>
  );
}
