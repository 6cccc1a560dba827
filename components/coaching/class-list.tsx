import Link from 'next/link';
import { CardGrid } from '@/components/layout/card-grid';
import { SportBadge } from '@/components/sports/sport-badge';
import type { CoachClassDto, ListedClassDto } from '@/lib/coaching/schema/directory';
import { routes } from '@/lib/routes';
import { formatMoney } from './format-rate';
import { NothingFound } from './nothing-found';

interface ClassListProps {
  classes: ListedClassDto[];
  onClear: (() => void) | null;
}

export function ClassList({ classes, onClear }: ClassListProps) {
  if (classes.length === 0) {
    return (
      <NothingFound
        drawing="groups"
        title="No classes found"
        description="No coach offers a class yet."
        onClear={onClear}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Classes</h2>
      <CardGrid>
        {classes.map((lesson) => (
          <li key={lesson.id}>
            <ListedClass lesson={lesson} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function ListedClass({ lesson }: { lesson: ListedClassDto }) {
  const { coach } = lesson;
  return (
    <article className="relative flex flex-col gap-2 rounded-card border bg-card p-4">
      <SportBadge name={coach.sport.name} />
      <h3 className="wrap-anywhere text-xl" dir="auto">
        {lesson.name}
      </h3>
      <ClassFacts lesson={lesson} />
      <p className="mt-auto border-t pt-3 text-sm">
        With{' '}
        <Link
          href={routes.coach(coach.id)}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-strong text-primary-ink underline"
        >
          {coach.name}
        </Link>
        . Dates and places are on the coach’s page.
      </p>
    </article>
  );
}

export function ClassFacts({ lesson }: { lesson: CoachClassDto }) {
  const { description, schedule, durationMinutes, price, currency, groupSize } = lesson;
  return (
    <>
      {description ? (
        <p className="wrap-anywhere text-sm" dir="auto">
          {description}
        </p>
      ) : null}
      <p className="text-muted-foreground text-sm tabular-nums">
        {[schedule, `${durationMinutes} min`, groupWords(groupSize)].filter(Boolean).join(' · ')}
      </p>
      <p className="font-heading tabular-nums">{formatMoney(price, currency)}</p>
    </>
  );
}

function groupWords(size: number): string {
  return size === 1 ? 'for one person' : `up to ${size} people`;
}
