import { Avatar } from '@/components/avatars/avatar';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { DecisionTarget } from './decision-dialog';
import { texts } from './texts';

type Status = 'pending' | 'approved' | 'rejected';

const LOOKS: Record<Status, string> = {
  pending:
    'bg-[oklch(0.93_0.09_95)] text-[oklch(0.36_0.08_80)] dark:bg-[oklch(0.36_0.07_90)] dark:text-[oklch(0.93_0.09_95)]',
  approved: 'bg-primary-soft text-primary-ink',
  rejected: 'bg-destructive-soft text-destructive-ink',
};

interface ApplicationCardProps {
  application: {
    id: number;
    name: string;
    status: Status;
    submittedAt: string;
    adminNotes: string | null;
    imageUrl?: string | null;
  };
  noun: DecisionTarget['noun'];
  /** Label and text; missing values are hidden. */
  facts: [label: string, text: string | null][];
  onDecide: (target: DecisionTarget) => void;
  bio?: string | null;
}

/** Name, badge and date. Pending applications are highlighted and have buttons to decide them. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, noun, facts, bio, onDecide } = props;
  const { id, name, status, submittedAt, adminNotes, imageUrl } = application;
  const t = translate(texts);
  const decide = (verdict: DecisionTarget['verdict']) => () =>
    onDecide({ noun, id, name, verdict });
  return (
    <article
      className={cn(
        'grid gap-3 rounded-card border bg-card p-4 md:p-5',
        status === 'pending' && 'border-s-4 border-s-foreground',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        {imageUrl ? <Avatar id={id} name={name} imageUrl={imageUrl} size={52} /> : null}
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-xl" dir="auto">
            {name}
          </h3>
          <p className="text-muted-foreground text-sm">
            {rich(t.applied, {
              at: <time dateTime={submittedAt}>{dayOf(submittedAt)}</time>,
            })}
          </p>
        </div>
        <span className={cn('rounded-full px-2.5 py-0.5 font-strong text-xs', LOOKS[status])}>
          {t[status]}
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-2 *:min-w-0 sm:grid-cols-2">
        {facts
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted-foreground text-xs">{label}</dt>
              <dd className="wrap-anywhere text-sm" dir="auto">
                {text}
              </dd>
            </div>
          ))}
      </dl>
      {bio ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
          {bio}
        </p>
      ) : null}
      {adminNotes ? (
        <p className="wrap-anywhere whitespace-pre-line rounded-control bg-muted px-3 py-2 text-sm">
          {rich(t.adminNotesAre, {
            lead: (words) => <span className="font-strong">{words}</span>,
            notes: <bdi>{adminNotes}</bdi>,
          })}
        </p>
      ) : null}
      {status === 'pending' ? (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={t.approveName({ title: name })} onClick={decide('approve')}>
            {t.approve}
          </Button>
          <Button
            variant="secondary"
            aria-label={t.rejectName({ title: name })}
            onClick={decide('reject')}
          >
            {t.reject}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

export function dayOf(iso: string): string {
  return wordsOf().date(iso, { day: 'numeric', month: 'short', year: 'numeric' });
}
