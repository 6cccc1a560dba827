'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { translate } from '@/lib/platform/language/translate';
import { ClassSession } from './class-session';
import { texts } from './texts';
import { coachClassesQuery } from './use-class-step';

/** The rest is shown on request. */
const FIRST_SHOWN = 3;

interface LiveClassDatesProps {
  coachId: number;
  classId: number;
  /** The page's dates. Members reload them when something changes. */
  initial: ClassSessionDto[];
}

/** With the viewer's actions. */
export function LiveClassDates({ coachId, classId, initial }: LiveClassDatesProps) {
  const { user } = useViewer();
  const { data } = useQuery({ ...coachClassesQuery(coachId, user?.id ?? null), enabled: !!user });
  const t = translate(texts);
  const dates = data?.filter((session) => session.classId === classId) ?? initial;
  if (dates.length === 0) {
    return <p className="text-muted-foreground text-sm">{t.noDateYet}</p>;
  }
  return (
    <>
      <Rows dates={dates.slice(0, FIRST_SHOWN)} />
      {dates.length > FIRST_SHOWN ? (
        <details className="grid gap-3">
          <summary className={buttonVariants({ variant: 'secondary' })}>
            {t.showAll({ count: dates.length })}
          </summary>
          <Rows dates={dates.slice(FIRST_SHOWN)} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ dates }: { dates: ClassSessionDto[] }) {
  return (
    <ul className="grid gap-3 *:min-w-0">
      {dates.map((session) => (
        // A cached page outlives the start of a class.
        <li key={session.id} data-until={session.startsAt}>
          <ClassSession session={session} />
        </li>
      ))}
    </ul>
  );
}
