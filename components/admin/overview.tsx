'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { rich } from '@/components/language/rich';
import { CHART_DAYS } from '@/lib/admin/constants';
import type { OverviewDto } from '@/lib/admin/schema';
import { currentTime } from '@/lib/platform/browser/clock';
import { weekdayWords } from '@/lib/platform/calendar/week';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { city } from '@/lib/platform/city/city';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { AdminList } from './admin-list';
import { overviewQuery } from './admin-query';
import { failureWords } from './failure-words';
import { texts } from './texts';

/** Texts that the server returns in English (lib/admin/service/read-console, lib/admin/repository/overview). */
const KEYS = {
  People: 'figurePeople',
  Groups: 'figureGroups',
  Venues: 'figureVenues',
  'Upcoming games': 'figureGames',
  Coaches: 'figureCoaches',
  'Open reports': 'figureReports',
  'New people': 'figureNewPeople',
  'Games created': 'figureGamesCreated',
  Messages: 'figureMessages',
  'Booking requests': 'figureBookings',
  'Sign-in': 'serviceSignIn',
  Pictures: 'servicePictures',
  Captcha: 'serviceCaptcha',
  Maps: 'serviceMaps',
  Mail: 'serviceMail',
  Push: 'servicePush',
  'Audit log': 'serviceLog',
  password: 'byPassword',
  'password, Google': 'byPasswordAndGoogle',
  'password, link': 'byPasswordAndLink',
  'password, link, Google': 'byPasswordLinkAndGoogle',
  'guarded by a trigger': 'guardedByTrigger',
  'append-only for this role': 'appendOnly',
  off: 'off',
  'web push': 'webPush',
  local: 'localDisk',
  none: 'noMail',
  outbox: 'localOutbox',
} as const;

const isKnown = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name);

/** Translates the name of a figure or a service, or its value. Names of products are unchanged. */
function figureWords(name: string): string {
  return isKnown(name) ? translate(texts)[KEYS[name]] : name;
}

/** Counts for the last 30 days, the state of the worker and the mail queue, and which external services are in use. */
export function Overview() {
  const query = useQuery(overviewQuery);
  return (
    <AdminList query={query} loading={translate(texts).loadingFigures}>
      {query.data ? <Figures overview={query.data} /> : null}
    </AdminList>
  );
}

function Figures({ overview }: { overview: OverviewDto }) {
  const t = translate(texts);
  const { counts, series, jobs, mail, providers } = overview;
  return (
    <div className="grid gap-6 *:min-w-0">
      <Facts title={t.counts} facts={Object.entries(counts)} />
      <section>
        <h2 className="mb-3 text-xl">{t.lastDays({ days: CHART_DAYS })}</h2>
        <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
          {Object.entries(series).map(([name, days]) => (
            <Chart key={name} name={name} days={days} />
          ))}
        </div>
      </section>
      <Facts
        title={t.jobs}
        facts={[
          [t.waiting, jobs.waiting],
          [t.overdue, jobs.overdue],
          [t.failed, jobs.failed],
        ]}
      >
        {jobs.lastError ? (
          <p className="wrap-anywhere mt-2 text-muted-foreground text-sm">
            {rich(t.lastError, { error: <bdi>{failureWords(jobs.lastError)}</bdi> })}
          </p>
        ) : null}
      </Facts>
      <Facts
        title={t.mail}
        facts={[
          [t.queued, mail.queued],
          [t.sent, mail.sent],
          [t.failed, mail.failed],
        ]}
      />
      <Facts title={t.services} facts={Object.entries(providers)} />
      <Facts title={t.cityHere} facts={cityFacts()} />
    </div>
  );
}

/** What this installation is for, as its settings say (CITY_*). */
function cityFacts(): Fact[] {
  const t = translate(texts);
  const { centre, languages, sports, ...here } = city();
  return [
    [t.cityProduct, <bdi key="product">{here.product}</bdi>],
    [t.cityName, <bdi key="name">{placeName(`${here.name}, ${here.country}`)}</bdi>],
    [t.cityCentre, `${centre.latitude}, ${centre.longitude}`],
    [t.cityCurrency, here.currency],
    [t.cityZone, zoneWords(here.timeZone, new Date(currentTime()))],
    [t.cityLanguages, languages.map((code) => LANGUAGES[code].name).join(', ')],
    [t.cityUnits, here.units],
    [t.cityClock, here.clock],
    [t.cityWeek, weekdayWords(here.weekStart)],
    ...(sports.length > 0 ? [[t.citySports, sports.join(', ')] as Fact] : []),
  ];
}

/** A name is marked as such. */
type Fact = [name: string, value: number | string | ReactElement];

interface FactsProps {
  title: string;
  facts: Fact[];
  children?: ReactNode;
}

function Facts({ title, facts, children }: FactsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-card border bg-card px-4 py-3">
            <dt className="text-muted-foreground text-sm">{figureWords(name)}</dt>
            <dd className="wrap-anywhere font-heading text-xl tabular-nums">
              {typeof value === 'number' ? wordsOf().number(value) : null}
              {typeof value === 'string' ? figureWords(value) : null}
              {typeof value === 'object' ? value : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

const HEIGHT = 40;
const STEP = 8;

/** Thirty bars, with the total and the highest day also written out. */
function Chart({ name, days }: { name: string; days: OverviewDto['series'][string] }) {
  const top = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <figure className="rounded-card border bg-card p-4">
      <figcaption className="flex justify-between gap-2 text-sm">
        <span className="font-strong">{figureWords(name)}</span>
        <span className="text-muted-foreground tabular-nums">
          {translate(texts).inAll({ sum, top })}
        </span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full fill-primary"
      >
        {days.map(({ day, count }, index) => {
          const height = Math.max((count / top) * HEIGHT, 1);
          return (
            <rect
              key={day}
              x={index * STEP}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              rx={1}
            />
          );
        })}
      </svg>
    </figure>
  );
}
