import { dateWords, dayWords } from '@/components/bookings/month';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { DAYS_AHEAD_MAX, FREE_DAYS } from '@/lib/courts/constants';
import type { FreeTimesDto } from '@/lib/courts/schema/court-time';
import { addDays } from '@/lib/platform/calendar/add-days';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { CourtFacts } from './court-facts';
import { CourtSlots } from './court-slots';
import { texts } from './texts';

interface FreeTimesProps {
  venue: { id: number; name: string; timeZone: string };
  times: FreeTimesDto;
}

/** What is free on a day. Every choice is a link, so it works without scripts. */
export function FreeTimes({ venue, times }: FreeTimesProps) {
  const t = translate(texts);
  const { date, minutes, lengths, sportId, sports, courts } = times;
  const to = (choice: { date?: string; minutes?: number; sport?: number | null }) => {
    const { sport, ...chosen } = { date, minutes, sport: sportId, ...choice };
    return routes.freeTimes(venue.id, { ...chosen, ...(sport && { sport }) });
  };
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.venue(venue.id)}>{t.backToVenue}</BackLink>
        <h1 className="text-3xl">{t.freeTimes}</h1>
        <p className="wrap-anywhere text-muted-foreground">
          <bdi>{venue.name}</bdi>
        </p>
      </div>
      {lengths.length === 0 && sportId === null ? (
        <EmptyState as="h2" drawing="games" title={t.noCourts} description={t.noCourtsHint} />
      ) : (
        <>
          <DayStrip times={times} to={(on) => to({ date: on })} />
          <div className="grid gap-2">
            {sports.length > 1 ? (
              <Choices
                label={t.sport}
                choices={[null, ...sports].map((sport) => ({
                  href: to({ sport: sport?.id ?? null }),
                  isSet: sportId === (sport?.id ?? null),
                  words: sport ? sportWords(sport.name) : t.anySport,
                }))}
              />
            ) : null}
            <Choices
              label={t.length}
              choices={lengths.map((length) => ({
                href: to({ minutes: length }),
                isSet: length === minutes,
                words: t.minutes({ minutes: length }),
              }))}
            />
          </div>
          {courts.length === 0 ? <p>{t.noneLikeThat}</p> : null}
          <div className="grid gap-3 *:min-w-0 lg:grid-cols-2">
            {courts.map(({ slots, ...court }) => (
              <section key={court.id} className="rounded-card border bg-card p-4">
                <h2 className="wrap-anywhere text-lg" dir="auto">
                  {court.name}
                </h2>
                <CourtFacts {...court} />
                {slots.length === 0 ? (
                  <p className="mt-3 text-sm">{t.closedThen}</p>
                ) : (
                  <CourtSlots court={court} slots={slots} minutes={minutes} />
                )}
              </section>
            ))}
          </div>
          <p className="text-muted-foreground text-sm">
            {t.onVenueClock({ zone: zoneWords(venue.timeZone, new Date(`${date}T12:00:00Z`)) })}
          </p>
        </>
      )}
    </div>
  );
}

interface DayStripProps {
  times: FreeTimesDto;
  to: (date: string) => ReturnType<typeof routes.freeTimes>;
}

function DayStrip({ times: { date, days, today }, to }: DayStripProps) {
  const t = translate(texts);
  const first = days[0]?.date ?? date;
  const next = addDays(first, FREE_DAYS);
  return (
    <nav aria-label={t.days} className="flex items-stretch gap-1">
      {first > today ? (
        <Turn href={to(addDays(first, -FREE_DAYS))} label={t.earlierDays} icon="chevron-left" />
      ) : null}
      <ul className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-1">
        {days.map((day) => {
          const isShown = day.date === date;
          return (
            <li key={day.date} className="min-w-0">
              <Link
                href={to(day.date)}
                aria-label={t.dayAndFree({ day: dayWords(day.date), free: day.free })}
                aria-current={isShown ? 'date' : undefined}
                className={cn(
                  'grid min-h-15 content-center justify-items-center rounded-control tabular-nums',
                  isShown
                    ? 'bg-primary-soft text-primary-ink outline-2 outline-primary'
                    : 'hover:bg-accent',
                  day.free === 0 && !isShown && 'text-muted-foreground',
                )}
              >
                <span className="max-w-full truncate font-entry text-xs">
                  {dateWords(day.date, { weekday: 'short' })}
                </span>
                <span className={cn(day.free > 0 && 'font-heading')}>
                  {Number(day.date.slice(8))}
                </span>
                <span
                  aria-hidden
                  className={cn(
                    'size-1.5 rounded-full',
                    day.free > 0 ? 'bg-primary' : 'bg-transparent',
                  )}
                />
              </Link>
            </li>
          );
        })}
      </ul>
      {next <= addDays(today, DAYS_AHEAD_MAX) ? (
        <Turn href={to(next)} label={t.laterDays} icon="chevron-right" />
      ) : null}
    </nav>
  );
}

interface TurnProps {
  href: ReturnType<typeof routes.freeTimes>;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function Turn({ href, label, icon }: TurnProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="grid w-11 shrink-0 place-items-center rounded-control hover:bg-accent"
    >
      <LineIcon name={icon} className="size-5 rtl:-scale-x-100" />
    </Link>
  );
}

interface Choice {
  href: ReturnType<typeof routes.freeTimes>;
  isSet: boolean;
  words: string;
}

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul className="flex gap-2">
        {choices.map(({ href, isSet, words }) => (
          <li key={words} className="shrink-0">
            <Link
              href={href}
              aria-current={isSet ? 'true' : undefined}
              className={cn(buttonVariants({ variant: 'chip' }), isSet && 'is-set')}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
