import Link from 'next/link';
import type { ReactNode } from 'react';
import { ClassDates } from '@/components/classes/class-dates';
import { ClassFacts } from '@/components/coaching/class-list';
import { Badge } from '@/components/ui/badge';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { routes } from '@/lib/routes';

export function CoachAbout({ coach }: { coach: CoachDto }) {
  return (
    <div className="grid gap-6 *:min-w-0">
      <Section title="About">
        <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line" dir="auto">
          {coach.bio ?? 'This coach has not written about themselves yet.'}
        </p>
      </Section>
      <Chips title="Specialties" entries={coach.specialties} />
      <Chips title="Certifications" entries={coach.certifications} />
      {coach.classes.length > 0 ? (
        <Section title="Classes">
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
                <ClassDates coachId={coach.id} classId={lesson.id} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {coach.venues.length > 0 ? (
        <Section title="Trains at">
          <ul className="flex flex-wrap gap-x-4">
            {coach.venues.map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={routes.venue(id)}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center font-semibold text-primary-ink underline"
                >
                  {name}
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
            <Badge className="wrap-anywhere whitespace-normal py-1">{entry}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
