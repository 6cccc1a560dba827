import type { ReactNode } from 'react';
import { CoachActions } from '@/app/(public)/coach/[id]/_components/coach-actions';
import { ClassDates } from '@/components/classes/class-dates';
import { ClassFacts } from '@/components/coaching/class-list';
import { CoachAvailability } from '@/components/coaching/coach-availability';
import { CoachHeader } from '@/components/coaching/coach-header';
import { coachJsonLd } from '@/components/coaching/coach-json-ld';
import { CoachNotFound } from '@/components/coaching/coach-not-found';
import { CoachPackages } from '@/components/coaching/coach-packages';
import { CoachReviews } from '@/components/coaching/coach-reviews';
import { CoachTabs } from '@/components/coaching/coach-tabs';
import { OwnCoach } from '@/components/coaching/own-coach';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { JsonLd } from '@/components/sharing/json-ld';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { sportTint } from '@/components/sports/sport-key';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { loadFreeDays } from '@/lib/bookings/loaders';
import { loadClassDates } from '@/lib/classes/loaders';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { cn } from '@/lib/cn';
import { loadCoach } from '@/lib/coaching/loaders';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { texts } from '@/lib/coaching/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

interface CoachAboutProps {
  coach: CoachDto;
  dates: ClassSessionDto[];
}

function CoachAbout({ coach, dates }: CoachAboutProps) {
  const t = translate(texts);
  return (
    <div className="grid gap-6 *:min-w-0">
      <Section title={t.about}>
        <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line" dir="auto">
          {coach.bio ?? t.noBio}
        </p>
      </Section>
      <Trains coach={coach} />
      <Chips title={t.specialties} entries={coach.specialties} />
      <Verified names={coach.certificates} />
      <Chips title={t.certifications} entries={coach.certifications} />
      {coach.classes.length > 0 ? (
        <Section title={t.classes}>
          <ul className="grid gap-3 *:min-w-0 sm:grid-cols-2">
            {coach.classes.map((lesson) => (
              <li
                key={lesson.id}
                className="grid content-start gap-1.5 rounded-card border bg-card p-4"
              >
                <h3 className="wrap-anywhere text-base" dir="auto">
                  {lesson.name}
                </h3>
                <ClassFacts lesson={lesson} />
                <ClassDates
                  coachId={coach.id}
                  classId={lesson.id}
                  initial={dates.filter(({ classId }) => classId === lesson.id)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {coach.venues.length > 0 ? (
        <Section title={t.trainsAt}>
          <ul className="flex flex-wrap gap-x-4">
            {coach.venues.map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={routes.venue(id)}
                  className="inline-flex min-h-11 items-center font-semibold text-primary-ink underline"
                >
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Chips({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {entries.map((entry) => (
          <li key={entry}>
            <Badge className="wrap-anywhere whitespace-normal py-1">
              <bdi>{entry}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** In the coach's own words, and what whoever runs this requires. */
function Trains({ coach: { coachesWomen, coachesChildren } }: { coach: CoachDto }) {
  const t = translate(texts);
  const required = coachesChildren ? city().coachesChildren : null;
  if (!coachesWomen && !coachesChildren) return null;
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {[coachesWomen && t.coachesWomen, coachesChildren && t.coachesChildren]
          .filter((words) => words !== false)
          .map((words) => (
            <li key={words}>
              <Badge variant="primary" className="py-1">
                {words}
              </Badge>
            </li>
          ))}
      </ul>
      {required ? (
        <p className="wrap-anywhere max-w-[65ch] text-sm" dir="auto">
          {required}
        </p>
      ) : null}
    </div>
  );
}

function Verified({ names }: { names: string[] }) {
  const t = translate(texts);
  if (names.length === 0) return null;
  return (
    <Section title={t.verifiedCertificates}>
      <ul className="grid gap-1">
        {names.map((name, at) => (
          <li key={`${at}${name}`} className="flex items-start gap-1.5">
            <LineIcon name="badge-check" className="mt-1 size-4 shrink-0 text-primary-ink" />
            <bdi className="wrap-anywhere min-w-0 font-strong">{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted-foreground text-sm">{t.verifiedHint}</p>
    </Section>
  );
}

interface CoachPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

/** For guests, the address selects further reviews. */
async function load({ params, searchParams }: CoachPageProps) {
  const session = await loadSession();
  const cursor = session ? null : (await readQuery(searchParams)).get('cursor');
  return loadCoach(session, (await params).id, cursor);
}

const missing = pageOrMissing({
  title: later(texts, 'coachNotFound'),
  screen: <CoachNotFound />,
});

export const generateMetadata = missing.metadata(async (props: CoachPageProps) => {
  const { coach } = await load(props);
  const t = translate(texts);
  const { rating, reviewCount } = coach;
  const location = coach.location && placeName(coach.location);
  const sport = sportWords(coach.sport.name);
  const title = t.coachTitle({ coach: coach.name, sport });
  const description = [
    t.coachOfSport({ sport, location }),
    reviewCount > 0 ? t.rated({ rating, count: reviewCount }) : '',
    coach.bio ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.coach(coach.id),
    image: routes.coachCard(coach.id),
    type: 'profile',
  });
});

export default missing.page(async (props: CoachPageProps) => {
  const { coach, reviews } = await load(props);
  const session = await loadSession();
  const [dates, free] = await Promise.all([
    loadClassDates(session, coach.id),
    session && loadFreeDays(session, coach),
  ]);
  return (
    <OwnCoach coach={coach}>
      <div className={cn(sportTint(coach.sport.name), 'sport-head grid min-w-0 gap-6 *:min-w-0')}>
        <JsonLd data={coachJsonLd(coach, env.NEXTAUTH_URL)} />
        <div className="grid gap-4">
          <BackLink href={routes.coaching()}>{translate(texts).backToCoaching}</BackLink>
          <CoachHeader coach={coach} />
          <CoachActions coach={coach} free={free} />
        </div>
        <CoachTabs
          panels={{
            about: <CoachAbout coach={coach} dates={dates} />,
            packages: <CoachPackages coach={coach} />,
            reviews: <CoachReviews coachId={coach.id} initial={reviews} />,
            availability: <CoachAvailability coach={coach} />,
          }}
        />
      </div>
    </OwnCoach>
  );
});
