'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { useAction } from '@/components/forms/use-action';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { ToastAction } from '@/components/ui/toast';
import type { ToastInput } from '@/components/ui/use-toast';
import type { ClassParticipantDto, ClassSessionDto } from '@/lib/classes/schema';
import { cn } from '@/lib/cn';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';
import { CLASSES_KEY, participantsQuery } from './use-class-step';

/** Long enough to read the toast and reach its button. */
const UNDO_MS = 10_000;

type Mark = Pick<ClassParticipantDto, 'id' | 'came'>;

/** For the coach: who has a place and who waits; once it has begun, who came, one by one or all in one press. */
export function ClassPeople({ session }: { session: ClassSessionDto }) {
  const { data: people = [] } = useQuery(participantsQuery(session));
  const mark = useAttendance(session);
  const t = translate(texts);
  const going = people.filter(({ status }) => status === 'going');
  const onMark = session.canMarkAttendance ? (marks: Mark[]) => mark(marks) : undefined;
  function markAll(): void {
    const before = going.map(({ id, came }) => ({ id, came }));
    const undo = (
      <ToastAction altText={t.undo} onClick={() => mark(before, { title: t.undone })}>
        {t.undo}
      </ToastAction>
    );
    const all = going.map(({ id }) => ({ id, came: true }));
    void mark(all, { title: t.allNoted, action: undo, durationMs: UNDO_MS });
  }
  return (
    <>
      <People title={t.coming} people={going} onMark={onMark} />
      {onMark && going.some(({ came }) => !came) ? (
        <Button variant="secondary" className="justify-self-start" onClick={markAll}>
          <LineIcon name="check" />
          {t.allCame}
        </Button>
      ) : null}
      <People title={t.waiting} people={people.filter(({ status }) => status === 'waitlisted')} />
    </>
  );
}

function useAttendance(session: ClassSessionDto) {
  const queries = useQueryClient();
  const { run } = useAction({ refresh: [CLASSES_KEY], queue: `attendance-${session.id}` });
  const { queryKey } = participantsQuery(session);
  const show = (people: ClassParticipantDto[] | undefined) =>
    queries.setQueryData(queryKey, people);
  return (marks: Mark[], done?: ToastInput) =>
    run({
      call: () =>
        api('PUT /api/class-sessions/{id}/attendance', {
          params: { id: session.id },
          body: { marks },
        }),
      foresee: () => {
        const before = queries.getQueryData(queryKey);
        const cameOf = new Map(marks.map(({ id, came }) => [id, came]));
        show(before?.map((one) => ({ ...one, came: cameOf.get(one.id) ?? one.came })));
        return () => show(before);
      },
      ...(done && { done: () => done }),
      onDone: show,
      failed: translate(texts).keepFailed,
    });
}

interface PeopleProps {
  title: string;
  people: ClassParticipantDto[];
  onMark?: ((marks: Mark[]) => Promise<void>) | undefined;
}

function People({ title, people, onMark }: PeopleProps) {
  const t = translate(texts);
  if (people.length === 0) return null;
  return (
    <div className="grid gap-1 *:min-w-0">
      <h4 className="text-muted-foreground text-sm">{title}</h4>
      <RowList
        items={people}
        className={onMark ? 'grid gap-1 *:min-w-0' : 'flex flex-wrap gap-x-4 gap-y-1'}
      >
        {({ id, userId, name, profileImageUrl, guardians, came }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-2">
            <Avatar id={userId ?? 0} name={name} imageUrl={profileImageUrl} size={32} />
            {userId === null ? (
              <span>{name}</span>
            ) : (
              <Link href={routes.user(userId)} className="wrap-anywhere text-primary-ink underline">
                <bdi>{name}</bdi>
              </Link>
            )}
            <GuardianLine guardians={guardians} />
            {onMark ? (
              <Button
                variant="chip"
                className={cn('ms-auto', came && 'is-set')}
                aria-pressed={came}
                aria-label={t.cameOf({ person: name })}
                onClick={() => onMark([{ id, came: !came }])}
              >
                {came ? <LineIcon name="check" className="size-4" /> : null}
                {t.came}
              </Button>
            ) : null}
          </li>
        )}
      </RowList>
    </div>
  );
}
