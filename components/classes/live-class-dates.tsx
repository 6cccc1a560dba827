'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GuestQueries } from '@/components/layout/query-provider';
import { RowList } from '@/components/layout/row-list';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { translate } from '@/lib/platform/language/translate';
import { ClassSession } from './class-session';
import { coachClassesQuery } from './classes-query';
import { texts } from './texts';

/** The rest is shown on request. */
const FIRST_SHOWN = 3;

interface LiveClassDatesProps {
  coachId: number;
  classId: number;
}

/** The dates of one class, with what the reader may do. */
export function LiveClassDates(props: LiveClassDatesProps) {
  return (
    <GuestQueries>
      <Dates {...props} />
    </GuestQueries>
  );
}

function Dates({ coachId, classId }: LiveClassDatesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery(coachClassesQuery(coachId, useViewer().user?.id ?? null));
  const t = translate(texts);
  if (query.isError) {
    return (
      <Button variant="secondary" size="sm" onClick={() => query.refetch()}>
        {t.fetchDatesFailed}
      </Button>
    );
  }
  if (query.isPending) return <Skeleton className="h-36 rounded-card" />;
  const dates = query.data.filter((session) => session.classId === classId);
  if (dates.length === 0) {
    return <p className="text-muted-foreground text-sm">{t.noDateYet}</p>;
  }
  return (
    <>
      <RowList
        items={isWhole ? dates : dates.slice(0, FIRST_SHOWN)}
        className="grid gap-3 *:min-w-0"
      >
        {(session) => (
          <li key={session.id}>
            <ClassSession session={session} />
          </li>
        )}
      </RowList>
      {dates.length > FIRST_SHOWN ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t.showFewer : t.showAll({ count: dates.length })}
        </Button>
      ) : null}
    </>
  );
}
