'use client';

import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { CHART_DAYS, FAST_SECONDS } from '@/lib/admin/constants';
import type { ServiceLevelsDto } from '@/lib/admin/schema';
import { isLanguage, LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { VITAL_NAMES, VITALS, type Vital } from '@/lib/platform/observability/vitals';
import { AdminList } from './admin-list';
import { serviceLevelsQuery } from './admin-query';
import { texts } from './texts';

/** What the objectives leave of a month, and what visits took in people's browsers. */
export function ServiceLevels() {
  const query = useQuery(serviceLevelsQuery);
  const t = translate(texts);
  return (
    <AdminList query={query} loading={t.loadingFigures}>
      {query.data ? (
        <div className="grid gap-6 *:min-w-0">
          <section>
            <h2 className="mb-3 text-xl">{t.budgets({ days: CHART_DAYS })}</h2>
            <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
              {query.data.budgets.map((budget) => (
                <Budget key={budget.name} budget={budget} />
              ))}
            </div>
          </section>
          <Visits visits={query.data.visits} />
        </div>
      ) : null}
    </AdminList>
  );
}

const PERCENT = 100;

/** '99.9': as many digits as the objective needs. */
const percent = (share: number) => wordsOf().number(Math.floor(share * 1_000) / 10, 1);

function Budget({ budget }: { budget: ServiceLevelsDto['budgets'][number] }) {
  const t = translate(texts);
  const { name, objective, all, bad, left } = budget;
  const title = name === 'available' ? t.available : t.fast({ seconds: FAST_SECONDS });
  const actual = all === 0 ? 1 : 1 - bad / all;
  const share = Math.round(Math.max(0, left) * PERCENT);
  return (
    <section className="rounded-card border bg-card p-4">
      <h3 className="font-strong text-base">{title}</h3>
      <p className="mt-1 font-heading text-3xl tabular-nums">
        {all === 0 ? '–' : t.share({ share: percent(actual) })}
      </p>
      <p className="text-muted-foreground text-sm">
        {t.objective({ share: percent(objective), bad, all })}
      </p>
      <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-muted">
        <div
          className={left < 0 ? 'h-full bg-destructive' : 'h-full bg-primary'}
          style={{ width: left < 0 ? '100%' : `${share}%` }}
        />
      </div>
      <p className="mt-2 text-sm">{left < 0 ? t.budgetSpent : t.budgetLeft({ percent: share })}</p>
    </section>
  );
}

function Visits({ visits }: Pick<ServiceLevelsDto, 'visits'>) {
  const t = translate(texts);
  if (visits.length === 0) {
    return <EmptyState as="h2" title={t.noVisits} description={t.noVisitsHint} />;
  }
  return (
    <section>
      <h2 className="text-xl">{t.visits({ days: CHART_DAYS })}</h2>
      <p className="mt-1 mb-3 text-muted-foreground text-sm">{t.visitsHint}</p>
      <ul className="grid gap-3 *:min-w-0 lg:grid-cols-2">
        {visits.map((visit) => (
          <li
            key={`${visit.page} ${visit.device} ${visit.language}`}
            className="rounded-card border bg-card p-4"
          >
            <h3 className="wrap-anywhere font-strong text-base">
              <bdi>{visit.page}</bdi>
            </h3>
            <p className="text-muted-foreground text-sm">{visitWords(visit)}</p>
            <dl className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
              {VITAL_NAMES.map((name) => (
                <div key={name}>
                  <dt className="text-muted-foreground text-sm">{t[name]}</dt>
                  <dd className="tabular-nums">
                    <VitalWords name={name} value={visit.values[name]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function visitWords({ device, language, visits }: ServiceLevelsDto['visits'][number]): string {
  const t = translate(texts);
  return t.visit({
    device: device === 'phone' ? t.onPhone : t.onDesktop,
    language: isLanguage(language) ? LANGUAGES[language].name : language,
    visits,
  });
}

function VitalWords({ name, value }: { name: Vital; value: number | null }) {
  if (value === null) return '–';
  const t = translate(texts);
  const { good, poor } = VITALS[name];
  const rating = value <= good ? t.good : value <= poor ? t.fair : t.poor;
  const amount =
    name === 'cls' ? value.toFixed(2) : t.seconds({ seconds: Math.round(value * 100) / 100 });
  return (
    <>
      {amount}
      <span className="block text-muted-foreground text-sm">{rating}</span>
    </>
  );
}
