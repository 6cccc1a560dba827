import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { CardGrid } from '@/components/layout/card-grid';
import { SportBadge } from '@/components/sports/sport-badge';
import type { CoachClassDto, ListedClassDto } from '@/lib/coaching/schema/directory';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { NothingFound } from './nothing-found';
import { texts } from './texts';

interface ClassListProps {
  classes: ListedClassDto[];
  onClear: (() => void) | null;
}

export function ClassList({ classes, onClear }: ClassListProps) {
  const t = translate(texts);
  if (classes.length === 0) {
    return (
      <NothingFound
        drawing="groups"
        title={t.noClasses}
        description={t.noClassesHint}
        onClear={onClear}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t.classes}</h2>
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
        {rich(translate(texts).classOf, {
          coach: (
            <Link
              href={routes.coach(coach.id)}
              prefetch={false}
              className="inline-flex min-h-6 items-center font-strong text-primary-ink underline"
            >
              <bdi>{coach.name}</bdi>
            </Link>
          ),
        })}
      </p>
    </article>
  );
}

export function ClassFacts({ lesson }: { lesson: CoachClassDto }) {
  const t = translate(texts);
  const { description, schedule, durationMinutes, price, currency, groupSize } = lesson;
  return (
    <>
      {description ? (
        <p className="wrap-anywhere text-sm" dir="auto">
          {description}
        </p>
      ) : null}
      <p className="text-muted-foreground text-sm tabular-nums">
        {schedule ? (
          <>
            <bdi>{schedule}</bdi>
            {' · '}
          </>
        ) : null}
        {[t.minutes({ minutes: durationMinutes }), t.groupSize({ size: groupSize })].join(' · ')}
      </p>
      <p className="font-heading tabular-nums">{wordsOf().money(price, currency)}</p>
    </>
  );
}
