import type { ReactNode } from 'react';
import { ClassDates } from '@/components/classes/class-dates';
import { ClassFacts } from '@/components/coaching/class-list';
import { texts } from '@/components/coaching/page-texts';
import { Link } from '@/components/language/link';
import { Badge } from '@/components/ui/badge';
import type { ClassSessionDto } from '@/lib/classes/schema';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

interface CoachAboutProps {
  coach: CoachDto;
  dates: ClassSessionDto[];
}

export function CoachAbout({ coach, dates }: CoachAboutProps) {
  const t = translate(texts);
  return (
    <div className="grid gap-6 *:min-w-0">
      <Section title={t.about}>
        <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line" dir="auto">
          {coach.bio ?? t.noBio}
        </p>
      </Section>
      <Chips title={t.specialties} entries={coach.specialties} />
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
