'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNow } from '@/components/calendar/use-now';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { MoreButton } from '@/components/lists/more-button';
import { relativeTime } from '@/components/notifications/relative-time';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import type { JobAction } from '@/lib/admin/constants';
import type { FailedJobDto } from '@/lib/admin/schema';
import { api } from '@/lib/platform/http/client';
import type { JobKind } from '@/lib/platform/jobs/kinds';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { AdminList } from './admin-list';
import { ADMIN_KEY, failedJobsQuery } from './admin-query';
import { failureWords } from './failure-words';
import { texts } from './texts';

/** Jobs that failed at every attempt, the latest failure first. */
export function FailedJobs() {
  const query = useInfiniteQuery(failedJobsQuery);
  const { run, busy } = useAction({ refresh: [ADMIN_KEY] });
  const t = translate(texts);
  const [removed, setRemoved] = useState<FailedJobDto | null>(null);
  const dialog = useDialog();
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? [];

  const decide = ({ id }: FailedJobDto, action: JobAction) =>
    run({
      call: () => api('POST /api/admin/jobs/{id}/{action}', { params: { id, action } }),
      done: action === 'retry' ? t.jobQueued : t.jobRemoved,
      failed: t.pleaseTryAgain,
      onDone: () => dialog.props.onOpenChange(false),
    });

  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminList query={query} loading={t.loadingJobs}>
        {jobs.length === 0 ? (
          <EmptyState as="h2" title={t.noJobs} description={t.noJobsHint} />
        ) : (
          <ul className="grid gap-3 *:min-w-0">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobRow
                  job={job}
                  busy={busy}
                  onRetry={() => decide(job, 'retry')}
                  onRemove={() => {
                    setRemoved(job);
                    dialog.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>{t.moreJobs}</MoreButton>
      </AdminList>
      {removed ? (
        <FormDialog
          {...dialog.props}
          title={t.removeJob({ job: nameOf(removed) })}
          description={t.removeJobHint}
          submit={t.remove}
          destructive
          busy={busy}
          onSubmit={() => decide(removed, 'remove')}
        />
      ) : null}
    </div>
  );
}

/** Jobs of an earlier release may have an unknown kind. */
function wordsOfKind(kind: string): string {
  const words: Record<JobKind, string> = translate(texts);
  return Object.hasOwn(words, kind) ? words[kind as JobKind] : kind;
}

const nameOf = ({ kind, id }: FailedJobDto): string => `${wordsOfKind(kind)} ${id}`;

const TO_THE_SECOND = {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

interface JobRowProps {
  job: FailedJobDto;
  busy: boolean;
  onRetry: () => Promise<void>;
  onRemove: () => void;
}

function JobRow({ job, busy, onRetry, onRemove }: JobRowProps) {
  const { kind, attempts, error, createdAt, failedAt, canRemove } = job;
  const now = new Date(useOwnNow());
  const t = translate(texts);
  const { date } = wordsOf();
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-base">
          <bdi>{wordsOfKind(kind)}</bdi>
        </h2>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {rich(t.jobFailed({ attempts }), {
            at: (
              <time dateTime={failedAt}>
                {date(failedAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            ),
            queued: (
              <time dateTime={createdAt} title={date(createdAt, TO_THE_SECOND)}>
                {relativeTime(new Date(createdAt), now).toLowerCase()}
              </time>
            ),
          })}
        </p>
        {error ? (
          <p className="wrap-anywhere mt-1.5 text-sm" dir="auto">
            {failureWords(error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t.tryAgainJob({ job: nameOf(job) })}
          aria-disabled={busy || undefined}
          onClick={onRetry}
        >
          {t.tryAgain}
        </Button>
        {canRemove ? (
          <Button
            variant="ghost"
            aria-label={t.removeJob({ job: nameOf(job) })}
            aria-disabled={busy || undefined}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
