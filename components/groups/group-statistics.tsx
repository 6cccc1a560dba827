import type { ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { STATISTICS_WEEKS } from '@/lib/statistics/constants';
import type { GroupStatisticsDto, WeekDto } from '@/lib/statistics/schema';
import { texts } from '@/lib/statistics/server-texts';

interface GroupStatisticsProps {
  groupId: number;
  statistics: GroupStatisticsDto;
}

/** Small pictures by week, and all numbers as a table. */
export function GroupStatistics({ groupId, statistics: { weeks, open } }: GroupStatisticsProps) {
  const t = translate(texts);
  const { money } = wordsOf();
  const sum = (key: Exclude<keyof WeekDto, 'week'>) =>
    weeks.reduce((total, week) => total + week[key], 0);
  const share = Math.round((100 * sum('taken')) / Math.max(1, sum('places')));
  const [came, missed] = [sum('came'), sum('missed')];
  return (
    <div className="grid gap-6 *:min-w-0">
      <div>
        <h1 className="text-3xl">{t.title}</h1>
        <p className="mt-2 text-muted-foreground">{t.lead({ weeks: STATISTICS_WEEKS })}</p>
      </div>
      {weeks.length === 0 ? (
        <EmptyState drawing="games" as="p" title={t.none} />
      ) : (
        <>
          <div className="grid gap-4 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
            <Figure
              title={t.taken}
              line={t.takenOf({ share })}
              bars={weeks.map(({ taken, places }) => [taken, places])}
            />
            <Figure
              title={t.attendance}
              line={came + missed > 0 ? t.attendanceOf({ came, missed }) : t.unmarked}
              bars={weeks.map((week) => [week.came, week.came + week.missed])}
            />
            <Figure
              title={t.late}
              line={t.inAll({ count: sum('late') })}
              bars={weeks.map(({ late }) => [late, late])}
            />
            <Figure
              title={t.fresh}
              line={t.inAll({ count: sum('fresh') })}
              bars={weeks.map(({ fresh }) => [fresh, fresh])}
            />
            <Figure title={t.open} line={money(open.amount, open.currency)}>
              <Link
                href={routes.groupMoney(groupId)}
                className="w-fit underline underline-offset-4"
              >
                {t.ledger}
              </Link>
            </Figure>
          </div>
          <Numbers weeks={weeks} />
          <a
            href={`/api/groups/${groupId}/statistics/export`}
            download
            className={buttonVariants({ variant: 'secondary', className: 'w-fit' })}
          >
            {t.download}
          </a>
        </>
      )}
    </div>
  );
}

interface FigureProps {
  title: string;
  line: string;
  /** For each week the filled part of the bar, and the whole. */
  bars?: readonly (readonly [number, number])[];
  children?: ReactNode;
}

/** The bars repeat what the line and the table say. */
function Figure({ title, line, bars, children }: FigureProps) {
  const highest = Math.max(1, ...(bars ?? []).map(([, whole]) => whole));
  const height = (value: number) => (40 * value) / highest;
  return (
    <section className="grid content-start gap-2 rounded-card border bg-card p-4 *:min-w-0">
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted-foreground">{line}</p>
      {bars ? (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.length * 10} 40`}
          preserveAspectRatio="none"
          className="h-16 w-full text-primary rtl:-scale-x-100"
        >
          {bars.map(([part, whole], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other key here
            <g key={at} fill="currentColor">
              <rect
                x={at * 10 + 1}
                width={8}
                y={40 - height(whole)}
                height={height(whole)}
                opacity={0.25}
              />
              <rect x={at * 10 + 1} width={8} y={40 - height(part)} height={height(part)} />
            </g>
          ))}
        </svg>
      ) : null}
      {children}
    </section>
  );
}

function Numbers({ weeks }: { weeks: readonly WeekDto[] }) {
  const t = translate(texts);
  const { date } = wordsOf();
  const columns = [
    ['games', t.games],
    ['places', t.places],
    ['taken', t.taken],
    ['came', t.attendance],
    ['missed', t.missed],
    ['late', t.late],
    ['fresh', t.fresh],
  ] as const;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-strong">{t.numbers}</summary>
      <div
        className="overflow-x-auto"
        role="region"
        aria-label={t.numbers}
        // It scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full text-start text-sm tabular-nums">
          <thead>
            <tr>
              {[t.week, ...columns.map(([, head]) => head)].map((head) => (
                <th key={head} scope="col" className="p-2 text-start align-bottom">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week} className="border-t">
                <th scope="row" className="whitespace-nowrap p-2 text-start font-normal">
                  {date(week.week, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
                </th>
                {columns.map(([key]) => (
                  <td key={key} className="p-2">
                    {week[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
