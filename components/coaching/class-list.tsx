import { rich } from '@/components/language/rich';
import { SportBadge } from '@/components/sports/sport-badge';
import type { CoachClassDto, ListedClassDto } from '@/lib/coaching/schema/directory';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { CoachLink } from './coach-header';
import { DirectoryList } from './directory-list';
import { texts } from './texts';

interface ClassListProps {
  classes: ListedClassDto[];
  onClear: (() => void) | null;
}

export function ClassList({ classes, onClear }: ClassListProps) {
  const t = translate(texts);
  return (
    <DirectoryList
      title={t.classes}
      items={classes}
      empty={{ drawing: 'groups', title: t.noClasses, description: t.noClassesHint, onClear }}
      card={(lesson) => <ListedClass lesson={lesson} />}
    />
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
        {rich(translate(texts).classOf, { coach: <CoachLink coach={coach} /> })}
      </p>
    </article>
  );
}

export function ClassFacts({ lesson }: { lesson: CoachClassDto }) {
  const t = translate(texts);
  const { description, schedule, durationMinutes, price, currency, groupSize } = lesson;
  const { minimum, decideHours } = lesson;
  return (
    <>
      {description ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
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
      {minimum && decideHours ? (
        <p className="text-sm">{t.fromPeople({ people: minimum, hours: decideHours })}</p>
      ) : null}
      <p className="font-heading tabular-nums">{wordsOf().money(price, currency)}</p>
    </>
  );
}
