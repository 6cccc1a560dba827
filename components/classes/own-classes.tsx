'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/empty-state';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { ClassSide } from '@/lib/classes/policy';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { ClassPeople } from './class-people';
import { ClassSession } from './class-session';
import { texts } from './texts';
import { ownClassesQuery, useClassStep } from './use-class-step';

const CancelClassDialog = dynamic(
  () => loadPart(() => import('./cancel-class-dialog').then((module) => module.CancelClassDialog)),
  { ssr: false },
);

interface OwnClassesProps {
  side: ClassSide;
  /** As the page was rendered. */
  initial: ClassSessionDto[] | undefined;
}

/** Next first; nothing when there are none. */
export function OwnClasses({ side, initial }: OwnClassesProps) {
  const query = useQuery(usePageData(ownClassesQuery(side), initial));
  const sessions = query.data ?? [];
  const t = translate(texts);
  if (query.isError && sessions.length === 0) {
    return <ErrorState title={t.fetchFailed} query={query} />;
  }
  if (sessions.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{t.classes}</h2>
      <RowList items={sessions} className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
        {(session) => (
          <li key={session.id}>
            <ClassSession session={session} heading={<Heading session={session} />}>
              {side === 'coach' ? <CoachPart session={session} /> : null}
            </ClassSession>
          </li>
        )}
      </RowList>
    </section>
  );
}

function Heading({ session: { name, coach, side } }: { session: ClassSessionDto }) {
  return (
    <div>
      <h3 className="wrap-anywhere text-xl" dir="auto">
        {name}
      </h3>
      {side === 'client' ? (
        <p className="text-sm">
          {rich(translate(texts).withCoach, {
            coach: (
              <Link href={routes.coach(coach.id)} className="text-primary-ink underline">
                <bdi>{coach.name}</bdi>
              </Link>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}

function CoachPart({ session }: { session: ClassSessionDto }) {
  const cancel = useDialog();
  const { keep, busy } = useClassStep(session.id);
  const t = translate(texts);
  return (
    <>
      <ClassPeople session={session} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {session.actions.includes('keep') ? (
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={keep}>
            {t.keepOn}
          </Button>
        ) : null}
        {session.actions.includes('cancel') ? (
          <Button variant="secondary" onClick={cancel.show}>
            {t.cancelClass}
          </Button>
        ) : null}
      </div>
      {cancel.wanted ? <CancelClassDialog {...cancel.props} session={session} /> : null}
    </>
  );
}
